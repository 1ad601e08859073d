import { expect, test } from 'vitest';
import { Readiness } from '../src/operation/readiness.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { ManualClock } from './manual-clock.ts';
import { serverFor } from './running.ts';

/** A store that fails on demand, and counts writes. */
function probed() {
  const store = {
    asked: 0,
    code: '',
    stuck: false,
    probe(): Promise<void> {
      store.asked += 1;
      if (store.stuck) return new Promise(() => undefined);
      return store.code === ''
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error('not written'), { code: store.code }));
    },
  };
  const clock = new ManualClock();
  return { store, clock, readiness: new Readiness(store, clock) };
}

test('a server is ready while its store is writable, and otherwise says why not', async () => {
  const { store, clock, readiness } = probed();
  expect(await readiness.why()).toBeNull();
  store.code = 'SQLITE_FULL';
  await clock.advance(3000);
  expect(await readiness.why()).toBe('disk-full');
  store.code = 'SQLITE_IOERR';
  await clock.advance(3000);
  expect(await readiness.why()).toBe('store-failed');
  store.code = '';
  await clock.advance(3000);
  expect(await readiness.why()).toBeNull();
});

test('frequent requests cause few writes', async () => {
  const { store, clock, readiness } = probed();
  for (let count = 0; count < 100; count += 1) await readiness.why();
  await Promise.all(Array.from({ length: 100 }, () => readiness.why()));
  expect(store.asked).toBe(1);
  await clock.advance(3000);
  await Promise.all(Array.from({ length: 100 }, () => readiness.why()));
  expect(store.asked).toBe(2);
});

test('a store that does not answer counts as failed', async () => {
  const { store, clock, readiness } = probed();
  store.stuck = true;
  const why = readiness.why();
  await clock.advance(10_000);
  expect(await why).toBe('store-failed');
});

test('one of several servers is ready only with a lease and while most others reach it', async () => {
  const { store, clock } = probed();
  const node = { isValid: false, isCutOff: false };
  const readiness = new Readiness(store, clock, node);
  expect(await readiness.why()).toBe('no-lease');
  node.isValid = true;
  expect(await readiness.why()).toBeNull();
  node.isCutOff = true;
  expect(await readiness.why()).toBe('cut-off');
  node.isValid = false;
  expect(await readiness.why()).toBe('no-lease');
});

test('a failed move is known at once, and so is the next stored one', async () => {
  const { readiness } = probed();
  readiness.written(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  expect(await readiness.why()).toBe('disk-full');
  readiness.written();
  expect(await readiness.why()).toBeNull();
});

test('/ready answers 503 with the reason, while /health only says that the server runs', async () => {
  const trouble = { full: false };
  const clock = new ManualClock();
  const { url } = await serverFor({
    clock,
    openStore: async (folder) => {
      const opened = await openSqlite(folder);
      const real = opened.store.probe;
      opened.store.probe = () =>
        trouble.full
          ? Promise.reject(Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' }))
          : real();
      return opened;
    },
  });
  const ready = await fetch(`${url}/ready`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ready: true });
  trouble.full = true;
  await clock.advance(5000);
  const full = await fetch(`${url}/ready`);
  expect(full.status).toBe(503);
  expect(full.headers.get('cache-control')).toBe('no-store');
  expect(await full.json()).toMatchObject({ ready: false, why: 'disk-full' });
  expect((await fetch(`${url}/health`)).status).toBe(200);
});
