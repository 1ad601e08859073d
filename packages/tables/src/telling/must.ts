/** Preconditions of client requests. Each throws a problem if it isn't met. */
import type { Seat } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import { isBotPlayed } from '../seats/patience.ts';
import type { Setup } from '../store/records.ts';
import { seatOf, type Client } from './client.ts';

/** Returns the seat of a client. */
export function mustSit(setup: Setup, client: Client): Seat {
  const seat = seatOf(setup, client);
  if (seat === null) throw new TableProblem('no-seat', 'only a player can do this');
  return seat;
}

/** Returns the seat of a client who plays it themselves. */
export function mustPlay(setup: Setup, client: Client): Seat {
  const seat = mustSit(setup, client);
  if (isBotPlayed(setup.seats[seat])) {
    throw new TableProblem('stood-in', 'a bot plays for this player until they say that they are back');
  }
  return seat;
}

/** Requires that the game isn't paused. */
export function mustRun({ paused }: Setup): void {
  if (paused) throw new TableProblem('paused', 'the players have agreed on a pause');
}

export const notStarted = () => new TableProblem('not-started', 'the game has not started');
