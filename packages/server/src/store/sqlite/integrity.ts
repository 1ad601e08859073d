/** Checks a database on opening. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DATABASE } from './folder.ts';
import type { HeadFile } from './head.ts';

const LOG = `${DATABASE}-wal`;
/** The prefix of folders with copies of damaged files. */
const ASIDE = 'damaged-';
/** Error codes for a file that isn't an intact database. */
const CORRUPT = /^SQLITE_(?:CORRUPT|NOTADB)/u;
/** Bytes compared at a time. */
const CHUNK = 2 ** 20;

/** Acknowledged moves that are no longer in the database. */
export interface Loss {
  /** How many groups of moves are missing. */
  readonly commits: number;
  /** The folder with copies of the files as they were found. */
  readonly kept: string;
}

/**
 * Runs SQLite's own check unless the witness says that the database was closed: a missing witness may have been lost
 * together with more. Throws if the database is corrupt.
 */
export function refuseCorrupt(file: SqliteFile.Database, head: HeadFile): void {
  if (head.commits === null ? !hasMoves(file) : head.shut) return;
  const found = file.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new SqliteFile.SqliteError(String(found), 'SQLITE_CORRUPT');
}

/** Compares a database with its witness. If something is lost, copies the files before new moves are written. */
export function examine(
  folder: string,
  file: SqliteFile.Database,
  head: HeadFile,
): { readonly loss: Loss | null; readonly commits: number } {
  const { commits } = file
    .prepare<[], { commits: number }>('select commits from journal where id = 1')
    .get() ?? { commits: 0 };
  if (head.commits === null || head.commits <= commits) return { loss: null, commits };
  const loss = { commits: head.commits - commits, kept: keepAside(folder) };
  return { loss, commits };
}

/**
 * Returns the error to throw for a database that can't be opened. If it is corrupt, copies its files and adds where.
 */
export function keptIfCorrupt(folder: string, error: unknown): unknown {
  if (!(error instanceof SqliteFile.SqliteError) || !CORRUPT.test(error.code)) return error;
  const { message, code } = error;
  return new SqliteFile.SqliteError(`${message}; ${copied(folder)}`, code);
}

/** Runs a task on a database that is being opened, applying {@link keptIfCorrupt} to its errors. */
export function keepingCorrupt<T>(folder: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw keptIfCorrupt(folder, error);
  }
}

/** Says where the copy is, or why there is none; that must not hide the database's own error. */
function copied(folder: string): string {
  try {
    return `a copy is kept in ${keepAside(folder)}`;
  } catch (error) {
    return `no copy could be made: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether there are moves in a database of any version. */
function hasMoves(file: SqliteFile.Database): boolean {
  const table = file.prepare("select 1 from sqlite_master where type = 'table' and name = 'moves'").get();
  return table !== undefined && file.prepare('select 1 from moves limit 1').get() !== undefined;
}

/**
 * Copies a folder's files unless there is a copy already, so that a server that keeps restarting can't fill the disk.
 */
function keepAside(folder: string): string {
  const names = [DATABASE, LOG].filter((name) => existsSync(join(folder, name)));
  const there = readdirSync(folder).filter((name) => name.startsWith(ASIDE));
  const same = there.find((name) => names.every((one) => isSame(join(folder, one), join(folder, name, one))));
  if (same !== undefined) return join(folder, same);
  const aside = join(folder, `${ASIDE}${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`);
  mkdirSync(aside, { recursive: true });
  for (const name of names) copyFileSync(join(folder, name), join(aside, name));
  return aside;
}

/** Whether two files have the same content. */
function isSame(one: string, other: string): boolean {
  if (statSync(one).size !== statSync(other, { throwIfNoEntry: false })?.size) return false;
  const files = [openSync(one, 'r'), openSync(other, 'r')];
  try {
    for (;;) {
      const [here, there] = files.map((file) => chunkOf(file));
      if (here === undefined || there === undefined || !here.equals(there)) return false;
      if (here.length === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}

/** The next bytes of a file. */
function chunkOf(file: number): Buffer {
  const bytes = Buffer.alloc(CHUNK);
  return bytes.subarray(0, readSync(file, bytes));
}
