/** Backups of a store that may be in use, validated as thoroughly as the store itself. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import SqliteFile from 'better-sqlite3';
import type { Selectable } from 'kysely';
import { believable, checksum } from '../chain.ts';
import type { Database } from '../schema.ts';
import { DATABASE } from './folder.ts';
import { HEAD } from './head.ts';
import { lockFolder } from './lock.ts';

type MoveRow = Selectable<Database['moves']>;

/** The content of an intact backup. */
export interface BackupContent {
  readonly tables: number;
  readonly moves: number;
}

/** Why a file isn't an intact backup. */
export type BackupFault =
  | { readonly fault: 'no-database' }
  | { readonly fault: 'damaged'; readonly why: string };

/** There is nothing to back up, or the target exists. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly why: 'no-store' | 'exists' | 'not-empty';
  readonly path: string;

  constructor(why: BackupError['why'], path: string) {
    super(`${path}: ${why}`);
    this.why = why;
    this.path = path;
  }
}

/**
 * Copies the store of a folder to a new file, whether or not a server uses it. The copy is consistent, and no move
 * waits for it. The file appears under its name once it is validated and on disk.
 */
export async function backUp(folder: string, to: string): Promise<BackupContent | BackupFault> {
  const from = join(folder, DATABASE);
  if (!existsSync(from)) throw new BackupError('no-store', folder);
  if (existsSync(to)) throw new BackupError('exists', to);
  const partial = `${to}.partial`;
  makeEmpty(partial, to);
  const file = new SqliteFile(from, { readonly: true, fileMustExist: true });
  try {
    // Copy all pages in one step: in several, the copy would restart with every move.
    await file.backup(partial, { progress: () => 2 ** 31 - 1 });
  } finally {
    file.close();
  }
  const found = checkBackup(partial);
  if ('fault' in found) return found;
  settle(partial, to);
  return found;
}

/**
 * Installs a backup as the store of a folder. If there is a store already, refuses unless `replace` is set; then that
 * store is moved aside, and the path of it is returned. Throws `FolderInUseError` while a server runs.
 */
export function restore(
  from: string,
  folder: string,
  replace: boolean,
): BackupFault | (BackupContent & { readonly aside: string | null }) {
  const found = existsSync(from) ? checkBackup(from) : ({ fault: 'no-database' } as const);
  if ('fault' in found) return found;
  const unlock = lockFolder(folder);
  try {
    const to = join(folder, DATABASE);
    if (existsSync(to) && !replace) throw new BackupError('not-empty', folder);
    const partial = `${to}.partial`;
    copyFileSync(from, partial);
    const aside = existsSync(to) ? putAside(folder) : null;
    settle(partial, to);
    return { ...found, aside };
  } finally {
    unlock();
  }
}

/** Checks that a file is an intact store, with SQLite's own check and the checksums of every move and snapshot. */
export function checkBackup(path: string): BackupContent | BackupFault {
  const file = new SqliteFile(path, { fileMustExist: true });
  try {
    // A backup is a single file, without a log.
    file.pragma('journal_mode = DELETE');
    const said = String(file.pragma('quick_check(1)', { simple: true }));
    if (said !== 'ok') return { fault: 'damaged', why: said };
    return checkGames(file);
  } catch (error) {
    if (error instanceof SqliteFile.SqliteError) return { fault: 'damaged', why: error.message };
    throw error;
  } finally {
    file.close();
  }
}

function checkGames(file: SqliteFile.Database): BackupContent | BackupFault {
  const ids = file.prepare<[], { id: string }>('select id from tables').all();
  const snapshots = file.prepare<[string], { number: number; state: string; sum: string | null }>(
    'select number, state, sum from snapshots where table_id = ?',
  );
  const moves = file.prepare<[string], MoveRow>('select * from moves where table_id = ? order by number');
  let count = 0;
  for (const { id } of ids) {
    for (const { number, state, sum } of snapshots.all(id)) {
      if (sum !== null && sum !== checksum(state)) {
        return { fault: 'damaged', why: `the state of table ${id} after move ${number}` };
      }
    }
    const rows = moves.all(id);
    const whole = believable(0, null, rows);
    if (whole < rows.length) return { fault: 'damaged', why: `move ${whole + 1} of table ${id}` };
    count += rows.length;
  }
  return { tables: ids.length, moves: count };
}

/** Creates an empty file as `partial`, readable by its owner only, since a backup has every hand. Errors name `to`. */
function makeEmpty(partial: string, to: string): void {
  rmSync(partial, { force: true });
  try {
    closeSync(openSync(partial, 'wx', 0o600));
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { path: to }) : error;
  }
}

/** Renames a file once its content is on disk. */
function settle(partial: string, to: string): void {
  sync(partial, 'r+');
  renameSync(partial, to);
  if (process.platform !== 'win32') sync(dirname(resolve(to)), 'r');
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves the store of a folder, with its companion files, to a folder inside it. */
function putAside(folder: string): string {
  const aside = join(folder, `replaced-${new Date().toISOString().replaceAll(/[:.]/gu, '-')}`);
  mkdirSync(aside);
  for (const name of [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, HEAD]) {
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
  }
  return aside;
}
