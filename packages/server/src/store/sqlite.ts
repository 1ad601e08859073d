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
  mkdirSync(folder, { recursive: true });
  const file = new SqliteFile(join(folder, FILE));
  file.pragma('journal_mode = WAL');
  // A move that was answered is on the disk, whatever happens to the machine.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error(`the database in ${folder} can't be brought up to date`, { cause: error });
  }
  return new SqlStore(db, isTaken);
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof SqliteFile.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE')
  );
}
