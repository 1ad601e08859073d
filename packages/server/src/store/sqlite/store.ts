/** The store in SQLite, which has a single writer. */
import type { Kysely } from 'kysely';
import {
  GroupCommit,
  UNWATCHED,
  type CommitWatch,
  type Outcome,
} from '@kickdoor/tables/store/group-commit.ts';
import type { Database } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import { saveWaits } from '../sql-waits.ts';
import type { Append, KeptWaits } from '@kickdoor/tables/store/store.ts';

export class SqliteStore extends SqlStore {
  readonly #db: Kysely<Database>;
  readonly #moves: GroupCommit;
  /** Writes a group of moves atomically. */
  readonly commit: (group: readonly Append[]) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<void>;
  readonly bytes: () => Promise<number>;

  constructor(
    db: Kysely<Database>,
    ways: Pick<SqliteStore, 'commit' | 'close' | 'bytes'>,
    watch: CommitWatch = UNWATCHED,
  ) {
    super(db);
    this.#db = db;
    this.commit = ways.commit;
    this.close = ways.close;
    this.bytes = ways.bytes;
    this.#moves = new GroupCommit(ways.commit, watch);
  }

  append(append: Append): Promise<void> {
    return this.#moves.add(append);
  }

  async keepWaits(waits: readonly KeptWaits[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const one of waits) await saveWaits(trx, one);
    });
  }
}
