/** What all stores in SQL databases share, through Kysely. */
import type { State } from '@kickdoor/rules';
import type { Kysely, Transaction } from 'kysely';
import { believable, checksum } from './chain.ts';
import {
  dueAt,
  type GameRecord,
  type MoveRecord,
  type SavedClocks,
  type Setup,
  type TableRecord,
} from '@kickdoor/tables/store/records.ts';
import { toClocks, toMove, toTable, type MoveRow } from './rows.ts';
import type { KeptCode } from '@kickdoor/tables/store/code-store.ts';
import type { MoreEntries } from '@kickdoor/tables/store/counter-store.ts';
import * as codes from './sql-codes.ts';
import * as counters from './sql-counters.ts';
import * as keys from './sql-keys.ts';
import * as owner from './sql-owner.ts';
import * as packs from './sql-packs.ts';
import type { BroughtBundle } from '@kickdoor/tables/store/pack-store.ts';
import type { After, Ban } from '@kickdoor/tables/store/owner-store.ts';
import type { Database } from './schema.ts';
import {
  StaleError,
  UnreadableError,
  type Append,
  type KeptWaits,
  type Store,
} from '@kickdoor/tables/store/store.ts';

/** The highest number of a move that every database can take. */
const LAST_NUMBER = 2 ** 31 - 1;
/** Snapshots kept of a game besides its first state. */
const SNAPSHOTS_KEPT = 2;

export abstract class SqlStore implements Store {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  abstract append(append: Append): Promise<void>;
  abstract keepWaits(waits: readonly KeptWaits[]): Promise<void>;
  abstract close(): Promise<void>;
  abstract bytes(): Promise<number>;

  /**
   * Called first in each transaction that writes to a table: throws `NotMineError` where it belongs to another writer,
   * and otherwise keeps it until the transaction ends. Where a store has a single writer there is nothing to do.
   */
  protected hold(_trx: Transaction<Database>, _table: string): Promise<void> {
    return Promise.resolve();
  }

  /** Runs the writes to a table, all of them or none. */
  protected writing<T>(table: string, task: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (trx) => {
      await this.hold(trx, table);
      return task(trx);
    });
  }

  async create(id: string, setup: Setup): Promise<void> {
    const now = Date.now();
    const row = {
      id,
      version: 1,
      created_at: now,
      updated_at: now,
      listed: listed(setup),
      setup: JSON.stringify(setup),
      sheet: setup.sheet,
    };
    if (setup.packs.length === 0) {
      await this.#db.insertInto('tables').values(row).execute();
      return;
    }
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto('tables').values(row).execute();
      await packs.usePacks(trx, id, setup);
    });
  }

  async table(id: string): Promise<TableRecord | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select(['id', 'version', 'setup'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : toTable(row);
  }

  async open(since: number, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'version', 'setup'])
      .where('listed', '=', 1)
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return rows.flatMap(readable);
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('waits')
      .select('table_id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map((row) => row.table_id);
  }

  async change(id: string, version: number, setup: Setup): Promise<void> {
    await this.writing(id, (trx) => changeSetup(trx, id, version, setup));
  }

  async start(id: string, version: number, setup: Setup, state: State, clocks: SavedClocks): Promise<void> {
    await this.writing(id, async (trx) => {
      await changeSetup(trx, id, version, setup);
      await trx
        .insertInto('snapshots')
        .values(snapshotRow(id, 0, state))
        .execute();
      await saveWaits(trx, { table: id, number: 0, clocks });
    });
  }

  async find(id: string, seat: number, moveId: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('moves')
      .select('number')
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('move_id', '=', moveId)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  async game(id: string): Promise<GameRecord | null> {
    const found = await this.#snapshotOf(id);
    if (found === null) return null;
    const { snapshot, older } = found;
    const base = await this.#rows(id, snapshot.number, snapshot.number);
    const rows = await this.#rows(id, snapshot.number + 1, Number.MAX_SAFE_INTEGER);
    const whole = believable(snapshot.number, base[0]?.chain ?? null, rows);
    const lost = rows.length - whole;
    if (lost > 0) await this.#putAside(id, rows.slice(whole));
    const kept = rows.slice(0, whole);
    return {
      snapshot,
      moves: kept.map(toMove),
      clocks: await this.#clocksOf(id, kept.at(-1) ?? base[0]),
      damage: lost > 0 || older ? { moves: lost, snapshot: older } : null,
    };
  }

  async moves(id: string, from: number, to: number): Promise<readonly MoveRecord[]> {
    return (await this.#rows(id, from, to)).map(toMove);
  }

  async snapshot(id: string, number: number, state: State): Promise<void> {
    await this.writing(id, async (trx) => {
      await trx
        .insertInto('snapshots')
        .values(snapshotRow(id, number, state))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await trx
        .selectFrom('snapshots')
        .select('number')
        .where('table_id', '=', id)
        .orderBy('number', 'desc')
        .limit(SNAPSHOTS_KEPT)
        .execute();
      await trx
        .deleteFrom('snapshots')
        .where('table_id', '=', id)
        .where('number', '>', 0)
        .where('number', '<', kept.at(-1)?.number ?? 0)
        .execute();
    });
  }

  async keepSet(hash: string, content: string): Promise<void> {
    await this.#db
      .insertInto('sets')
      .values({ hash, content })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async set(hash: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('sets')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row?.content ?? null;
  }

  keepKey = (name: string, value: string) => keys.keepKey(this.#db, name, value);
  keepCode = (code: KeptCode) => codes.keepCode(this.#db, code);
  code = (key: string) => codes.code(this.#db, key);
  takeCode = (key: string) => codes.takeCode(this.#db, key);
  sweepCodes = (now: number, old: number) => codes.sweepCodes(this.#db, now, old);
  counterEntries = (counter: string, from: number) => counters.counterEntries(this.#db, counter, from);
  addCounterEntries = (more: MoreEntries) => counters.addCounterEntries(this.#db, more);
  sweepCounters = (before: number, most: number) => counters.sweepCounters(this.#db, before, most);
  keepPack = (pack: BroughtBundle) => packs.keepPack(this.#db, pack);
  pack = (hash: string) => packs.pack(this.#db, hash);
  packOfSet = (set: string) => packs.packOfSet(this.#db, set);
  countPacks = (holder: string | null) => packs.countPacks(this.#db, holder);
  sweepPacks = (before: number) => packs.sweepPacks(this.#db, before);
  probe = () => owner.probe(this.#db);
  census = () => owner.census(this.#db);
  stored = (id: string) => owner.stored(this.#db, id);
  newest = (most: number) => owner.newest(this.#db, most);
  idle = (before: number, after: After | null, most: number) => owner.idle(this.#db, before, after, most);
  bans = () => owner.bans(this.#db);
  ban = (one: Ban) => owner.ban(this.#db, one);
  unban = (kind: Ban['kind'], key: string) => owner.unban(this.#db, kind, key);

  remove(id: string, version: number, moves: number): Promise<void> {
    return owner.remove(this.#db, id, version, moves);
  }

  #rows(id: string, from: number, to: number): Promise<MoveRow[]> {
    return this.#db
      .selectFrom('moves')
      .selectAll()
      .where('table_id', '=', id)
      .where('number', '>=', from)
      .where('number', '<=', Math.min(to, LAST_NUMBER))
      .orderBy('number')
      .execute();
  }

  /** The newest intact snapshot. */
  async #snapshotOf(id: string): Promise<{ snapshot: GameRecord['snapshot']; older: boolean } | null> {
    const rows = await this.#db
      .selectFrom('snapshots')
      .select(['number', 'state', 'sum'])
      .where('table_id', '=', id)
      .orderBy('number', 'desc')
      .execute();
    for (const [at, { number, state, sum }] of rows.entries()) {
      if (sum !== null && sum !== checksum(state)) continue;
      return { snapshot: { number, state: parsed(state) }, older: at > 0 };
    }
    return null;
  }

  /** The time left of the waits after the newest move. */
  async #clocksOf(id: string, newest: MoveRow | undefined): Promise<SavedClocks> {
    const later = await this.#db
      .selectFrom('waits')
      .select(['number', 'clocks'])
      .where('table_id', '=', id)
      .executeTakeFirst();
    const number = newest?.number ?? 0;
    return toClocks((later?.number === number ? later.clocks : newest?.clocks) ?? '[]');
  }

  /** Moves damaged rows out of the game, which continues before them. */
  async #putAside(id: string, rows: readonly MoveRow[]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    await this.writing(id, async (trx) => {
      for (const row of rows) {
        const { number } = row;
        await trx
          .insertInto('damaged')
          .values({ table_id: id, number, found_at: Date.now(), row: JSON.stringify(row) })
          .execute();
      }
      await trx.deleteFrom('moves').where('table_id', '=', id).where('number', '>=', first.number).execute();
    });
  }
}

/** A table, if it can be read: one that can't must not hide the others. */
function readable(row: Parameters<typeof toTable>[0]): readonly TableRecord[] {
  try {
    return [toTable(row)];
  } catch (error) {
    if (error instanceof UnreadableError) return [];
    throw error;
  }
}

/** JSON of the store; what is none is read as nothing, and refused by whoever reads on. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const listed = (setup: Setup) => (setup.public && setup.stage === 'open' ? 1 : 0);

function snapshotRow(id: string, number: number, of: State) {
  const state = JSON.stringify(of);
  return { table_id: id, number, state, sum: checksum(state) };
}

/** Saves the time left of waits, unless something newer is stored already. */
export async function saveWaits(db: Kysely<Database>, { table, number, clocks }: KeptWaits): Promise<void> {
  const row = { number, clocks: JSON.stringify(clocks), due: dueAt(clocks) };
  await db
    .insertInto('waits')
    .values({ table_id: table, ...row })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet(row).where('waits.number', '<=', number),
    )
    .execute();
}

async function changeSetup(db: Kysely<Database>, id: string, version: number, setup: Setup): Promise<void> {
  const done = await db
    .updateTable('tables')
    .set({
      setup: JSON.stringify(setup),
      version: version + 1,
      listed: listed(setup),
      updated_at: Date.now(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) throw new StaleError(`table ${id} is not at version ${version} any more`);
  // Once the game has begun, its packs stay.
  if (setup.stage === 'open') await packs.usePacks(db, id, setup);
}
