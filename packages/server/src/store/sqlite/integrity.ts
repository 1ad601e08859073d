/** Checks a database when it is opened. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { DATABASE } from './folder.ts';
import type { HeadFile } from './head.ts';

/** Acknowledged moves that are no longer in the database. */
export interface Loss {
  /** How many groups of moves are missing. */
  readonly commits: number;
  /** The folder with copies of the files as they were found. */
  readonly kept: string;
}

/**
 * Compares a database with its witness, and runs SQLite's own check if it was not closed properly. A database that has
 * lost something is copied aside before anything is written to it. Throws if the database is corrupt.
 */
export function examine(
  folder: string,
  file: SqliteFile.Database,
  head: HeadFile,
): { readonly loss: Loss | null; readonly commits: number } {
  const { commits } = file
    .prepare<[], { commits: number }>('select commits from journal where id = 1')
    .get() ?? { commits: 0 };
  if (!head.shut && head.commits !== null) check(folder, file);
  if (head.commits === null || head.commits <= commits) return { loss: null, commits };
  const loss = { commits: head.commits - commits, kept: keepAside(folder) };
  return { loss, commits };
}

function check(folder: string, file: SqliteFile.Database): void {
  const found = file.pragma('quick_check(1)', { simple: true });
  if (found === 'ok') return;
  const kept = keepAside(folder);
  throw new SqliteFile.SqliteError(`${String(found)}; a copy is kept in ${kept}`, 'SQLITE_CORRUPT');
}

function keepAside(folder: string): string {
  const aside = join(folder, `damaged-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`);
  mkdirSync(aside, { recursive: true });
  for (const name of [DATABASE, `${DATABASE}-wal`]) {
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(aside, name));
  }
  return aside;
}
