/** Finds the seeds of the guided games: `node packages/bots/scripts/lesson-seeds.ts`. Their place is `src/lesson.ts`. */
import process from 'node:process';
import { LESSONS } from '../src/index.ts';
import { learnerHolds, MOODS, teaches } from '../test/lesson-play.ts';

const MOST = 20_000;

for (const lesson of ['door', 'help', 'betrayal'] as const) {
  let found = 'none';
  for (let number = 1; number <= MOST && found === 'none'; number += 1) {
    const seed = `${lesson} ${number}`;
    if (learnerHolds(lesson, seed) && MOODS.every((mood) => teaches(lesson, seed, mood))) found = seed;
  }
  process.stdout.write(`${lesson}: ${found}, now ${LESSONS[lesson].seed}\n`);
}
