/** Takes the game of a table up from the store, or finds out why it can't go on. */
import { TableProblem } from '../problem.ts';
import type { TableRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import type { Context } from './context.ts';
import { LiveGame } from './live-game.ts';

/** What is there of a table's game. */
export interface Loaded {
  /** `null` before the start, and where the game can't go on. */
  readonly game: LiveGame | null;
  /** What players are told of a game that can't go on. */
  readonly stopped: TableProblem | null;
}

/** The game of a table as the store has it. What can't be read is logged and left as it is. */
export async function loadGame(context: Context, { id, setup }: TableRecord): Promise<Loaded> {
  if (setup.began === null) return { game: null, stopped: null };
  try {
    const { pool } = await context.content.began(setup.began.header.sets);
    return { game: await LiveGame.load(context, id, { pool, pace: setup.pace }), stopped: null };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    context.log.error({ table: id, why: error.message }, 'a game can not go on');
    return { game: null, stopped: gameStopped() };
  }
}

/** What is said of a table that can't be read. */
export const gameStopped = () =>
  new TableProblem('game-stopped', 'this game can not go on here; its record can be downloaded');
