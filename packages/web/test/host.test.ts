/** Tables without a server: the protocol over message ports, stored in IndexedDB. */
import { MyTableList } from '@kickdoor/protocol';
import { verify } from '@kickdoor/rules';
import { expect, test, vi } from 'vitest';
import { IndexedStore } from '../src/offline/indexed-store.ts';
import { tabOwnership, type Locks } from '../src/offline/tab-locks.ts';
import { begun, hostAt, Page, PATIENCE, place, pool, quiet, recordOf } from './hosting.ts';

test('a game against bots begins, and resumes after everything was closed', async () => {
  const name = place();
  const first = await hostAt(name);
  const { table, host, secret } = await begun(first);
  const page = new Page(first, table);
  page.hello({ secret: secret ?? undefined, host });
  page.say({ type: 'start', id: 'start' });
  await page.play(12);
  const before = page.now;
  page.leave();
  await first.close();

  const second = await hostAt(name);
  const again = new Page(second, table);
  again.hello({ secret: secret ?? undefined, host });
  await vi.waitFor(() => expect(again.now?.number).toBeGreaterThanOrEqual(before?.number ?? 1), PATIENCE);
  await again.play((before?.number ?? 0) + 12);
  expect(again.now?.number).toBeGreaterThan(before?.number ?? 0);
});

test('every move is stored before the page hears of it', async () => {
  const name = place();
  const host = await hostAt(name);
  const { table, ...keys } = await begun(host);
  const page = new Page(host, table);
  page.hello({ secret: keys.secret ?? undefined, host: keys.host });
  page.say({ type: 'start', id: 'start' });
  await page.play(20);
  // The store as another process would find it if this one were killed now.
  const store = await IndexedStore.open(name);
  const heard = page.now?.number ?? 0;
  expect((await store.moves(table, heard, heard)).map(({ number }) => number)).toEqual([heard]);
  await store.close();
});

test('the record of a running game is complete up to now', async () => {
  const host = await hostAt(place());
  const { table, ...keys } = await begun(host);
  const page = new Page(host, table);
  page.hello({ secret: keys.secret ?? undefined, host: keys.host });
  page.say({ type: 'start', id: 'start' });
  await page.play(15);
  const record = await recordOf(host, table);
  expect(record.moves.length).toBeGreaterThanOrEqual(15);
  expect(verify(pool, record)).toBeNull();
});

test('invalid requests get the same answers as from a server', async () => {
  const host = await hostAt(place());
  expect(await host.answer('create', { seats: 0 })).toEqual({ ok: false, code: 'bad-message' });
  expect(await host.answer('create', { seats: 3, sets: ['nowhere'] })).toEqual({
    ok: false,
    code: 'bad-table',
  });
  expect(await host.answer('record', { table: 'AAAAAAAAAAAA' })).toEqual({ ok: false, code: 'no-table' });
  const page = new Page(host, 'AAAAAAAAAAAA');
  await vi.waitFor(() => expect(page.heard).toMatchObject([{ type: 'error', code: 'no-table' }]), PATIENCE);
  const { table } = await begun(host);
  const stranger = new Page(host, table);
  stranger.say({ type: 'start', id: 'x' });
  await vi.waitFor(
    () => expect(stranger.heard).toMatchObject([{ type: 'error', code: 'no-hello' }]),
    PATIENCE,
  );
  stranger.hello({ secret: 'A'.repeat(32) });
  await vi.waitFor(() => expect(stranger.heard.at(-1)).toMatchObject({ code: 'bad-secret' }), PATIENCE);
});

test('the tables of a browser can be listed without opening them', async () => {
  const host = await hostAt(place());
  const { table, secret } = await begun(host);
  const seats = [{ table, secret }];
  const listed = async () => {
    const answer = await host.answer('mine', { seats });
    return MyTableList.parse(answer.ok ? answer.value : null).tables;
  };
  expect(await listed()).toMatchObject([{ id: table, stage: 'open', seat: 0, waits: false }]);
});

/** Locks as a browser has them, shared by its tabs. */
function fakeLocks(): Locks {
  const tails = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    async request(name, { ifAvailable = false }, task) {
      if (ifAvailable && held.has(name)) return task(null);
      const before = tails.get(name);
      const run = (async () => {
        await before;
        held.add(name);
        await task({ name });
        held.delete(name);
      })();
      tails.set(name, run);
      return run;
    },
  };
}

test('two tabs never play the same table: the second waits until the first has left', async () => {
  const name = place();
  const locks = fakeLocks();
  const busy: string[] = [];
  const one = await hostAt(name, tabOwnership(locks, quiet));
  const two = await hostAt(
    name,
    tabOwnership(locks, (_, isBusy) => busy.push(isBusy ? 'busy' : 'free')),
  );
  const { table, ...keys } = await begun(one);
  const first = new Page(one, table);
  first.hello({ secret: keys.secret ?? undefined, host: keys.host });
  first.say({ type: 'start', id: 'start' });
  await first.play(5);
  const second = new Page(two, table);
  second.hello({ secret: keys.secret ?? undefined });
  await vi.waitFor(() => expect(busy).toEqual(['busy']), PATIENCE);
  expect(second.heard).toEqual([]);
  const number = first.now?.number ?? 0;
  first.leave();
  await vi.waitFor(() => expect(busy).toEqual(['busy', 'free']), PATIENCE);
  await vi.waitFor(() => expect(second.now?.number).toBeGreaterThanOrEqual(number), PATIENCE);
});
