/** What is wrong with a pack, and where. */

/** A place in a file; lines and columns are counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake in a pack. */
export interface Problem extends Place {
  /** What was found. */
  readonly message: string;
  /** What should stand there instead, where that can be said. */
  readonly expected: string | null;
  /**
   * `mistake`: the pack can't be used. `gap`: it could be played with, but is not finished: a name or a picture
   * is missing.
   */
  readonly weight: 'mistake' | 'gap';
}

/** Makes a problem that keeps the pack from being used. */
export function mistake(place: Place, message: string, expected: string | null = null): Problem {
  return { ...at(place), message, expected, weight: 'mistake' };
}

/** Makes a problem with which the pack can still be played. */
export function gap(place: Place, message: string, expected: string | null = null): Problem {
  return { ...at(place), message, expected, weight: 'gap' };
}

function at({ file, line, column }: Place): Place {
  return { file, line, column };
}

/** `FILE:LINE:COL  message (expected …)` */
export function printProblem(problem: Problem): string {
  const expected = problem.expected === null ? '' : ` (expected ${problem.expected})`;
  return `${problem.file}:${problem.line}:${problem.column}  ${problem.message}${expected}`;
}

/** In the order of the files, and from top to bottom in each. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const order = (a: Problem, b: Problem): number =>
    compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message);
  const seen = new Set<string>();
  return problems.toSorted(order).filter((problem) => {
    const text = printProblem(problem);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
