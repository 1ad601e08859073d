/** Warnings about cards that make games long. */
import { expect, test } from 'vitest';
import { drags, type Row } from '../../src/workshop/balance/rows.ts';

const nothing = { drawn: null, played: null, wonWith: null, lostTo: null, levels: null };
const row = (value: number, error: number): Row => ({ ...nothing, turns: { value, error } });

test('a card slows the game down if games with it are significantly longer than with others of its kind', () => {
  expect(drags(row(60, 2), row(40, 1))).toBe(0.5);
});

test.each([
  { why: 'as long', own: row(40, 2), usual: row(40, 1) },
  { why: 'shorter', own: row(30, 2), usual: row(40, 1) },
  { why: 'hardly longer, however sure', own: row(43, 0.1), usual: row(40, 0.1) },
  { why: 'longer, perhaps by chance', own: row(60, 8), usual: row(40, 1) },
  { why: 'used in no game', own: { ...nothing, turns: null }, usual: row(40, 1) },
  { why: 'the first of its kind', own: row(60, 2), usual: null },
])('says nothing about a card whose games are $why', ({ own, usual }) => {
  expect(drags(own, usual)).toBeNull();
});
