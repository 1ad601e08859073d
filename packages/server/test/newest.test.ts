/** The cache of newest moves never makes the store write a gap, or a move twice. */
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { MoveRecord } from '@kickdoor/tables/store/records.ts';
import { StaleError } from '@kickdoor/tables/store/store.ts';
import { groupWriter, writtenMove } from '../src/store/sqlite/commit.ts';
import { DATABASE } from '../src/store/sqlite/folder.ts';
import { NewestMoves } from '../src/store/sqlite/newest.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import type { SqliteStore } from '../src/store/sqlite/store.ts';
import { emptyTable, stateAt } from './setups.ts';
import { tempFolder } from './temp.ts';

/** A move; `size` makes its row longer. */
const moveOf = (number: number, size = 0): MoveRecord => ({
  number,
  seat: 0,
  move: { do: 'kick' },
  moveId: `m${number}${'x'.repeat(size)}`,
  at: 1000 + number,
  events: [{ e: 'turn', seat: 0, cause: {} }],
});

const appendOf = (table: string, number: number, size = 0) => ({
  table,
  move: moveOf(number, size),
  clocks: [],
  over: false,
});

async function openIn(folder: string): Promise<SqliteStore> {
  const { store } = await openSqlite(folder);
  onTestFinished(() => store.close());
  return store;
}

async function begin(store: SqliteStore, table: string): Promise<void> {
  await store.create(table, emptyTable(3));
  await store.start(table, 1, { ...emptyTable(3), stage: 'playing' }, stateAt(0), []);
}

const add = (store: SqliteStore, table: string, number: number) => store.append(appendOf(table, number));

async function addAll(store: SqliteStore, table: string, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await add(store, table, number);
}

const numbersOf = async (store: SqliteStore, table: string) =>
  (await store.moves(table, 0, 99)).map(({ number }) => number);

function connect(folder: string): SqliteFile.Database {
  const file = new SqliteFile(join(folder, DATABASE));
  onTestFinished(() => {
    file.close();
  });
  return file;
}

test('a group that fails halfway because the disk is full leaves no wrong number behind', async () => {
  const folder = tempFolder();
  const store = await openIn(folder);
  await begin(store, 't');
  await begin(store, 'u');
  const file = connect(folder);
  const write = groupWriter(file, new NewestMoves());
  const commit = (...moves: Parameters<typeof appendOf>[]) =>
    write(moves.map((one) => writtenMove(appendOf(...one)))).outcomes;
  expect(commit(['t', 1])).toEqual(['kept']);
  // No more pages than there are: small rows still fit.
  const pages = Number(file.pragma('page_count', { simple: true }));
  file.pragma(`max_page_count = ${pages}`);
  expect(() => commit(['t', 2], ['u', 1, 100_000])).toThrow('full');
  expect(commit(['t', 3], ['u', 2])).toEqual(['stale', 'stale']);
  expect(() => commit(['t', 2], ['u', 1, 100_000])).toThrow('full');
  expect(commit(['t', 2])).toEqual(['kept']);
  file.pragma(`max_page_count = ${pages + 1000}`);
  expect(commit(['t', 3], ['u', 1, 100_000], ['t', 4])).toEqual(['kept', 'kept', 'kept']);
  expect(await numbersOf(store, 't')).toEqual([1, 2, 3, 4]);
  expect(await numbersOf(store, 'u')).toEqual([1]);
  expect((await store.game('t'))?.damage).toBeNull();
});

test('a removed table has no newest move, and can be started again', async () => {
  const store = await openIn(tempFolder());
  await begin(store, 't');
  await addAll(store, 't', [1, 2]);
  await store.remove('t', 2, 2);
  await expect(add(store, 't', 3)).rejects.toThrow(StaleError);
  await begin(store, 't');
  await addAll(store, 't', [1, 2]);
  await store.remove('t', 2, 2);
  await begin(store, 't');
  await addAll(store, 't', [1]);
  expect(await numbersOf(store, 't')).toEqual([1]);
  expect((await store.game('t'))?.damage).toBeNull();
});

test.each(['the same', 'another'])('moves set aside by %s connection are not continued', async (by) => {
  const folder = tempFolder();
  const store = await openIn(folder);
  const reading = by === 'another' ? await openIn(folder) : store;
  await begin(store, 't');
  await addAll(store, 't', [1, 2, 3]);
  connect(folder).exec(`update moves set move = '{"do":"loot"}' where number = 2`);
  await add(store, 't', 4);
  expect((await reading.game('t'))?.damage).toEqual({ moves: 3, snapshot: false });
  await expect(add(store, 't', 5)).rejects.toThrow(StaleError);
  await addAll(store, 't', [2, 3]);
  expect(await numbersOf(store, 't')).toEqual([1, 2, 3]);
  expect((await store.game('t'))?.damage).toBeNull();
});

test('what another connection has written is continued', async () => {
  const folder = tempFolder();
  const [one, two] = [await openIn(folder), await openIn(folder)];
  await begin(one, 't');
  await addAll(one, 't', [1]);
  await addAll(two, 't', [2]);
  await addAll(one, 't', [3]);
  await addAll(two, 't', [4]);
  expect((await one.game('t'))?.damage).toBeNull();
  expect(await numbersOf(one, 't')).toEqual([1, 2, 3, 4]);
});

test('the tables unused for longest are dropped', () => {
  const known = new NewestMoves(2);
  for (const table of ['a', 'b', 'a', 'c']) known.set(table, { number: 1, chain: null });
  expect(['a', 'b', 'c'].map((table) => known.get(table)?.number)).toEqual([1, undefined, 1]);
  known.asOf(1);
  expect(known.get('a')).toBeUndefined();
});
