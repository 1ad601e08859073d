/** The store in PostgreSQL, shared by several nodes. */
import { sql, type Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import { APART, GroupCommit, type CommitWatch } from '@kickdoor/tables/store/group-commit.ts';
import { dueAt, type GameRecord, type TableRecord } from '@kickdoor/tables/store/records.ts';
import type { Database } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import {
  NotMineError,
  StaleError,
  StoreAwayError,
  type Append,
  type KeptWaits,
  type Store,
} from '@kickdoor/tables/store/store.ts';
import { GroupWriter, type FencedAppend } from './commit.ts';
import { isPassing } from './errors.ts';

/** Milliseconds between two attempts to reach the database, at first and at most. */
const AGAIN = { first: 20, most: 500 };

/** A single statement, so that nobody can write to the table meanwhile. */
const REMOVE = `
  with gone as (
    delete from tables where id = $1 and version = $2 and owner is null
      and (select coalesce(max(number), 0) from moves where table_id = $1) = $3
    returning id
  ),
  moved as (delete from moves where table_id in (select id from gone)),
  seen as (delete from snapshots where table_id in (select id from gone)),
  brought as (delete from table_packs where table_id in (select id from gone)),
  waited as (delete from waits where table_id in (select id from gone)),
  broken as (delete from damaged where table_id in (select id from gone))
  select id from gone`;

/** This node as a writer. */
export interface Writer {
  /** The id under which this node currently owns tables. */
  readonly id: () => string;
  /** Whether its lease is valid, so that writing is worth retrying. */
  readonly isValid: () => boolean;
}

export interface PostgresParts {
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly writer: Writer;
  readonly watch?: CommitWatch;
}

/** Reads everything, but writes to no table: that takes a claim and {@link fenced}. */
export class PostgresStore extends SqlStore {
  readonly #parts: PostgresParts;
  readonly #writer: GroupWriter;
  readonly #moves: GroupCommit<FencedAppend>;

  constructor(parts: PostgresParts) {
    super(parts.db);
    this.#parts = parts;
    this.#writer = new GroupWriter(parts.pool, parts.writer.id);
    this.#moves = new GroupCommit((group) => this.#write(group), { watch: parts.watch, apart: APART });
  }

  /** The store for the owner of a table. Every write to the table checks that `epoch` is still current. */
  fenced(table: string, epoch: number): Store {
    this.#writer.forget(table);
    return new FencedStore(this.#parts, {
      table,
      epoch,
      append: (append) => this.#moves.add({ ...append, epoch }),
    });
  }

  /** Drops the cache of a table that was given up or lost. */
  forget(table: string): void {
    this.#writer.forget(table);
  }

  append({ table }: Append): Promise<void> {
    return Promise.reject(notMine(table));
  }

  protected override hold(_: Transaction<Database>, table: string): Promise<void> {
    return Promise.reject(notMine(table));
  }

  /** Saves the waits of tables that this node owns. */
  async keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    await keepWaits(this.#parts, waits);
  }

  async bytes(): Promise<number> {
    const { rows } = await this.#parts.pool.query<{ bytes: number }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return rows[0]?.bytes ?? 0;
  }

  /** Removes a table that no node plays. */
  override async remove(id: string, version: number, moves: number): Promise<void> {
    const { rowCount } = await this.#parts.pool.query(REMOVE, [id, version, moves]);
    if (rowCount === 0) throw new StaleError(`table ${id} is in use, or not at version ${version} any more`);
  }

  async close(): Promise<void> {
    await this.#parts.db.destroy();
  }

  /**
   * Retries while the database is unreachable and the lease is valid, since repeating the statement is harmless. Once
   * the lease is over, other nodes may have claimed the tables.
   */
  async #write(group: readonly FencedAppend[]) {
    for (let pause = AGAIN.first; ; pause = Math.min(AGAIN.most, 2 * pause)) {
      try {
        return await this.#writer.write(group);
      } catch (error) {
        if (!isPassing(error)) throw error;
        if (!this.#parts.writer.isValid()) throw new StoreAwayError('the database is away', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

interface Fence {
  readonly table: string;
  readonly epoch: number;
  readonly append: (append: Append) => Promise<void>;
}

/** The store of one claim of one table. */
class FencedStore extends SqlStore {
  readonly #parts: PostgresParts;
  readonly #fence: Fence;

  constructor(parts: PostgresParts, fence: Fence) {
    super(parts.db);
    this.#parts = parts;
    this.#fence = fence;
  }

  append(append: Append): Promise<void> {
    return this.#fence.append(append);
  }

  /** Throws if another node has claimed the table since, so as not to return what that node wrote. */
  override async table(id: string): Promise<TableRecord | null> {
    await this.#mustOwn(id);
    return super.table(id);
  }

  override async game(id: string): Promise<GameRecord | null> {
    const game = await super.game(id);
    await this.#mustOwn(id);
    return game;
  }

  async keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    await keepWaits(this.#parts, waits, this.#fence.epoch);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  bytes(): Promise<number> {
    return Promise.resolve(0);
  }

  protected override async hold(trx: Transaction<Database>, table: string): Promise<void> {
    await this.#prove(trx, table, sql`for no key update`);
  }

  async #mustOwn(table: string): Promise<void> {
    await this.#prove(this.#parts.db, table, sql``);
  }

  async #prove(db: Kysely<Database>, table: string, lock: ReturnType<typeof sql>): Promise<void> {
    const { writer } = this.#parts;
    const { epoch } = this.#fence;
    const { rows } = await sql`
      select 1 from tables where id = ${table} and owner = ${writer.id()} and epoch = ${epoch} ${lock}`.execute(
      db,
    );
    if (rows.length === 0) throw notMine(table);
  }
}

const notMine = (table: string) => new NotMineError(`table ${table} is not this node's`);

/** Saves the time left of several tables' waits in one statement, for tables that this node owns. */
async function keepWaits(
  { pool, writer }: PostgresParts,
  waits: readonly KeptWaits[],
  epoch: number | null = null,
): Promise<void> {
  await pool.query({
    name: 'waits',
    text: `
      insert into waits (table_id, number, clocks, due)
      select t.id, g.number, g.clocks, g.due
      from unnest($3::text[], $4::int[], $5::text[], $6::bigint[]) as g (table_id, number, clocks, due)
      join tables t on t.id = g.table_id and t.owner = $1 and ($2::int is null or t.epoch = $2)
      order by t.id for no key update of t
      on conflict (table_id) do update
      set number = excluded.number, clocks = excluded.clocks, due = excluded.due
      where waits.number <= excluded.number`,
    values: [
      writer.id(),
      epoch,
      waits.map(({ table }) => table),
      waits.map(({ number }) => number),
      waits.map(({ clocks }) => JSON.stringify(clocks)),
      waits.map(({ clocks }) => dueAt(clocks)),
    ],
  });
}
