import { copyFileSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import SqliteFile from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, BackupError, checkBackup, restore } from '../src/store/sqlite/backup.ts';
import { DATABASE } from '../src/store/sqlite/folder.ts';
import { FolderInUseError } from '../src/store/sqlite/lock.ts';
import { ThreadedSqlite } from '../src/store/sqlite/threaded.ts';
import { anyMove, seeded } from './chance.ts';
import { playUntil } from './play.ts';
import { serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

const RUNNING = { openStore: (folder: string) => ThreadedSqlite.openIn(folder) };

test('a backup taken during writes is intact, and every game in it can be continued', async () => {
  const server = await serverFor(RUNNING);
  const tables = await Promise.all([1, 2, 3].map(() => startedTable(server.url, 3, 0)));
  const playing = { on: true };
  const games = tables.map(({ clients }, at) => playUntil(clients, seeded(at + 1), () => !playing.on));
  for (const { clients } of tables) await clients[0]?.untilNumber(10);
  const folder = tempFolder();
  const file = join(folder, 'backup.sqlite');
  const made = await backUp(server.dataDir, file);
  // Everything acknowledged before the backup began is in it.
  expect(made).toMatchObject({ tables: 3 });
  expect('moves' in made ? made.moves : 0).toBeGreaterThanOrEqual(30);
  expect(readdirSync(folder)).toEqual(['backup.sqlite']);
  playing.on = false;
  await Promise.all(games);
  await server.close();

  const data = tempFolder();
  expect(restore(file, data, false)).toMatchObject({ ...made, aside: null });
  const again = await serverFor({ ...RUNNING, dataDir: data });
  for (const { table, secrets } of tables) {
    const clients: TestClient[] = [];
    for (const secret of secrets) clients.push(await TestClient.open(again.url, table, { secret }));
    await Promise.all(clients.map((client) => client.untilNumber(0)));
    expect(clients.flatMap((client) => client.all('error'))).toEqual([]);
    const before = clients[0]?.number ?? 0;
    expect(before).toBeGreaterThanOrEqual(10);
    await clients[0]?.until(() => clients.some(({ update }) => anyMove(update, seeded(1)) !== null));
    await playUntil(clients, seeded(9), (_, number) => number >= before + 5);
    expect(clients[0]?.number).toBeGreaterThan(before);
  }
});

/** Makes a backup of a game with some moves. */
async function backup(): Promise<string> {
  const server = await serverFor();
  const { clients } = await startedTable(server.url, 3, 0);
  await playUntil(clients, seeded(4), (_, number) => number >= 10);
  await server.close();
  const file = join(tempFolder(), 'backup.sqlite');
  await backUp(server.dataDir, file);
  return file;
}

test('a modified backup is refused with the place of the change', async () => {
  const file = await backup();
  const db = new SqliteFile(file);
  onTestFinished(() => void db.close());
  db.exec("update moves set events = '[]' where number = 7");
  const found = checkBackup(file);
  expect('why' in found ? found.why : '').toMatch(/^move 7 of table /u);
  const data = tempFolder();
  expect(restore(file, data, false)).toMatchObject({ fault: 'damaged' });
  expect(existsSync(join(data, DATABASE))).toBe(false);
});

test('a file that is not a backup is refused', async () => {
  const file = join(tempFolder(), 'other');
  writeFileSync(file, 'this is no database, and it is long enough to be seen as such');
  expect(restore(file, tempFolder(), false)).toMatchObject({ fault: 'damaged' });
  expect(restore(join(tempFolder(), 'missing'), tempFolder(), false)).toEqual({ fault: 'no-database' });
  await expect(backUp(tempFolder(), join(tempFolder(), 'b'))).rejects.toThrow(BackupError);
});

test('a store is replaced only on demand and never under a running server, and the old one is kept', async () => {
  const file = await backup();
  const server = await serverFor();
  expect(() => restore(file, server.dataDir, true)).toThrow(FolderInUseError);
  await server.close();
  expect(() => restore(file, server.dataDir, false)).toThrow(BackupError);
  const done = restore(file, server.dataDir, true);
  const aside = 'aside' in done ? (done.aside ?? '') : '';
  expect(existsSync(join(aside, DATABASE))).toBe(true);
  expect(checkBackup(join(server.dataDir, DATABASE))).toMatchObject({ tables: 1 });
});

test('a backup does not overwrite an existing file', async () => {
  const file = await backup();
  const server = await serverFor();
  await expect(backUp(server.dataDir, file)).rejects.toThrow(BackupError);
  copyFileSync(file, `${file}.copy`);
  expect(checkBackup(`${file}.copy`)).toMatchObject({ tables: 1 });
});

test.skipIf(process.platform === 'win32')('a backup is readable only by its owner', async () => {
  const file = await backup();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const data = tempFolder();
  restore(file, data, false);
  expect(statSync(join(data, DATABASE)).mode & 0o777).toBe(0o600);
});

test('a backup into a missing folder fails with the system error, which names the file', async () => {
  const server = await serverFor();
  const file = join(tempFolder(), 'missing', 'backup.sqlite');
  await expect(backUp(server.dataDir, file)).rejects.toMatchObject({ code: 'ENOENT', path: file });
});
