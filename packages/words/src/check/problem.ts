/** What is wrong with a pack, and where. */
import type { Phrase } from '@kickdoor/rules';
import { phrase } from '../phrase.ts';

/** A place in a file; lines and columns are counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A mistake in a pack. */
export interface Problem extends Place {
  /** What was found. */
  readonly message: Phrase;
  /** What should stand there instead, where that can be said. */
  readonly expected: Phrase | null;
  /** The word that was probably meant by one that there is not. */
  readonly meant: string | null;
  /**
   * `mistake`: the pack can't be used. `gap`: it could be played with, but is not finished: a name or a picture
   * is missing.
   */
  readonly weight: 'mistake' | 'gap';
}

/** Makes a problem that keeps the pack from being used. */
export function mistake(
  place: Place,
  message: Phrase,
  expected: Phrase | null = null,
  meant: string | null = null,
): Problem {
  return { ...at(place), message, expected, meant, weight: 'mistake' };
}

/** Makes a problem with which the pack can still be played. */
export function gap(
  place: Place,
  message: Phrase,
  expected: Phrase | null = null,
  meant: string | null = null,
): Problem {
  return { ...at(place), message, expected, meant, weight: 'gap' };
}

function at({ file, line, column }: Place): Place {
  return { file, line, column };
}

/** `FILE:LINE:COL  message (expected …)`, in the language of the words. */
export function printProblem(problem: Problem, words: { say(phrase: Phrase): string }): string {
  return `${problem.file}:${problem.line}:${problem.column}  ${words.say(problemPhrase(problem))}`;
}

/** All that is said of a problem, but for its place. */
export function problemPhrase({ message, expected, meant }: Problem): Phrase {
  const what = meant === null ? message : phrase('problem-meant', { what: message, meant });
  return expected === null ? what : phrase('problem-expected', { what, expected });
}

/** In the order of the files, and from top to bottom in each. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const order = (a: Problem, b: Problem): number =>
    compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(idOf(a), idOf(b));
  const seen = new Set<string>();
  return problems.toSorted(order).filter((problem) => {
    const text = JSON.stringify(problem);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function idOf({ message }: Problem): string {
  return message.id;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
