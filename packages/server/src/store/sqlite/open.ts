/** The store in one SQLite file. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ALL_MIGRATIONS, migrations } from '../migrations.ts';
import type { SnapshotRow } from '../rows.ts';
import type { Database } from '../schema.ts';
import { UNWATCHED, type CommitWatch, type Outcome } from '@kickdoor/tables/store/group-commit.ts';
import type { KeptWaits } from '@kickdoor/tables/store/store.ts';
import { groupWriter, snapshotWriter, waitsWriter, writtenMove, type WrittenMove } from './commit.ts';
import { Dialect } from './dialect.ts';
import { DATABASE, DataFolderError, NewerDatabaseError, openIn } from './folder.ts';
import { HeadFile } from './head.ts';
import { examine, keepingCorrupt, keptIfCorrupt, refuseCorrupt, type Loss } from './integrity.ts';
import { NewestMoves } from './newest.ts';
import { SqliteStore } from './store.ts';

/** The store of a folder, and what was found to be missing. */
export interface OpenedSqlite {
  readonly store: SqliteStore;
  readonly loss: Loss | null;
  readonly often: Often;
}

/** Hot-path calls that bypass Kysely. */
interface Often {
  commit(group: readonly WrittenMove[]): Promise<readonly Outcome[]>;
  keepWaits(waits: readonly KeptWaits[]): Promise<void>;
  keepSnapshot(row: SnapshotRow): Promise<void>;
}

/** Opens the store of a folder in this thread, creating both if missing. Throws {@link DataFolderError}. */
export async function openSqlite(folder: string, watch: CommitWatch = UNWATCHED): Promise<OpenedSqlite> {
  const path = join(folder, DATABASE);
  const opening = <T>(task: () => T) => openIn(folder, () => keepingCorrupt(folder, task));
  opening(() => refuseNewer(path));
  const file = opening(() => openFile(path));
  const head = openIn(folder, () => new HeadFile(folder));
  // Don't migrate a corrupt database.
  opening(() => refuseCorrupt(file, head));
  const db = new Kysely<Database>({ dialect: new Dialect(file) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    const cause = keptIfCorrupt(folder, error);
    await db.destroy();
    throw new DataFolderError(folder, cause);
  }
  const { loss, commits } = opening(() => examine(folder, file, head));
  let written = commits;
  head.write(written);
  const known = new NewestMoves();
  const write = groupWriter(file, known);
  const keep = waitsWriter(file);
  const keepSnapshot = snapshotWriter(file);
  // Takes turns with Kysely's statements on the one connection.
  const inTurn = <T>(task: () => T): Promise<T> =>
    db.connection().execute(async () => Promise.resolve(task()));
  const often: Often = {
    commit: (group) =>
      inTurn(() => {
        const done = write(group);
        written = done.commits;
        head.write(written);
        return done.outcomes;
      }),
    keepWaits: (waits) => inTurn(() => keep(waits)),
    keepSnapshot: (row) => inTurn(() => keepSnapshot(row)),
  };
  const close = async () => {
    await db.destroy();
    head.close(written);
  };
  const commit: SqliteStore['commit'] = (group) => often.commit(group.map(writtenMove));
  const bytes = () => Promise.resolve(bytesOf(path));
  const forget: SqliteStore['forget'] = (table) => known.forget(table);
  const snapshot = (row: SnapshotRow) => often.keepSnapshot(row);
  return { store: new SqliteStore(db, { commit, snapshot, close, bytes, forget }, watch), loss, often };
}

/** The size of a database and its log in bytes. */
function bytesOf(path: string): number {
  const sizes = [path, `${path}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Checks, without writing anything, that no newer program has migrated the database. Throws {@link NewerDatabaseError}.
 */
function refuseNewer(path: string): void {
  if (!existsSync(path)) return;
  const file = new SqliteFile(path, { readonly: true });
  try {
    const tables = file.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
    if (tables === undefined) return;
    const done = file.prepare<[], { name: string }>('select name from kysely_migration order by name').all();
    const unknown = done.find(({ name }) => ALL_MIGRATIONS[name] === undefined);
    if (unknown !== undefined) throw new NewerDatabaseError(unknown.name);
  } finally {
    file.close();
  }
}

/** Page size of new databases in bytes. Smaller pages save little more, and make long games slower to read. */
const PAGE = 2048;
/** The size in bytes at which the log is checkpointed into the database. */
const LOG = 4 * 2 ** 20;

function openFile(path: string): SqliteFile.Database {
  const file = new SqliteFile(path);
  // A single move writes four pages, whatever their size. An existing database keeps its page size.
  file.pragma(`page_size = ${PAGE}`);
  file.pragma('journal_mode = WAL');
  file.pragma(`wal_autocheckpoint = ${LOG / PAGE}`);
  // An acknowledged move must be on disk, even if the machine loses power.
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  return file;
}
