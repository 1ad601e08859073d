/** What has to be so for a client's wish; a problem that says what is not. */
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { Setup } from '../store/records.ts';
import { seatOf, type Client } from './client.ts';

/** The seat of a client. */
export function mustSit(setup: Setup, client: Client): Seat {
  const seat = seatOf(setup, client);
  if (seat === null) throw new TableProblem('no-seat', 'only a player can do this');
  return seat;
}

export const notStarted = () => new TableProblem('not-started', 'the game has not started');
