/**
 * Finds the seeds of the guided games: `node packages/bots/scripts/lesson-seeds.ts`. Their place is `src/lesson.ts`. A seed
 * that still teaches what its lesson promises is kept.
 */
import process from 'node:process';
import { LESSONS } from '../src/index.ts';
import { learnerHolds, MOODS, teaches } from '../test/lesson-play.ts';

const MOST = 20_000;

for (const lesson of ['door', 'help', 'betrayal'] as const) {
  const now = LESSONS[lesson].seed;
  const fits = (seed: string): boolean =>
    learnerHolds(lesson, seed) && MOODS.every((mood) => teaches(lesson, seed, mood));
  let found = fits(now) ? now : null;
  for (let number = 1; number <= MOST && found === null; number += 1) {
    const seed = `${lesson} ${number}`;
    if (fits(seed)) found = seed;
  }
  process.stdout.write(
    found === now ? `${lesson}: ${now} stays\n` : `${lesson}: ${found ?? 'none'}, now ${now}\n`,
  );
}
