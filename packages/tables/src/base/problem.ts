import type { ErrorCode, Problem } from '@kickdoor/protocol';
import { NotMineError, StoreAwayError } from '../store/store.ts';

/** A request that can't be met. It is sent to the client as is. */
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

/** What a client may be told about an error; `null` if only that the server failed. */
export function known(error: unknown): TableProblem | null {
  if (error instanceof TableProblem) return error;
  if (error instanceof NotMineError || error instanceof StoreAwayError) {
    return unavailable();
  }
  return null;
}

export const unavailable = () =>
  new TableProblem('unavailable', 'this can not be had here at present; try again');

export const defect = () => new TableProblem('defect', 'the server failed; nothing was changed');
