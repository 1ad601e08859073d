/** How the store handles a damaged or changed database. */
import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { MoveRecord } from '@kickdoor/tables/store/records.ts';
import { DataFolderError } from '../src/store/sqlite/folder.ts';
import { FolderInUseError, lockFolder } from '../src/store/sqlite/lock.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { copyTo } from './copy.ts';
import { serverFor, startedTable } from './running.ts';
import { emptyTable, stateAt as state } from './setups.ts';
import { tempFolder } from './temp.ts';

const MOVES = 12;
const DATABASE = 'kickdoor.sqlite';

const move = (number: number): MoveRecord => ({
  number,
  seat: 0,
  move: { do: 'kick' },
  moveId: `m${number}`,
  at: 1000 + number,
  events: [{ e: 'turn', seat: 0, cause: {} }],
});

async function fill(store: Store): Promise<void> {
  await store.create('t', emptyTable(3));
  await store.start('t', 1, { ...emptyTable(3), stage: 'playing' }, state(0), []);
  for (let number = 1; number <= MOVES; number += 1) {
    await store.append({ table: 't', move: move(number), clocks: [], over: false });
    if (number % 4 === 0) await store.snapshot('t', number, state(number));
  }
}

/** Returns a folder as a killed process leaves it. */
async function killed(): Promise<string> {
  const folder = tempFolder();
  const { store } = await openSqlite(folder);
  await fill(store);
  const copy = copyTo(folder, tempFolder());
  await store.close();
  return copy;
}

/** Changes the database behind the store's back. */
function tamper(folder: string, sql: string): void {
  const file = new SqliteFile(join(folder, DATABASE));
  file.exec(sql);
  file.close();
}

async function gameIn(folder: string) {
  const { store, loss } = await openSqlite(folder);
  const game = await store.game('t');
  await store.close();
  return { game, loss };
}

test('what a killed process leaves behind is intact', async () => {
  const { game, loss } = await gameIn(await killed());
  expect(loss).toBeNull();
  expect(game).toMatchObject({ snapshot: { number: 12 }, moves: [], damage: null });
});

test('a truncated log is detected, and its files are copied aside as found', async () => {
  const folder = await killed();
  const log = join(folder, `${DATABASE}-wal`);
  const { size } = statSync(log);
  truncateSync(log, Math.floor(size * 0.8));
  const { game, loss } = await gameIn(folder);
  expect(loss?.commits).toBeGreaterThan(0);
  expect(readdirSync(loss?.kept ?? '')).toContain(`${DATABASE}-wal`);
  // What is left is a playable game at an earlier move.
  const last = game?.moves.at(-1)?.number ?? game?.snapshot.number ?? -1;
  expect(last).toBe(MOVES - (loss?.commits ?? 0));
});

test('a missing log is detected', async () => {
  const folder = await killed();
  rmSync(join(folder, `${DATABASE}-wal`));
  const { game, loss } = await gameIn(folder);
  expect(loss?.commits).toBe(MOVES);
  expect(game).toBeNull();
});

test('a properly closed database may be copied without its log', async () => {
  const folder = tempFolder();
  const { store } = await openSqlite(folder);
  await fill(store);
  await store.close();
  expect(existsSync(join(folder, `${DATABASE}-wal`))).toBe(false);
  expect((await gameIn(folder)).loss).toBeNull();
});

test('a damaged snapshot is skipped in favor of an older one', async () => {
  const folder = await killed();
  tamper(folder, `update snapshots set state = '{"turn":99}' where number = 12`);
  const { game } = await gameIn(folder);
  expect(game).toMatchObject({
    snapshot: { number: 8, state: state(8) },
    damage: { snapshot: true, moves: 0 },
  });
  expect(game?.moves.map(({ number }) => number)).toEqual([9, 10, 11, 12]);
});

test('a game continues before a damaged move; what follows is set aside', async () => {
  const folder = await killed();
  tamper(
    folder,
    `delete from snapshots where number > 8; update moves set move = '{"do":"loot"}' where number = 10`,
  );
  const { game } = await gameIn(folder);
  expect(game?.moves.map(({ number }) => number)).toEqual([9]);
  expect(game?.damage).toEqual({ moves: 3, snapshot: false });
  const { store } = await openSqlite(folder);
  await store.append({ table: 't', move: move(10), clocks: [], over: false });
  expect((await store.game('t'))?.moves.map(({ number }) => number)).toEqual([9, 10]);
  await store.close();
});

test('a gap is handled like any other damage', async () => {
  const folder = await killed();
  tamper(folder, 'delete from snapshots where number > 8; delete from moves where number = 11');
  const { game } = await gameIn(folder);
  expect(game?.moves.map(({ number }) => number)).toEqual([9, 10]);
  expect(game?.damage).toEqual({ moves: 1, snapshot: false });
});

test('a file that is no database, or a corrupt one, is refused by name', async () => {
  const folder = tempFolder();
  writeFileSync(
    join(folder, DATABASE),
    'not a database, and longer than the header of one would be'.repeat(80),
  );
  await expect(openSqlite(folder)).rejects.toThrow(DataFolderError);
});

test('only one process serves a folder', () => {
  const folder = tempFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  unlock();
  lockFolder(folder)();
});

test("a second server on the same folder doesn't start, and does no harm", async () => {
  const { url, dataDir } = await serverFor();
  await expect(serverFor({ dataDir })).rejects.toThrow(FolderInUseError);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('a full disk is reported as full, and the game is unchanged', async () => {
  const trouble = { full: false };
  const { url } = await serverFor({
    openStore: async (folder) => {
      const opened = await openSqlite(folder);
      return { ...opened, store: failing(opened.store, trouble) };
    },
  });
  const { clients } = await startedTable(url, 3, 0);
  const [client] = clients;
  trouble.full = true;
  const before = client?.number;
  expect(await client?.ask({ type: 'move', move: { do: 'concede' } })).toMatchObject({
    code: 'storage-full',
  });
  trouble.full = false;
  expect(client?.number).toBe(before);
  expect(await client?.ask({ type: 'move', move: { do: 'concede' } })).toMatchObject({ type: 'accepted' });
});

/** A store whose disk can be made full. */
function failing(store: Store, trouble: { full: boolean }): Store {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]): Promise<unknown> => {
        if (trouble.full && name === 'append') {
          throw new SqliteFile.SqliteError('database or disk is full', 'SQLITE_FULL');
        }
        return Reflect.apply(method, target, args);
      };
    },
  });
}
