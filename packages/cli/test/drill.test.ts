/** Games on every sheet and every mix, each move checked; `npm run soak` plays millions of moves. */
import { loadSet, setIds } from '@kickdoor/packs/node';
import { buildCardPool, stream } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { variants } from '../src/simulate/balance.ts';
import { PLAIN_JOB, playJob } from '../src/soak/job.ts';
import { laidTable } from '../src/soak/laid.ts';

const TABLES = variants(setIds()).flatMap(({ sheet, sets }) =>
  (['none', 'laid'] as const).map((corner) => [sheet, sets, corner] as const),
);

describe('random games', () => {
  test.each(TABLES)('on the %s sheet with %j, starting at %s', (sheet, sets, corner) => {
    const games = sets.length === 1 ? 2 : 1;
    const job = {
      number: 0,
      sheet,
      sets,
      seed: 'drill',
      from: 0,
      games,
      mutants: 15,
      ...PLAIN_JOB,
      corner,
    };
    const { wrong, moves } = playJob(job);
    expect(wrong).toEqual([]);
    expect(moves).toBeGreaterThan(corner === 'none' ? 100 : 0);
  });
});

test.each(variants(setIds()))('a table of the $sheet sheet with $sets can be laid out', ({ sheet, sets }) => {
  const pool = buildCardPool(sets.map((id) => loadSet(id)));
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  expect(laidTable({ pool, sheet, seed: 'laid', names, options: {} }, stream('laid'))).not.toBeNull();
});
