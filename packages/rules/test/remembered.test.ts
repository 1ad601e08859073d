/** Tables whose memos are kept while others are played. */
import { loadSet } from '@kickdoor/packs/node';
import { expect, test } from 'vitest';
import { buildCardPool, createTable, fork, legalMoves, remember, type State } from '../src/index.ts';
import { readingOf } from '../src/kernel/game.ts';

const pool = buildCardPool([loadSet('classic')]);
const players = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, sex: 'female' as const }));

function tableOf(seed: string): State {
  return createTable(pool, { sheet: 'classic', sets: ['classic'], seed, players });
}

/** Another table is looked at and copied, so that only what is kept of this one is left. */
function lookElsewhere(): void {
  const other = tableOf('elsewhere');
  legalMoves(pool, other, 0);
  fork(other);
}

test('the memos of a table are kept, and dropped for the table that takes its place', () => {
  const before = tableOf('here');
  remember(pool, before);
  lookElsewhere();
  expect(readingOf(pool, before)?.state).toBe(before);
  const next = fork(before);
  remember(pool, next, before);
  lookElsewhere();
  expect(readingOf(pool, before)).toBeNull();
  expect(readingOf(pool, next)?.state).toBe(next);
});
