/** The record of a table's game, out of the store. */
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

/** All of a game as the lines of a file; also of one whose cards or rules have changed so that it can't go on. */
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

/** The hashes of the secrets that open the record of a table's game, which tells every card; `null`: anybody may have it. */
export function readersOf({ openHands, moved, seats, host }: Setup): readonly string[] | null {
  // Where a game goes on elsewhere, its hands are not open yet.
  if (openHands && moved?.away !== true) return null;
  return [host, ...seats.flatMap((there) => (there.kind === 'person' ? [there.hash] : []))];
}

/** Throws a problem if a record is not for the holder of this secret. */
export function mustBeReader(readers: readonly string[] | null, secret: string | null): void {
  if (readers === null) return;
  if (secret !== null && readers.some((hash) => opens(secret, hash))) return;
  throw new TableProblem('closed-hands', 'at this table the record is for those who sat there');
}

/** The record of a table's game, for those who may have it. */
export class Records {
  readonly #context: Context;
  readonly #table: HeldTable;
  readonly #hidesEnd: () => boolean;
  /** Once somebody has asked for it. */
  #written: Promise<Written> | null = null;

  /** `hidesEnd`: whether the game is over for its players, but not yet for those who see it later. */
  constructor(context: Context, table: HeldTable, hidesEnd: () => boolean) {
    this.#context = context;
    this.#table = table;
    this.#hidesEnd = hidesEnd;
  }

  /**
   * The record as a file, once the game is over or can't go on: it tells every card. Where the table has not agreed to open
   * hands, and while its game goes on elsewhere, it is for whoever has a secret of a seat or the host's. Throws a problem if it can't be had.
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
    // Everybody who played asks for it at once, and it takes playing the whole game again.
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
