/** The store in SQLite, with a single writer. */
import type { State } from '@kickdoor/rules';
import type { Kysely, Transaction } from 'kysely';
import {
  GroupCommit,
  UNWATCHED,
  type CommitWatch,
  type Outcome,
} from '@kickdoor/tables/store/group-commit.ts';
import { snapshotRow, type SnapshotRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import * as owner from '../sql-owner.ts';
import { SqlStore } from '../sql-store.ts';
import { saveWaits } from '../sql-waits.ts';
import type { Append, KeptWaits } from '@kickdoor/tables/store/store.ts';

/** A complete store over one connection, in the thread that has the file open. Servers use `ThreadedSqlite` instead. */
export class SqliteStore extends SqlStore {
  readonly #db: Kysely<Database>;
  readonly #moves: GroupCommit;
  /** Writes a group of moves atomically. */
  readonly commit: (group: readonly Append[]) => Promise<readonly Outcome[]>;
  readonly #snapshot: (row: SnapshotRow) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly bytes: () => Promise<number>;
  /** Drops a table from the cache of newest moves. */
  readonly forget: (table: string) => void;

  constructor(
    db: Kysely<Database>,
    ways: Pick<SqliteStore, 'commit' | 'close' | 'bytes' | 'forget'> & {
      readonly snapshot: (row: SnapshotRow) => Promise<void>;
    },
    watch: CommitWatch = UNWATCHED,
  ) {
    super(db);
    this.#db = db;
    this.commit = ways.commit;
    this.#snapshot = ways.snapshot;
    this.close = ways.close;
    this.bytes = ways.bytes;
    this.forget = ways.forget;
    this.#moves = new GroupCommit(ways.commit, { watch });
  }

  append(append: Append): Promise<void> {
    return this.#moves.add(append);
  }

  override snapshot(id: string, number: number, state: State): Promise<void> {
    return this.#snapshot(snapshotRow(id, number, state));
  }

  /**
   * The transaction may set moves aside, so drops the cache. Nothing else writes through this connection until it ends.
   */
  protected override hold(_trx: Transaction<Database>, table: string): Promise<void> {
    this.forget(table);
    return Promise.resolve();
  }

  override remove(id: string, version: number, moves: number): Promise<void> {
    // Holding the connection, so that no move can be written in between.
    return this.#db.connection().execute((db) => {
      this.forget(id);
      return owner.remove(db, id, version, moves);
    });
  }

  async keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const one of waits) await saveWaits(trx, one);
    });
  }
}
