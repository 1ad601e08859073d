/** Loads a table's game from the store, or finds out why it can't continue. */
import { isUnreadable, openHeader, type CardPool, type State } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import type { Context } from '../context/context.ts';
import { LiveGame } from './live-game.ts';
import type { Beginning } from './replayed.ts';

type Began = NonNullable<Setup['began']>;

/** A table's game, if it has one. */
export interface Loaded {
  /** `null` before the start, and if the game can't continue. */
  readonly game: LiveGame | null;
  /** What players are told if the game can't continue. */
  readonly stopped: TableProblem | null;
}

/** Loads a table's game from the store. If it can't be read, that is logged and nothing is changed. */
export async function loadGame(context: Context, { id, setup }: TableRecord): Promise<Loaded> {
  if (setup.began === null) return { game: null, stopped: null };
  if (setup.moved?.away === true) return { game: null, stopped: tableMoved() };
  try {
    const { pool, start } = await beginningOf(context, setup.began.header);
    return { game: await LiveGame.load(context, id, { pool, pace: setup.pace, start }), stopped: null };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    context.log.error({ table: id, why: error.message }, 'a game can not go on');
    return { game: null, stopped: gameStopped() };
  }
}

/** The cards and the first state of a game that has begun. */
export async function beginningOf(
  { content }: Pick<Context, 'content'>,
  header: Began['header'],
): Promise<Beginning> {
  const { pool } = await content.began(header.sets);
  return { pool, start: () => startOf(pool, header) };
}

function startOf(pool: CardPool, header: Began['header']): State {
  const opened = openHeader(pool, header);
  if (isUnreadable(opened)) throw new UnreadableError(opened.error);
  return opened.state;
}

/** The problem for a table whose game has moved elsewhere. */
export const tableMoved = () => new TableProblem('table-moved', 'the game of this table goes on elsewhere');

/** The problem for a table that can't be read. */
export const gameStopped = () =>
  new TableProblem('game-stopped', 'this game can not go on here; its record can be downloaded');
