/** A node's lease on a manual clock, without a database. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Lease } from '../src/cluster/lease.ts';
import { ManualClock } from './manual-clock.ts';

const PEER = { id: 'one', address: 'http://127.0.0.1:1' };

const nothing = () => undefined;

/** A lease, and a database that fails on demand. */
function leased() {
  const clock = new ManualClock();
  const base: { failing: Error | null; entered: number; said: readonly string[][] } = {
    failing: null,
    entered: 0,
    said: [],
  };
  const claims = {
    async enter() {
      base.entered += 1;
      if (base.failing !== null) throw base.failing;
    },
    renew(_: string, unreached: readonly string[] = []) {
      base.said = [...base.said, [...unreached]];
      return Promise.resolve(true);
    },
    leave: () => Promise.resolve(),
  };
  const log = pino({ level: 'silent' });
  const away: string[] = [];
  const lease = new Lease({ claims, clock, log, lapsed: nothing, renewed: nothing, unreached: () => away });
  return { clock, base, away, lease };
}

test('a node whose database is slow enters as soon as it answers, with a lease from then on', async () => {
  const { clock, base, lease } = leased();
  base.failing = new Error('Connection terminated due to connection timeout');
  const entered = lease.enter(PEER);
  await clock.advance(500);
  expect(lease.isValid).toBe(false);
  base.failing = null;
  await clock.advance(400);
  await entered;
  expect(base.entered).toBe(3);
  // Entered at 800.
  await clock.advance(800 + 5400 - 900);
  expect(lease.isValid).toBe(true);
  await lease.leave();
  expect(lease.isValid).toBe(false);
});

test('a node that the database refuses, or does not answer for long, does not enter', async () => {
  const refused = leased();
  refused.base.failing = new Error('there is no table of nodes');
  await expect(refused.lease.enter(PEER)).rejects.toThrow('no table');
  expect(refused.base.entered).toBe(1);
  const away = leased();
  away.base.failing = new Error('Query read timeout');
  const failed = expect(away.lease.enter(PEER)).rejects.toThrow('timeout');
  await away.clock.advance(10_000);
  await failed;
  expect(away.base.entered).toBe(5);
});

test('a node reports unreached nodes with each renewal, and changes at once', async () => {
  const { clock, base, away, lease } = leased();
  await lease.enter(PEER);
  await clock.advance(2000);
  expect(base.said).toEqual([[]]);
  away.push('two');
  await clock.advance(500);
  expect(base.said).toEqual([[]]);
  lease.hurry();
  await clock.advance(200);
  expect(base.said).toEqual([[], ['two']]);
  await clock.advance(2000);
  expect(base.said).toEqual([[], ['two'], ['two']]);
  await lease.leave();
});
