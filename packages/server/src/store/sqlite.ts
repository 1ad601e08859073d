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
    throw unusable(folder, error);
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
    throw unusable(folder, error);
  }
}

function unusable(folder: string, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The data folder ${folder} can't be used: ${why}`, { cause });
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof SqliteFile.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
