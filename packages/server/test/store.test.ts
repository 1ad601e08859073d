import { keepsTheContract, type StoreKind } from '@kickdoor/tables/test/store-contract.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { ThreadedSqlite } from '../src/store/sqlite/threaded.ts';
import { hasPostgres, newDatabase, openOwned } from './postgres.ts';
import { emptyTable, stateAt } from './setups.ts';
import { tempFolder } from './temp.ts';

const KINDS: readonly StoreKind<Store>[] = [
  { name: 'SQLite in this thread', open: openSqlite, place: tempFolder },
  {
    name: 'SQLite in its own thread',
    open: (folder: string) => ThreadedSqlite.openIn(folder),
    place: tempFolder,
  },
  ...(hasPostgres ? [{ name: 'PostgreSQL', open: openOwned, place: newDatabase }] : []),
];

describe.each(KINDS)('the store in $name', (kind) => keepsTheContract(kind, stateAt));

describe.each(KINDS)('codes and keys in $name', ({ open, place }) => {
  async function opened(at: string): Promise<Store> {
    const { store } = await open(at);
    // The test may have closed it already.
    onTestFinished(() => store.close().catch(() => undefined));
    return store;
  }

  test('if several callers make a key under one name at once, one is kept', async () => {
    const folder = await place();
    const store = await opened(folder);
    const kept = await Promise.all(['a', 'b', 'c'].map((value) => store.keepKey('push', value)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.keepKey('other', 'd')).toBe('d');
    await store.close();
    expect(await (await opened(folder)).keepKey('push', 'e')).toBe(kept[0]);
  });

  test('tables whose time is over are found, earliest first, until they have time again', async () => {
    const { store } = await open(await place());
    onTestFinished(() => store.close());
    const table = async (id: string, until: number) => {
      await store.create(id, emptyTable(3));
      const clocks = [
        { id: -1, left: 9000 },
        { id: 4, left: 1000, until },
      ];
      await store.start(id, 1, { ...emptyTable(3), stage: 'playing' }, stateAt(0), clocks);
    };
    await table('later', 2000);
    await table('sooner', 1000);
    await store.create('none', emptyTable(3));
    await store.start('none', 1, { ...emptyTable(3), stage: 'playing' }, stateAt(0), [{ id: 1, left: 5 }]);
    expect(await store.due(999, 10)).toEqual([]);
    expect(await store.due(2000, 10)).toEqual(['sooner', 'later']);
    expect(await store.due(2000, 1)).toEqual(['sooner']);
    await store.keepWaits([
      { table: 'sooner', number: 0, clocks: [{ id: 4, left: 500, until: 5000 }] },
      { table: 'later', number: 0, clocks: [] },
    ]);
    expect(await store.due(4999, 10)).toEqual([]);
    expect(await store.due(5000, 10)).toEqual(['sooner']);
  });

  test('a code is stored, replaced, and taken once, however many ask', async () => {
    const { store } = await open(await place());
    onTestFinished(() => store.close());
    const kept = { key: 'k', sealed: 'seats', at: 1_764_000_000_000, until: 1_764_000_180_000 };
    await store.keepCode(kept);
    expect(await store.code('k')).toEqual(kept);
    await store.keepCode({ ...kept, sealed: 'more seats', until: null });
    expect(await store.code('k')).toEqual({ ...kept, sealed: 'more seats', until: null });
    const taken = await Promise.all([store.takeCode('k'), store.takeCode('k'), store.takeCode('k')]);
    expect(taken.filter((one) => one !== null)).toEqual([{ ...kept, sealed: 'more seats', until: null }]);
    expect(await store.code('k')).toBeNull();
  });

  test('codes that have expired or were not used for long are swept', async () => {
    const { store } = await open(await place());
    onTestFinished(() => store.close());
    const code = (key: string, at: number, until: number | null) =>
      store.keepCode({ key, sealed: '', at, until });
    await code('over', 1000, 1999);
    await code('valid', 1000, 2000);
    await code('unused', 999, null);
    await code('along', 1000, null);
    await store.sweepCodes(2000, 1000);
    const left = await Promise.all(['over', 'valid', 'unused', 'along'].map((key) => store.code(key)));
    expect(left.map((one) => one?.key ?? null)).toEqual([null, 'valid', null, 'along']);
  });
});
