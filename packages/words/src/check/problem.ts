/** Problems in a pack, with their positions. */
import type { Phrase } from '@kickdoor/rules';
import { phrase } from '../phrase.ts';

/** A position in a file; lines and columns are counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A problem in a pack. */
export interface Problem extends Place {
  /** What was found. */
  readonly message: Phrase;
  /** What is expected there instead, if known. */
  readonly expected: Phrase | null;
  /** The word probably meant by an unknown one. */
  readonly meant: string | null;
  readonly weight: Weight;
}

/**
 * `mistake`: the pack can't be used. `flaw`: it can be played, but something in it has no effect, or not the intended
 * one. `gap`: nothing is wrong, but something is missing, such as a name or a picture.
 */
export type Weight = (typeof WEIGHTS)[number];

/** The weights of problems, heaviest first. */
export const WEIGHTS = ['mistake', 'flaw', 'gap'] as const;

/** Creates a problem that makes the pack unusable. */
export function mistake(
  place: Place,
  message: Phrase,
  expected: Phrase | null = null,
  meant: string | null = null,
): Problem {
  return { ...at(place), message, expected, meant, weight: 'mistake' };
}

/** Creates a problem with which the pack can be played, though not as intended. */
export function flaw(
  place: Place,
  message: Phrase,
  expected: Phrase | null = null,
  meant: string | null = null,
): Problem {
  return { ...at(place), message, expected, meant, weight: 'flaw' };
}

/** Creates a problem for something unfinished. */
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

/** The whole text of a problem, except its position. */
export function problemPhrase({ message, expected, meant }: Problem): Phrase {
  const what = meant === null ? message : phrase('problem-meant', { what: message, meant });
  return expected === null ? what : phrase('problem-expected', { what, expected });
}

/** Sorts problems by file and position, and removes duplicates. */
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
