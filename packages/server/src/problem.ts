import type { ErrorCode, Problem } from '@kickdoor/protocol';
import { isAway } from './store/postgres/errors.ts';
import { NotMineError, StoreAwayError } from './store/store.ts';

/** Something a client asked for and can't have. It is sent to the client as is. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem';
  readonly code: ErrorCode;
  readonly at: string | undefined;

  constructor(code: ErrorCode, message: string, at?: string) {
    super(message);
    this.code = code;
    this.at = at;
  }

  toProblem(): Problem {
    return { code: this.code, message: this.message, ...(this.at === undefined ? {} : { at: this.at }) };
  }
}

/** What a client is told about an error; `null` if it is told only that the server failed. */
export function known(error: unknown): TableProblem | null {
  if (error instanceof TableProblem) return error;
  if (error instanceof NotMineError || error instanceof StoreAwayError || isAway(error)) {
    return new TableProblem('unavailable', 'this can not be had here at present; try again');
  }
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return new TableProblem('storage-full', 'the disk of the server is full; nothing was changed');
  }
  return null;
}

export const defect = () => new TableProblem('defect', 'the server failed; nothing was changed');
