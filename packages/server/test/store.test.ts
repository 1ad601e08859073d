import type { State } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { StoredState, type MoveRecord } from '../src/store/records.ts';
import { StaleError, type Store } from '../src/store/store.ts';
import { emptyTable } from './setups.ts';
import { tempFolder } from './temp.ts';

/** The store does not look into states. */
const state = (turn: number): State => StoredState.parse({ turn });

const move = (number: number, moveId: string | null = null, seat = 0): MoveRecord => ({
  number,
  seat,
  move: { do: 'kick' },
  moveId,
  at: 1000 + number,
  events: [{ e: 'turn', seat, cause: {} }],
});

async function started(store: Store): Promise<void> {
  await store.create('t', emptyTable(3));
  await store.start('t', 1, { ...emptyTable(3), stage: 'playing' }, state(0), []);
}

test('what was written is there after opening the file again', async () => {
  const folder = tempFolder();
  const store = await openSqlite(folder);
  await started(store);
  await store.append('t', move(1, 'a'), [{ id: 4, left: 1500 }], false);
  await store.append('t', move(2), [], false);
  await store.close();
  const again = await openSqlite(folder);
  expect((await again.table('t'))?.setup.stage).toBe('playing');
  expect(await again.game('t')).toEqual({
    snapshot: { number: 0, state: state(0) },
    moves: [move(1, 'a'), move(2)],
    clocks: [],
  });
  await again.close();
});

test('a second writer finds out', async () => {
  const folder = tempFolder();
  const one = await openSqlite(folder);
  const two = await openSqlite(folder);
  await started(one);
  await one.append('t', move(1), [], false);
  await expect(two.append('t', move(1, 'b', 1), [], false)).rejects.toThrow(StaleError);
  await two.append('t', move(2, 'b', 1), [], false);
  await expect(one.append('t', move(3, 'b', 1), [], false)).rejects.toThrow(StaleError);
  await expect(one.change('t', 1, emptyTable(3))).rejects.toThrow(StaleError);
  expect((await one.game('t'))?.moves).toHaveLength(2);
  await one.close();
  await two.close();
});

test('a move is found by its id, for its own seat only', async () => {
  const store = await openSqlite(tempFolder());
  await started(store);
  await store.append('t', move(1, 'a', 2), [], false);
  expect(await store.find('t', 2, 'a')).toBe(1);
  expect(await store.find('t', 1, 'a')).toBeNull();
  await store.close();
});

test('the newest snapshot and the moves after it make the game; the first is kept', async () => {
  const store = await openSqlite(tempFolder());
  await started(store);
  for (let number = 1; number <= 9; number += 1) {
    await store.append('t', move(number), [], false);
    if (number % 2 === 0) await store.snapshot('t', number, state(number));
  }
  expect(await store.game('t')).toMatchObject({ snapshot: { number: 8, state: state(8) }, moves: [move(9)] });
  expect(await store.moves('t', 3, 5)).toEqual([move(3), move(4), move(5)]);
  await store.close();
});

test('waits are kept for the newest move only', async () => {
  const store = await openSqlite(tempFolder());
  await started(store);
  await store.append('t', move(1), [{ id: 1, left: 2600 }], false);
  await store.clocks('t', 0, [{ id: 1, left: 9 }]);
  expect((await store.game('t'))?.clocks).toEqual([{ id: 1, left: 2600 }]);
  await store.clocks('t', 1, [{ id: 1, left: 1700 }]);
  expect((await store.game('t'))?.clocks).toEqual([{ id: 1, left: 1700 }]);
  await store.close();
});

test('the end of a game ends its table; started tables are not in the list', async () => {
  const store = await openSqlite(tempFolder());
  await store.create('u', emptyTable(4));
  await started(store);
  expect((await store.open(0, 10)).map(({ id }) => id)).toEqual(['u']);
  await store.append('t', move(1), [], true);
  expect(await store.table('t')).toMatchObject({ version: 3, setup: { stage: 'over' } });
  await store.close();
});
