/** Kysely's dialect for SQLite. */
import type SqliteFile from 'better-sqlite3';
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';

/** Kysely's dialect for SQLite, but with the original error of a failed transaction. */
export class Dialect extends SqliteDialect {
  readonly #file: SqliteFile.Database;

  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new FaithfulDriver(this.#file);
  }
}

/** Preserves the first error of a transaction. */
class FaithfulDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;

  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // If the disk is full, SQLite rolls back by itself. A second rollback would fail and hide the cause.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}
