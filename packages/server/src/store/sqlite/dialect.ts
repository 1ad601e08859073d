/** How Kysely talks to SQLite here. */
import type SqliteFile from 'better-sqlite3';
import { SqliteDialect, SqliteDriver, type DatabaseConnection, type Driver } from 'kysely';

/** Kysely's dialect for SQLite, which tells what a transaction failed of. */
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

/** Fails with the first error of a transaction. */
class FaithfulDriver extends SqliteDriver {
  readonly #file: SqliteFile.Database;

  constructor(file: SqliteFile.Database) {
    super({ database: file });
    this.#file = file;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has rolled back by itself if the disk is full: a second rollback would fail, and hide why.
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}
