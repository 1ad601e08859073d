/** What clients are told about errors from databases and disks. */
import { known as knownAtTables, TableProblem, unavailable } from '@kickdoor/tables/base/problem.ts';
import { isAway } from './store/postgres/errors.ts';

/** What a client may be told about an error; `null` if only that the server failed. */
export function known(error: unknown): TableProblem | null {
  const told = knownAtTables(error);
  if (told !== null) return told;
  if (isAway(error)) return unavailable();
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return new TableProblem('storage-full', 'the disk of the server is full; nothing was changed');
  }
  return null;
}
