/** The record of a table's game, read from the store. */
import { recordSteps, writeRecord, type CardPool } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import { opens } from '../base/secrets.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import { notStarted } from '../telling/must.ts';
import { inSlices } from './slices.ts';

/** A record as a file. */
interface Written {
  /** The number of the last act in it. */
  readonly last: number;
  readonly text: string;
}

/** Returns a whole game as the lines of a file, even if its cards or rules have changed so that it can't continue. */
export async function recordOf(context: Context, table: TableRecord): Promise<string> {
  return (await write(context, table)).text;
}

async function write({ store, content }: Context, { id, setup }: TableRecord): Promise<Written> {
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
  const played = moves.map(({ seat, move, at, events, thought }) => ({
    seat,
    move,
    at: Math.max(0, at - began.at),
    events,
    thought,
  }));
  const record = await inSlices(recordSteps(pool, began.header, played));
  return { last: moves.at(-1)?.number ?? 0, text: writeRecord(record) };
}

/** The hashes of the secrets that open a game's record, which shows every card; `null` if anybody may read it. */
export function readersOf({ openHands, moved, seats, host }: Setup): readonly string[] | null {
  // While a game continues elsewhere, its hands stay closed.
  if (openHands && moved?.away !== true) return null;
  return [host, ...seats.flatMap((there) => (there.kind === 'person' ? [there.hash] : []))];
}

/** Throws a problem if the holder of this secret may not read a record. */
export function mustBeReader(readers: readonly string[] | null, secret: string | null): void {
  if (readers === null) return;
  if (secret !== null && readers.some((hash) => opens(secret, hash))) return;
  throw new TableProblem('closed-hands', 'at this table the record is for those who sat there');
}

/** The record of a table's game, for those who may read it. */
export class Records {
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #hidesEnd: () => boolean;
  /** Cached once somebody has asked for it. */
  #written: Promise<Written> | null = null;

  /** `hidesEnd`: whether the game is over for its players, but not yet for those who see it later. */
  constructor(context: Context, table: HeldTable, hidesEnd: () => boolean) {
    this.#context = context;
    this.#table = table;
    this.#hidesEnd = hidesEnd;
  }

  /**
   * Returns the record as a file once the game is over or can't continue, since it shows every card. If the table has
   * not agreed to open hands, or while its game continues elsewhere, it takes a seat's secret or the host's. Throws a
   * problem if the record isn't available.
   */
  async read(secret: string | null): Promise<string> {
    const { setup, stopped, record } = this.#table;
    const { stage } = setup;
    if (stage === 'open') throw notStarted();
    mustBeReader(readersOf(setup), secret);
    if (this.#hidesEnd() || (stage === 'playing' && stopped === null)) {
      throw new TableProblem('not-over', 'the record of a game can be had when it is over');
    }
    return this.#newest(record);
  }

  async #newest(record: TableRecord): Promise<string> {
    const before = this.#written;
    // Another writer may have added acts, or put some aside.
    if (before !== null && !(await this.#isNewest(await before)) && this.#written === before) {
      this.#written = null;
    }
    // All players ask for it at once, and writing it replays the whole game.
    this.#written ??= write(this.#context, record).catch((error: unknown) => {
      this.#written = null;
      throw error;
    });
    return (await this.#written).text;
  }

  async #isNewest({ last }: Written): Promise<boolean> {
    const moves = await this.#context.store.moves(this.#table.id, Math.max(1, last), Number.MAX_SAFE_INTEGER);
    return (moves.at(-1)?.number ?? 0) === last;
  }
}
