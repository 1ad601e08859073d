/** How stores keep packs of hosts: as long as a table has them, and for a while before that. */
import type { TablePack } from '@kickdoor/protocol';
import { StaleError, type Store } from '@kickdoor/tables/store/store.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { ThreadedSqlite } from '../src/store/sqlite/threaded.ts';
import { hasPostgres, newDatabase, openOwned } from './postgres.ts';
import { emptyTable } from './setups.ts';
import { tempFolder } from './temp.ts';

const KINDS = [
  { name: 'SQLite in this thread', open: openSqlite, place: tempFolder },
  { name: 'SQLite in its own thread', open: (at: string) => ThreadedSqlite.openIn(at), place: tempFolder },
  ...(hasPostgres ? [{ name: 'PostgreSQL', open: openOwned, place: newDatabase }] : []),
];

/** Long before all tests. */
const LONG_AGO = 1000;

const bundle = (hash: string, holder = 'anna', at = LONG_AGO) => ({
  hash,
  set: `cards of ${hash}`,
  content: 'x'.repeat(10),
  about: '{}',
  holder,
  at,
});

function packOf(pack: string): TablePack {
  const look = { sign: null, paper: 'cream', shading: 'hatched', wall: 'teal', light: 'gold', dusk: null };
  const said = {
    version: '1.0.0',
    hash: '',
    languages: [],
    names: {},
    sheets: null,
    doors: 1,
    treasures: 1,
    look,
  };
  return { id: pack, pack, author: null, license: null, by: null, ...said };
}

const tableWith = (...packs: readonly string[]) => ({ ...emptyTable(3), packs: packs.map(packOf) });

describe.each(KINDS)('packs of hosts in $name', ({ open, place }) => {
  async function opened(): Promise<Store> {
    const { store } = await open(await place());
    onTestFinished(() => store.close());
    return store;
  }

  test('a pack is stored once, and found by its bundle and by its cards', async () => {
    const store = await opened();
    expect(await store.pack('a')).toBeNull();
    await store.keepPack(bundle('a'));
    await store.keepPack({ ...bundle('a', 'ben', 2000), content: 'another' });
    expect(await store.pack('a')).toEqual({ ...bundle('a'), at: 2000 });
    expect(await store.packOfSet('cards of a')).toEqual({ ...bundle('a'), at: 2000 });
    expect(await store.packOfSet('a')).toBeNull();
  });

  test('of packs with the same cards, the first one provides them', async () => {
    const store = await opened();
    await store.keepPack({ ...bundle('later', 'anna', 3000), set: 'cards' });
    await store.keepPack({ ...bundle('sooner', 'anna', 2000), set: 'cards' });
    expect((await store.packOfSet('cards'))?.hash).toBe('sooner');
  });

  test('packs are counted for each holder, and in total', async () => {
    const store = await opened();
    expect(await store.countPacks(null)).toEqual({ packs: 0, size: 0 });
    await store.keepPack(bundle('a'));
    await store.keepPack(bundle('b'));
    await store.keepPack(bundle('c', 'ben'));
    expect(await store.countPacks('anna')).toEqual({ packs: 2, size: 20 });
    expect(await store.countPacks('chloe')).toEqual({ packs: 0, size: 0 });
    expect(await store.countPacks(null)).toEqual({ packs: 3, size: 30 });
  });

  test('packs that no table has are swept after a while', async () => {
    const store = await opened();
    await store.keepPack(bundle('old'));
    await store.keepPack(bundle('used'));
    await store.keepPack(bundle('new', 'anna', 5000));
    await store.create('table', tableWith('used'));
    expect(await store.sweepPacks(5000)).toBe(1);
    expect(
      await Promise.all(['old', 'used', 'new'].map(async (hash) => (await store.pack(hash)) !== null)),
    ).toEqual([false, true, true]);
    // Its time was updated by the table.
    await store.remove('table', 1, 0);
    expect(await store.sweepPacks(Date.now() - 60_000)).toBe(1);
    expect(await store.pack('used')).not.toBeNull();
    expect(await store.sweepPacks(Date.now() + 60_000)).toBe(1);
  });

  test('a table that takes another pack releases the previous one', async () => {
    const store = await opened();
    await store.keepPack(bundle('a'));
    await store.keepPack(bundle('b'));
    await store.create('table', tableWith('a'));
    await store.change('table', 1, tableWith('b'));
    expect(await store.sweepPacks(Date.now() + 60_000)).toBe(1);
    expect(await store.pack('a')).toBeNull();
    await store.change('table', 2, { ...tableWith('b'), stage: 'playing' });
    expect(await store.sweepPacks(Date.now() + 60_000)).toBe(0);
  });

  test('no table is made or changed with a pack that is gone', async () => {
    const store = await opened();
    await expect(store.create('table', tableWith('gone'))).rejects.toThrow('a pack of the table');
    expect(await store.table('table')).toBeNull();
    await store.create('table', tableWith());
    await expect(store.change('table', 1, tableWith('gone'))).rejects.toThrow(StaleError);
    expect((await store.table('table'))?.setup.packs).toEqual([]);
  });
});
