import { expect, test } from 'vitest';
import { LESSONS } from '../src/index.ts';
import { learnerHolds, MOODS, teaches } from './lesson-play.ts';

const CASES = (['door', 'help', 'betrayal'] as const).flatMap((lesson) =>
  MOODS.map((mood) => [lesson, mood] as const),
);

test.each(CASES)(
  'the guided game %s reaches what it teaches, whatever the bots decide (%s)',
  (lesson, mood) => {
    const { seed } = LESSONS[lesson];
    expect(learnerHolds(lesson, seed)).toBe(true);
    expect(teaches(lesson, seed, mood)).toBe(true);
  },
);
