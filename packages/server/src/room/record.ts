/** The record of a table's game, out of the store. */
import { recordPlayed, writeRecord, type CardPool } from '@kickdoor/rules';
import { TableProblem } from '../problem.ts';
import type { TableRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import type { Context } from './context.ts';

/** All of a game as the lines of a file; also of one whose cards or rules have changed so that it can't go on. */
export async function recordOf({ store, content }: Context, { id, setup }: TableRecord): Promise<string> {
  const { began } = setup;
  if (began === null) throw new TableProblem('not-started', 'the game has not started');
  const pool = await content.began(began.header.sets).then(
    (cards): CardPool => cards.pool,
    (error: unknown) => {
      if (error instanceof UnreadableError) return null;
      throw error;
    },
  );
  const moves = await store.moves(id, 1, Number.MAX_SAFE_INTEGER);
  const played = moves.map(({ seat, move, at, events }) => ({
    seat,
    move,
    at: Math.max(0, at - began.at),
    events,
  }));
  return writeRecord(recordPlayed(pool, began.header, played));
}
