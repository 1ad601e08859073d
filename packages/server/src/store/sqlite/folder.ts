/** The folder that holds the database and its companion files. */
import { makeFolder } from '../../make-folder.ts';

/** The folder's content reveals every hand. */
const OWNER_ONLY = 0o700;

export const DATABASE = 'kickdoor.sqlite';
/** The code of a {@link NewerDatabaseError}. */
export const NEWER_DATABASE = 'KICKDOOR_NEWER';

/** The data folder can't be used. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly folder: string;

  constructor(folder: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`The data folder ${folder} can't be used: ${why}`, { cause });
    this.folder = folder;
  }
}

/** A newer version of the program has written the database. It was left unchanged. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  readonly code = NEWER_DATABASE;

  constructor(migration: string) {
    super(
      `a newer version of Kickdoor has written the database (${migration}), and only such a one can open it`,
    );
  }
}

/** Runs a task in a folder, creating it if missing. Throws {@link DataFolderError}. */
export function openIn<T>(folder: string, task: () => T): T {
  try {
    makeFolder(folder, OWNER_ONLY);
    return task();
  } catch (error) {
    throw new DataFolderError(folder, error);
  }
}
