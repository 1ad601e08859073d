/** Takes the game of a table up from the store, or finds out why it can't go on. */
import { isUnreadable, openHeader, type CardPool, type State } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import type { Context } from '../context/context.ts';
import { LiveGame, type Beginning } from './live-game.ts';

type Began = NonNullable<Setup['began']>;

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

/** The cards of a game that has begun, and its first state. */
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

/** What is said of a table whose game goes on elsewhere. */
export const tableMoved = () => new TableProblem('table-moved', 'the game of this table goes on elsewhere');

/** What is said of a table that can't be read. */
export const gameStopped = () =>
  new TableProblem('game-stopped', 'this game can not go on here; its record can be downloaded');
