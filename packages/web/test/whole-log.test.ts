import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, isRecordFault, readRecord, replay, eventFor } from '@kickdoor/rules';
import { expect, it } from 'vitest';
import { isWhole } from '../src/table/told.ts';
import { logOfRecord } from '../src/table/whole-log.ts';

const golden = join(import.meta.dirname, '../../cli/test/golden/classic-random.jsonl');
const text = readFileSync(golden, 'utf8');
const pool = buildCardPool([loadSet('classic')]);
const { signal } = new AbortController();

/** Everything that happened after the deal, according to the record. */
function happened() {
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(record.message.id);
  return [...replay(pool, record)].filter(({ seat }) => seat !== null);
}

it('a record yields the complete log of a game of any length', async () => {
  const log = (await logOfRecord(text, { pool, seat: 0 }, signal)) ?? [];
  const acts = happened();
  expect(acts.length).toBeGreaterThan(400);
  expect(log).toHaveLength(acts.flatMap(({ events }) => events).length);
  const turns = log.filter(({ event }) => event.e === 'turn').length;
  expect(isWhole(log, { turns })).toBe(true);
  const last = log.slice(log.findIndex(({ number }) => number > acts.length - 400));
  expect(isWhole(last, { turns })).toBe(false);
});

it('each seat gets what it was told, and no more', async () => {
  const secret = happened().flatMap(({ n, events }) =>
    events.flatMap((event, index) =>
      'secret' in event && event.secret !== undefined ? [{ key: `${n}.${index}`, event }] : [],
    ),
  );
  expect(secret.length).toBeGreaterThan(0);
  for (const seat of [null, 0, 1]) {
    const log = (await logOfRecord(text, { pool, seat }, signal)) ?? [];
    const told = new Map(log.map(({ key, event }) => [key, event]));
    for (const { key, event } of secret) expect(told.get(key)).toEqual(eventFor(event, seat));
  }
});

it("text that isn't a record yields nothing", async () => {
  expect(await logOfRecord(text.slice(0, 5000), { pool, seat: 0 }, signal)).toBeNull();
});
