import { expect, test } from 'vitest';
import { isQuiet, LOOK_EVERY, NO_ANSWER, pauseBefore } from '../src/net/patience.ts';

/** Milliseconds within which a table that lost its node should continue. */
const AIM = 10_000;
/** Milliseconds until another node may take over a table from a node that is gone. */
const LEASE = 6000;

test('a page reconnects after growing pauses, rarely of more than ten seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 100].map((tries) => pauseBefore(tries, false, () => 0.5));
  expect(pauses).toEqual([500, 1000, 2000, 3000, 3000, 3000]);
  expect(LEASE + pauseBefore(100, false, () => 1)).toBeLessThan(AIM);
});

test('pages sent away by a server reconnect spread over two seconds', () => {
  expect(pauseBefore(1, true, () => 0)).toBe(375);
  expect(pauseBefore(1, true, () => 1)).toBe(2625);
});

test('a waiting player notices soon that the server is gone', () => {
  let asked = 0;
  while (!isQuiet(asked, true)) asked += LOOK_EVERY;
  // The check may come just before the silence is long enough.
  const noticed = asked + LOOK_EVERY + NO_ANSWER;
  expect(noticed + pauseBefore(1, false, () => 1)).toBeLessThan(AIM);
});

test('the connection is checked rarely if no game is running', () => {
  expect(isQuiet(19_000, false)).toBe(false);
  expect(isQuiet(20_000, false)).toBe(true);
});
