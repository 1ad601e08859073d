/** How the store handles a damaged or modified database. */
import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import SqliteFile from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { DataFolderError } from '../src/store/sqlite/folder.ts';
import { FolderInUseError, lockFolder } from '../src/store/sqlite/lock.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import type { Store } from '@kickdoor/tables/store/store.ts';
import { HEAD } from '../src/store/sqlite/head.ts';
import { seeded } from './chance.ts';
import { copyTo } from './copy.ts';
import { playUntil } from './play.ts';
import { serverFor, startedTable } from './running.ts';
import { emptyTable, moveAt, stateAt as state } from './setups.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

const MOVES = 12;
const DATABASE = 'kickdoor.sqlite';
const LOG = `${DATABASE}-wal`;

async function fill(store: Store): Promise<void> {
  await store.create('t', emptyTable(3));
  await store.start('t', 1, { ...emptyTable(3), stage: 'playing' }, state(0), []);
  for (let number = 1; number <= MOVES; number += 1) {
    await store.append({ table: 't', move: moveAt(number), clocks: [], over: false });
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

/** The same after a restart: everything is in the database, and nothing in its log. */
async function killedLater(): Promise<string> {
  const folder = tempFolder();
  const first = await openSqlite(folder);
  await fill(first.store);
  await first.store.close();
  const { store } = await openSqlite(folder);
  const copy = copyTo(folder, tempFolder());
  await store.close();
  return copy;
}

/** Damages some bytes of a file. */
function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  for (let place = at; place < at + 8; place += 1) bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
  writeFileSync(path, bytes);
}

/** Damages the first page of one part of a database. */
function corrupt(folder: string, part: string): void {
  const path = join(folder, DATABASE);
  const file = new SqliteFile(path);
  const size = Number(file.pragma('page_size', { simple: true }));
  const { page } = file
    .prepare<[string], { page: number }>('select rootpage as page from sqlite_master where name = ?')
    .get(part) ?? { page: 1 };
  file.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xff, (page - 1) * size, page * size));
}

/** Modifies the database behind the store's back. */
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

test('a killed process leaves an intact store', async () => {
  const { game, loss } = await gameIn(await killed());
  expect(loss).toBeNull();
  expect(game).toMatchObject({ snapshot: { number: 12 }, moves: [], damage: null });
});

test('a truncated log is detected, and the files are copied as found', async () => {
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

test('a log with flipped bytes is read up to them, and copied as found', async () => {
  const folder = await killed();
  const log = join(folder, LOG);
  flip(log, Math.floor(statSync(log).size * 0.8));
  const found = readFileSync(log);
  const { game, loss } = await gameIn(folder);
  expect(loss?.commits).toBeGreaterThan(0);
  expect(readFileSync(join(loss?.kept ?? '', LOG)).equals(found)).toBe(true);
  expect(game?.damage).toBeNull();
  const last = game?.moves.at(-1)?.number ?? game?.snapshot.number ?? -1;
  expect(last).toBe(MOVES - (loss?.commits ?? 0));
});

test('a game whose end was damaged in the log continues before that, and its players are told', async () => {
  const { url, dataDir } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  const begun = statSync(join(dataDir, LOG)).size;
  expect(await playUntil(clients, seeded(3), (_, number) => number >= 10)).toBe(true);
  const copy = copyTo(dataDir, tempFolder());
  const log = join(copy, LOG);
  flip(log, Math.floor((begun + statSync(log).size) / 2));
  const again = await serverFor({ dataDir: copy });
  const back: TestClient[] = [];
  for (const secret of secrets) back.push(await TestClient.open(again.url, table, { secret, since: 10 }));
  for (const client of back) {
    await client.until(() => client.all('error').some(({ code }) => code === 'moves-lost'));
    await client.untilNumber(1);
  }
  const number = back[0]?.number ?? 0;
  expect(number).toBeLessThan(10);
  expect(await playUntil(back, seeded(3), (_, now) => now >= number + 3)).toBe(true);
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
  await store.append({ table: 't', move: moveAt(10), clocks: [], over: false });
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

test('a file that is not a database, or a corrupt one, is refused with its name', async () => {
  const folder = tempFolder();
  writeFileSync(
    join(folder, DATABASE),
    'not a database, and longer than the header of one would be'.repeat(80),
  );
  await expect(openSqlite(folder)).rejects.toThrow(DataFolderError);
});

test.runIf(process.platform === 'linux')(
  'a folder that can not be created is refused with its name, at once',
  async () => {
    await expect(openSqlite('/proc/kickdoor/data')).rejects.toThrow(
      expect.objectContaining({ name: 'DataFolderError', folder: '/proc/kickdoor/data' }),
    );
  },
);

test.skipIf(process.platform === 'win32')('a folder that is created belongs to its owner only', async () => {
  const folder = join(tempFolder(), 'new', 'data');
  const { store } = await openSqlite(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await store.close();
});

describe.each(['there', 'missing'])('with the witness %s', (witness) => {
  test.each(['the header', 'kysely_migration', 'moves', 'journal', 'waits'])(
    'a database with a corrupt page of %s is refused, and copied as found',
    async (part) => {
      const folder = await killedLater();
      corrupt(folder, part);
      if (witness === 'missing') rmSync(join(folder, HEAD));
      const found = readFileSync(join(folder, DATABASE));
      const aside = () => readdirSync(folder).filter((name) => name.startsWith('damaged-'));
      const refusal: unknown = await openSqlite(folder).catch((error: unknown) => error);
      const [kept = ''] = aside();
      expect(refusal).toBeInstanceOf(DataFolderError);
      expect(String(refusal)).toContain(`a copy is kept in ${join(folder, kept)}`);
      expect(readFileSync(join(folder, kept, DATABASE)).equals(found)).toBe(true);
      // Repeated starts don't fill the disk.
      await expect(openSqlite(folder)).rejects.toThrow(kept);
      expect(aside()).toEqual([kept]);
    },
  );
});

test('an intact database without its witness is opened', async () => {
  const folder = await killedLater();
  rmSync(join(folder, HEAD));
  const { game, loss } = await gameIn(folder);
  expect(loss).toBeNull();
  expect(game).toMatchObject({ snapshot: { number: 12 }, moves: [], damage: null });
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

test('a full disk is reported as such, and the game is unchanged', async () => {
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
