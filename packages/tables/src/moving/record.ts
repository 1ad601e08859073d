/** The record of a table's game, out of the store. */
import { recordPlayed, writeRecord, type CardPool } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import { opens } from '../base/secrets.ts';
import type { Setup, TableRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';
import type { Context } from '../context/context.ts';
import type { HeldTable } from '../game/held-table.ts';
import { notStarted } from '../telling/must.ts';

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
  const played = moves.map(({ seat, move, at, events, thought }) => ({
    seat,
    move,
    at: Math.max(0, at - began.at),
    events,
    thought,
  }));
  return writeRecord(recordPlayed(pool, began.header, played));
}

/** The hashes of the secrets that open the record of a table's game, which tells every card; `null`: anybody may have it. */
export function readersOf({ openHands, seats, host }: Setup): readonly string[] | null {
  if (openHands) return null;
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
  /** Once the game is over and somebody has asked for it. */
  #written: Promise<string> | null = null;

  /** `hidesEnd`: whether the game is over for its players, but not yet for those who see it later. */
  constructor(context: Context, table: HeldTable, hidesEnd: () => boolean) {
    this.#context = context;
    this.#table = table;
    this.#hidesEnd = hidesEnd;
  }

  /**
   * The record as a file, once the game is over or can't go on: it tells every card. Where the table has not agreed to open
   * hands, it is for whoever has a secret of a seat or the host's. Throws a problem if it can't be had.
   */
  async read(secret: string | null): Promise<string> {
    const { setup, stopped, record } = this.#table;
    const { stage } = setup;
    if (stage === 'open') throw notStarted();
    mustBeReader(readersOf(setup), secret);
    if (this.#hidesEnd() || (stage === 'playing' && stopped === null)) {
      throw new TableProblem('not-over', 'the record of a game can be had when it is over');
    }
    if (stage !== 'over') return recordOf(this.#context, record);
    // Everybody who played asks for it at once, and it takes playing the whole game again.
    this.#written ??= recordOf(this.#context, record).catch((error: unknown) => {
      this.#written = null;
      throw error;
    });
    return this.#written;
  }
}
