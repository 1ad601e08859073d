/** Allows one server per data folder: a second one would play the same games without knowing about the first. */
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { openIn } from './folder.ts';

const FILE = 'kickdoor.lock';

/** Another process is using the folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    super(`The data folder ${folder} is in use by another server`, { cause });
    this.folder = folder;
  }
}

/**
 * Locks a data folder for this process. The returned function unlocks it. It is SQLite's lock on an empty database, so
 * the operating system releases it however the process ends. Throws {@link FolderInUseError}.
 */
export function lockFolder(folder: string): () => void {
  const file = openIn(folder, () => new SqliteFile(join(folder, FILE), { timeout: 0 }));
  try {
    file.pragma('journal_mode = MEMORY');
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof SqliteFile.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new FolderInUseError(folder, error);
    }
    throw error;
  }
  return () => file.close();
}
