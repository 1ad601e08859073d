/** What views of one table share. */
import { loadSet } from '@kickdoor/packs/node';
import { applyMove, buildCardPool, createTable, legalMoves, sampleMove, stream, view } from '@kickdoor/rules';
import type { State } from '@kickdoor/rules';
import { isDeepStrictEqual as isEqual } from 'node:util';
import { expect, test } from 'vitest';

const pool = buildCardPool([loadSet('classic')]);

function table(): State {
  const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));
  return createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'views', players });
}

test('parts that look the same to everybody are one object in all views', () => {
  const state = table();
  const views = [0, 1, 2, null].map((seat) => view(pool, state, seat));
  for (const part of ['players', 'decks', 'discards', 'trades', 'clocks'] as const) {
    expect(new Set(views.map((seen) => seen[part])).size, part).toBe(1);
  }
});

test('parts that a move hasn’t changed are the same object afterwards, changed ones are another', () => {
  const state = table();
  const random = stream('views');
  let [kept, changed] = [0, 0];
  for (let count = 0; count < 60; count += 1) {
    const before = view(pool, state, 0);
    const [seat, legalMove] = [0, 1, 2].flatMap((one) =>
      legalMoves(pool, state, one).map((legal) => [one, legal] as const),
    )[count % 5] ?? [0, undefined];
    if (legalMove === undefined) break;
    applyMove(pool, state, seat, sampleMove(legalMove, random));
    const after = view(pool, state, 0);
    for (const part of ['players', 'decks', 'discards', 'trades', 'clocks', 'memory'] as const) {
      expect(after[part] === before[part], part).toBe(isEqual(after[part], before[part]));
      if (after[part] === before[part]) kept += 1;
      else changed += 1;
    }
  }
  expect(kept).toBeGreaterThan(0);
  expect(changed).toBeGreaterThan(0);
});
