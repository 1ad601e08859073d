/** What has to be so for a client's wish; a problem that says what is not. */
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import { isBotPlayed } from '../seats/patience.ts';
import type { Setup } from '../store/records.ts';
import { seatOf, type Client } from './client.ts';

/** The seat of a client. */
export function mustSit(setup: Setup, client: Client): Seat {
  const seat = seatOf(setup, client);
  if (seat === null) throw new TableProblem('no-seat', 'only a player can do this');
  return seat;
}

/** The seat of a client who plays it themselves. */
export function mustPlay(setup: Setup, client: Client): Seat {
  const seat = mustSit(setup, client);
  if (isBotPlayed(setup.seats[seat])) {
    throw new TableProblem('stood-in', 'a bot plays for this player until they say that they are back');
  }
  return seat;
}

/** A game in which moves are made now. */
export function mustRun({ paused }: Setup): void {
  if (paused) throw new TableProblem('paused', 'the players have agreed on a pause');
}

export const notStarted = () => new TableProblem('not-started', 'the game has not started');
