import 'fake-indexeddb/auto';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, createTable, type State } from '@kickdoor/rules';
import { emptyTable } from '@kickdoor/tables/test/setups.ts';
import { keepsTheContract } from '@kickdoor/tables/test/store-contract.ts';
import { describe, expect, test } from 'vitest';
import { IndexedStore } from '../src/offline/indexed-store.ts';

const dealt = createTable(buildCardPool([loadSet('classic')]), {
  sheet: 'classic',
  sets: ['classic'],
  seed: 'store',
  players: ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const })),
});
const state = (turns: number): State => ({ ...dealt, turns });

let places = 0;
const place = (): string => `tables ${(places += 1)}`;

describe('the store of a browser', () => {
  keepsTheContract(
    { name: 'IndexedDB', place, open: async (name) => ({ store: await IndexedStore.open(name) }) },
    state,
  );

  test('rolls back everything if a write fails', async () => {
    const store = await IndexedStore.open(place());
    await store.create('t', emptyTable(3));
    await expect(store.start('t', 9, emptyTable(3), state(0), [])).rejects.toThrow('not at version 9');
    expect(await store.game('t')).toBeNull();
    await store.close();
  });

  test('deletes a table completely, without touching the next one', async () => {
    const store = await IndexedStore.open(place());
    for (const id of ['t', 'u']) {
      await store.create(id, emptyTable(3));
      await store.start(id, 1, { ...emptyTable(3), stage: 'playing' }, state(0), []);
    }
    await store.remove('t');
    expect(await store.table('t')).toBeNull();
    expect(await store.game('t')).toBeNull();
    expect((await store.game('u'))?.snapshot.number).toBe(0);
    await store.close();
  });
});
