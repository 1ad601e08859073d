import { expect, test } from 'vitest';
import { Bucket, Buckets } from '@kickdoor/tables/base/bucket.ts';
import { ManualClock } from './manual-clock.ts';

const HOUR = 3_600_000;
const RATE = { atOnce: 3, perSecond: 1 };

/** Takes all tokens that are left, and counts them. */
function drained(bucket: { take(): boolean }): number {
  let count = 0;
  while (bucket.take()) count += 1;
  return count;
}

test.each([-HOUR, HOUR])('setting the wall clock by %i ms neither fills nor empties a bucket', async (by) => {
  const clock = new ManualClock();
  const bucket = new Bucket(clock, RATE);
  expect(drained(bucket)).toBe(3);
  await clock.advance(500);
  clock.dayOffset += by;
  expect([bucket.empty, bucket.full]).toEqual([true, false]);
  expect(drained(bucket)).toBe(0);
  await clock.advance(500);
  expect(drained(bucket)).toBe(1);
  await clock.advance(3000);
  expect(bucket.full).toBe(true);
  expect(drained(bucket)).toBe(3);
});

test('setting the wall clock back neither locks an address out nor lets one in', async () => {
  const clock = new ManualClock();
  const buckets = new Buckets(() => new Bucket(clock, RATE));
  const drainedAt = (address: string) => drained({ take: () => buckets.take(address) });
  expect(drainedAt('a')).toBe(3);
  clock.dayOffset -= HOUR;
  expect(buckets.isEmpty('a')).toBe(true);
  expect([drainedAt('a'), drainedAt('b')]).toEqual([0, 3]);
  await clock.advance(2000);
  expect(buckets.isEmpty('a')).toBe(false);
  expect([drainedAt('a'), drainedAt('b')]).toEqual([2, 2]);
});
