/** What a server's owner does over its local socket. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { isRecordFault, readRecord } from '@kickdoor/rules';
import { Closed, OwnedBan, OwnedTable, OwnedTables, Status } from '@kickdoor/protocol/owner';
import { expect, test } from 'vitest';
import { controlPath } from '../src/operation/control.ts';
import { seeded } from './chance.ts';
import { playUntil } from './play.ts';
import { createTable, join as sitDown, post, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

const LESSON = { lesson: 'help', player: { name: 'Anna', sex: 'female' } };

/** Calls the socket of a data folder. */
function ask(dataDir: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: controlPath(dataDir), method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test('the socket belongs to its owner only, and disappears with the server', async () => {
  const server = await serverFor();
  const { dataDir } = server;
  const path = join(dataDir, 'kickdoor.sock');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await server.close();
  expect(existsSync(path)).toBe(false);
});

test('status, tables and one table', async () => {
  const { url, dataDir } = await serverFor();
  const open = await createTable(url, { seats: 3, sheet: 'west', name: 'Saloon' });
  const { table, clients } = await startedTable(url, 2, 1);
  await playUntil(clients, seeded(5), (_, number) => number >= 5);
  const status = Status.parse(JSON.parse((await ask(dataDir, 'GET', '/status')).text));
  expect(status).toMatchObject({ notReady: null, draining: false, awake: 1, tables: 2, sockets: 2 });
  const { tables } = OwnedTables.parse(JSON.parse((await ask(dataDir, 'GET', '/tables')).text));
  expect(tables.map(({ id, awake }) => [id, awake])).toEqual([
    [table, true],
    [open.table, false],
  ]);
  const shown = OwnedTable.parse(JSON.parse((await ask(dataDir, 'GET', `/tables/${table}`)).text));
  expect(shown.moves).toBeGreaterThanOrEqual(5);
  expect(shown.seats.map(({ kind, connected }) => [kind, connected])).toEqual([
    ['person', true],
    ['person', true],
    ['bot', true],
  ]);
  expect((await ask(dataDir, 'GET', '/tables/AAAAAAAAAAAA')).status).toBe(404);
});

test('a closed table tells its players and leaves the store, and its record is available', async () => {
  const { url, dataDir } = await serverFor();
  const { table, clients } = await startedTable(url, 3, 0);
  await playUntil(clients, seeded(2), (_, number) => number >= 10);
  const { status, text } = await ask(dataDir, 'POST', `/tables/${table}/close`);
  expect(status).toBe(200);
  const record = Closed.parse(JSON.parse(text)).record ?? '';
  for (const client of clients) {
    await client.until(() => client.closed);
    expect(client.all('error').at(-1)?.code).toBe('table-closed');
  }
  expect((await fetch(`${url}/api/tables/${table}`)).status).toBe(404);
  expect(await (await fetch(`${url}/api/tables/${table}/record`)).text()).toBe(readFileSync(record, 'utf8'));
  expect(isRecordFault(readRecord(readFileSync(record, 'utf8')))).toBe(false);
  expect((await ask(dataDir, 'POST', `/tables/${table}/close`)).status).toBe(404);
});

test('a banned address is cut off and stays out until the ban is lifted', async () => {
  const { url, dataDir } = await serverFor();
  const { clients } = await startedTable(url, 1, 2);
  const ban = await ask(dataDir, 'POST', '/bans', {
    who: { address: '127.0.0.0/8' },
    hours: 2,
    note: 'loud',
  });
  expect(OwnedBan.parse(JSON.parse(ban.text))).toMatchObject({ id: '127.0.0.0/8', note: 'loud' });
  await clients[0]?.until(() => clients[0]?.closed === true);
  expect(clients[0]?.all('error').at(-1)?.code).toBe('banned');
  expect(await post(`${url}/api/tables`, { seats: 3 })).toMatchObject({
    status: 403,
    body: { code: 'banned' },
  });
  expect(await post(`${url}/api/lessons`, LESSON)).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect((await ask(dataDir, 'DELETE', '/bans?id=127.0.0.0%2F8')).status).toBe(200);
  expect((await post(`${url}/api/tables`, { seats: 3 })).status).toBe(201);
  expect((await post(`${url}/api/lessons`, LESSON)).status).toBe(201);
  expect((await ask(dataDir, 'DELETE', '/bans?id=127.0.0.0%2F8')).status).toBe(404);
  expect((await ask(dataDir, 'POST', '/bans', { who: { address: 'nonsense' } })).status).toBe(400);
});

test('a banned player is cut off, even after a restart, and the others play on', async () => {
  const server = await serverFor();
  const { url, dataDir } = server;
  const { table, clients, secrets } = await startedTable(url, 3, 0);
  const [anna, ben] = clients;
  const ban = await ask(dataDir, 'POST', '/bans', { who: { table, seat: 1 } });
  expect(OwnedBan.parse(JSON.parse(ban.text))).toMatchObject({ kind: 'seat', note: `Ben, ${table}` });
  await ben?.until(() => ben.closed);
  expect(anna?.closed).toBe(false);
  await server.close();
  const again = await serverFor({ dataDir });
  const back = await TestClient.open(again.url, table, { secret: secrets[1] ?? '' });
  expect(back.all('error').at(-1)?.code).toBe('banned');
  const other = await TestClient.open(again.url, table, { secret: secrets[0] ?? '' });
  expect(other.all('error')).toEqual([]);
});

test('a draining server takes no new tables, and its games continue', async () => {
  const { url, dataDir } = await serverFor();
  const { table } = await createTable(url, { seats: 3 });
  expect((await ask(dataDir, 'POST', '/drain', { on: true })).status).toBe(200);
  expect(await post(`${url}/api/tables`, { seats: 3 })).toMatchObject({
    status: 503,
    body: { code: 'draining' },
  });
  expect(await post(`${url}/api/lessons`, LESSON)).toMatchObject({ status: 503, body: { code: 'draining' } });
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  expect((await sitDown(url, table, 'Anna')).seat).toBe(0);
  await ask(dataDir, 'POST', '/drain', { on: false });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  expect((await post(`${url}/api/lessons`, LESSON)).status).toBe(201);
});
