/** The owner's API on the public port, which needs a token. */
import { OwnedBan, OwnedTables, Status } from '@kickdoor/protocol/owner';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { ManualClock } from './manual-clock.ts';
import { playUntil } from './play.ts';
import { createTable, serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';

const TOKEN = 'kD7-a-token-for-tests';

/** A folder like the page's build. */
function builtPage(): string {
  const web = tempFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Kickdoor</title>');
  return web;
}

interface Wish {
  readonly token?: string | null;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the owner's API of a server. */
function ask(url: string, path: string, { token = TOKEN, method = 'GET', body, headers }: Wish = {}) {
  return fetch(`${url}/api/admin${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('without a token there is neither a page nor an API', async () => {
  const { url } = await serverFor({ web: builtPage() });
  for (const path of ['/admin', '/admin/', '/api/admin/status', '/api/admin/tables']) {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('with a token the page is served, and nothing else below it', async () => {
  const { url } = await serverFor({ web: builtPage(), adminToken: TOKEN });
  expect(await (await fetch(`${url}/admin`)).text()).toContain('Kickdoor');
  expect((await fetch(`${url}/admin/x`)).status).toBe(404);
  expect((await ask(url, '/x')).status).toBe(404);
});

test.each([
  ['none', {}],
  ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ['a wrong one', { authorization: `Bearer ${TOKEN}x` }],
  ['the beginning', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ['two', { authorization: `Bearer ${TOKEN} ${TOKEN}` }],
])('the token is required: %s is refused with 401', async (_, headers) => {
  const { url } = await serverFor({ adminToken: TOKEN });
  for (const [method, path] of [
    ['GET', '/status'],
    ['GET', '/tables'],
    ['GET', '/bans'],
    ['GET', '/metrics'],
    ['POST', '/drain'],
    ['POST', '/bans'],
    ['DELETE', '/bans?id=x'],
    ['GET', '/tables/AAAAAAAAAAAA/record'],
    ['POST', '/tables/AAAAAAAAAAAA/close'],
  ] as const) {
    const answer = await ask(url, path, { token: null, method, headers });
    // Five attempts are compared; further ones are refused outright.
    expect([401, 429]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ code: answer.status === 401 ? 'bad-secret' : 'too-fast' });
  }
});

test('after a few wrong tokens an address is refused for a while, even with the right one', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ adminToken: TOKEN, clock, proxies: ['loopback'] });
  const from = (address: string, token: string | null) =>
    ask(url, '/bans', { token, headers: { 'x-forwarded-for': address } });
  for (let count = 0; count < 20; count += 1) expect((await from('203.0.113.7', TOKEN)).status).toBe(200);
  for (let count = 0; count < 9; count += 1) expect((await from('203.0.113.7', null)).status).toBe(401);
  for (let count = 0; count < 5; count += 1) {
    expect((await from('203.0.113.7', `wrong-${count}`)).status).toBe(401);
  }
  const refused = await from('203.0.113.7', 'wrong');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect((await from('203.0.113.7', TOKEN)).status).toBe(429);
  expect((await from('203.0.113.8', TOKEN)).status).toBe(200);
  await clock.advance(61_000);
  expect((await from('203.0.113.7', TOKEN)).status).toBe(200);
});

test('status with the samples since a time, and tables', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ adminToken: TOKEN, clock });
  const { table } = await createTable(url, { seats: 3 });
  await clock.advance(10_000);
  const answer = await ask(url, '/status');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const status = Status.parse(await answer.json());
  expect(status).toMatchObject({ notReady: null, node: null, tables: 1 });
  expect(status.samples).toHaveLength(5);
  await clock.advance(4000);
  const later = Status.parse(await (await ask(url, `/status?since=${status.samples.at(-1)?.at}`)).json());
  expect(later.samples).toHaveLength(2);
  expect((await ask(url, '/status?since=x')).status).toBe(400);
  const { tables } = OwnedTables.parse(await (await ask(url, '/tables')).json());
  expect(tables.map(({ id }) => id)).toEqual([table]);
});

test('closing tables, banning addresses and draining work as over the local socket', async () => {
  const { url } = await serverFor({ adminToken: TOKEN });
  const { table, clients } = await startedTable(url, 2, 1);
  await playUntil(clients, seeded(3), (_, number) => number >= 5);
  expect(await (await ask(url, `/tables/${table}/record`)).text()).toContain('"kickdoor"');
  expect((await ask(url, `/tables/${table}/close`, { method: 'POST' })).status).toBe(200);
  await clients[0]?.until(() => clients[0]?.closed === true);
  expect(clients[0]?.all('error').at(-1)?.code).toBe('table-closed');
  const body = { who: { address: '203.0.113.9' }, hours: 1 };
  expect(OwnedBan.parse(await (await ask(url, '/bans', { method: 'POST', body })).json()).id).toBe(
    '203.0.113.9',
  );
  expect((await ask(url, '/bans?id=203.0.113.9', { method: 'DELETE' })).status).toBe(200);
  expect((await ask(url, '/drain', { method: 'POST', body: { on: true } })).status).toBe(200);
  expect((await fetch(`${url}/ready`)).status).toBe(503);
});

test('a page of another site changes nothing, even with the token', async () => {
  const { url } = await serverFor({ adminToken: TOKEN });
  const headers = { origin: 'https://evil.example' };
  const answer = await ask(url, '/drain', { method: 'POST', body: { on: true }, headers });
  expect(answer.status).toBe(403);
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  expect((await ask(url, '/status', { headers })).headers.get('access-control-allow-origin')).toBeNull();
});
