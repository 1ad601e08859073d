import type { ErrorCode, Problem } from '@kickdoor/protocol';

/** Something that a client asked for and can't have; told to it as it is. */
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
