/** The turns of a replayed game, for the scrubber and the list of chapters. */
import { standing, type FilmStep, type Seat } from '@kickdoor/rules';
import { chaptersOf, type Chapter } from '../log/chronicle.ts';
import { standingIn } from '../table/told.ts';
import type { Heard } from './moment.ts';

export interface ReplayChapter {
  readonly chapter: Chapter;
  /** The step at which it begins. */
  readonly from: number;
}

/** The chapters of a game; the first is everything before the first turn. */
export function replayChapters({ log }: Heard): readonly ReplayChapter[] {
  // Turns that were rewound and played again are counted once.
  const turns = standingIn(log).filter(({ event }) => event.e === 'turn').length;
  return chaptersOf(log, turns).map((chapter) => ({ chapter, from: chapter.entries[0]?.number ?? 0 }));
}

/** The chapter that contains a step: the last to begin before it. */
export function chapterAt(chapters: readonly ReplayChapter[], number: number): number {
  return Math.max(
    0,
    chapters.findLastIndex(({ from }) => from <= number),
  );
}

/**
 * The step at which the turn before or after begins; going back from the middle of a turn leads to its own beginning.
 */
export function chapterBeside(
  chapters: readonly ReplayChapter[],
  number: number,
  by: -1 | 1,
  last: number,
): number {
  const at = chapterAt(chapters, number);
  if (by === 1) return chapters[at + 1]?.from ?? last;
  const begins = chapters[at]?.from ?? 0;
  return number > begins ? begins : (chapters[at - 1]?.from ?? 0);
}

/** A mark under the scrubber: where a turn begins, from 0 to 1, and whose turn it is. */
export interface Mark {
  readonly key: string;
  readonly at: number;
  readonly seat: Seat | null;
}

/** The positions of the turns along a scrubber of this many steps. */
export function marksOf(chapters: readonly ReplayChapter[], last: number): readonly Mark[] {
  return chapters.map(({ from, chapter: { key, seat } }) => ({
    key,
    at: last === 0 ? 0 : from / last,
    seat,
  }));
}

/** Steps that were later rewound, from the first to the last. */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

/** The ranges of a game's steps that were later rewound. */
export function takenBack(steps: readonly FilmStep[]): readonly Taken[] {
  const stand = new Set(
    standing(steps.map(({ events }, number) => ({ number, events }))).map(({ number }) => number),
  );
  const taken: Taken[] = [];
  for (const number of steps.keys()) {
    if (stand.has(number)) continue;
    const before = taken.at(-1);
    if (before?.to === number - 1) taken[taken.length - 1] = { from: before.from, to: number };
    else taken.push({ from: number, to: number });
  }
  return taken;
}

/** Whether a step was later rewound. */
export function isTaken(taken: readonly Taken[], number: number): boolean {
  return taken.some(({ from, to }) => from <= number && number <= to);
}
