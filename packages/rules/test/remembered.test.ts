/** Tables that keep their memos while others are played. */
import { expect, test } from 'vitest';
import { fork, legalMoves, remember } from '../src/index.ts';
import { readingOf } from '../src/kernel/game.ts';
import { monster, Table } from './effects/support.ts';

const cards = [monster('rat', 1)];

/** Queries and copies another table, so that the other tables have only the memos kept by `remember`. */
function lookElsewhere(): void {
  const { pool, state } = new Table({ cards });
  legalMoves(pool, state, 0);
  fork(state);
}

test('the memos of a table are kept until another table replaces it', () => {
  const { pool, state: before } = new Table({ cards });
  remember(pool, before);
  lookElsewhere();
  expect(readingOf(pool, before)?.state).toBe(before);
  const next = fork(before);
  remember(pool, next, before);
  lookElsewhere();
  expect(readingOf(pool, before)).toBeNull();
  expect(readingOf(pool, next)?.state).toBe(next);
});
