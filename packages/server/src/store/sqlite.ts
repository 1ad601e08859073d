/** The store in one SQLite file. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations, type Database } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

const FILE = 'kickdoor.sqlite';

/** Opens the store in a folder; makes both where they are missing. */
export async function openSqlite(folder: string): Promise<Store> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: openFile(folder) }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new DataFolderError(folder, error);
  }
  return new SqlStore(db, isTaken);
}

function openFile(folder: string): SqliteFile.Database {
  try {
    mkdirSync(folder, { recursive: true });
    const file = new SqliteFile(join(folder, FILE));
    file.pragma('journal_mode = WAL');
    // A move that was answered is on the disk, whatever happens to the machine.
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    file.pragma('busy_timeout = 5000');
    return file;
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}

/** The data folder can't be used. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly folder: string;
  /** In the words of the machine or of SQLite. */
  readonly why: string;

  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${folder} can't be used: ${why}`, { cause });
    this.folder = folder;
    this.why = why;
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof SqliteFile.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
