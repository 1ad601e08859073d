import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { addressKey, isOneOf } from '../src/guard/address.ts';
import { Guard } from '../src/guard/guard.ts';
import { LIMITS, type Limits } from '../src/guard/limits.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { ManualClock } from './manual-clock.ts';
import { frame, rawGet, rawPost, rawSocket, upgrade, upgradeAt } from './raw.ts';
import { createTable, join, post, seatedTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

const HERE = '203.0.113.7';

function guard(limits: Partial<Limits> = {}): { guard: Guard; clock: ManualClock } {
  const clock = new ManualClock();
  return { guard: new Guard(clock, { ...LIMITS, ...limits }), clock };
}

function refusal(task: () => unknown): string | null {
  try {
    task();
    return null;
  } catch (error) {
    if (error instanceof TableProblem) return error.code;
    throw error;
  }
}

test('an address key covers one holder: a /64 in IPv6, an IPv4 address in any notation', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2:ffff::1'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey(`::ffff:${HERE}`)).toBe(addressKey(HERE));
  expect(addressKey(HERE)).not.toBe(addressKey('203.0.113.8'));
});

test.each([
  ['127.0.0.9', 'loopback', true],
  ['::1', 'loopback', true],
  ['::ffff:192.168.4.4', 'uniquelocal', true],
  ['fd00::7', 'uniquelocal', true],
  ['fe80::7', 'linklocal', true],
  [HERE, 'loopback', false],
  [HERE, HERE, true],
  [`::ffff:${HERE}`, HERE, true],
  [HERE, '203.0.113.8', false],
  [HERE, '203.0.113.0/24', true],
  ['203.0.114.7', '203.0.113.0/24', false],
  ['2001:db8::7', '203.0.113.0/24', false],
  ['nobody', 'loopback', false],
])('whether %s is the proxy %s: %s', (address, proxy, isIt) => {
  expect(isOneOf(address, [proxy])).toBe(isIt);
  expect(isOneOf(address, [])).toBe(false);
});

test('tables per address: a burst, then a rate; others are not affected', async () => {
  const { guard: it, clock } = guard({ tables: { atOnce: 2, perSecond: 0.1 } });
  it.makeTable(HERE);
  it.makeTable(`::ffff:${HERE}`);
  expect(refusal(() => it.makeTable(HERE))).toBe('too-fast');
  expect(refusal(() => it.makeTable('203.0.113.8'))).toBeNull();
  await clock.advance(10_000);
  expect(refusal(() => it.makeTable(HERE))).toBeNull();
  expect(refusal(() => it.makeTable(HERE))).toBe('too-fast');
});

test('seats and codes per address', async () => {
  const single = { atOnce: 1, perSecond: 0 };
  const { url } = await serverFor({ limits: { seats: single, codes: single } });
  const { table } = await createTable(url, { seats: 3 });
  const { secret } = await join(url, table, 'Anna');
  const tooFast = { status: 429, body: { code: 'too-fast' } };
  expect(await post(`${url}/api/tables/${table}/join`, { name: 'Ben', sex: 'male' })).toMatchObject(tooFast);
  const wish = { for: 'once', seats: [{ table, secret }] };
  expect((await post(`${url}/api/codes`, wish)).status).toBe(201);
  expect(await post(`${url}/api/codes`, wish)).toMatchObject(tooFast);
});

test('connections per address, per number of tables, and in total; a slot is released once', () => {
  const { guard: it } = guard({ tablesPerAddress: 2, connectionsPerAddress: 3, connections: 4 });
  const first = it.connect(HERE, 'one');
  it.connect(HERE, 'two');
  expect(refusal(() => it.connect(HERE, 'three'))).toBe('too-many');
  it.connect(HERE, 'one');
  expect(refusal(() => it.connect(HERE, 'one'))).toBe('too-many');
  it.connect('203.0.113.8', 'one');
  expect(refusal(() => it.connect('203.0.113.9', 'one'))).toBe('too-many');
  first.leave();
  first.leave();
  it.connect(HERE, 'one');
  expect(refusal(() => it.connect(HERE, 'one'))).toBe('too-many');
});

test('tables of bots from one address: only a limited number plays at once', async () => {
  const { url } = await serverFor({ limits: { tablesPerAddress: 2 } });
  for (let at = 0; at < 2; at += 1) await startedTable(url, 1, 3);
  const { table } = await createTable(url, { seats: 4, bots: [0, 1, 2, 3] });
  const third = await TestClient.connect(url, table);
  await third.until(() => third.closed);
  expect(third.all('error')).toMatchObject([{ code: 'too-many' }]);
});

test("hello and resync are counted per address, and beyond the limit don't get the table", async () => {
  const { url } = await serverFor({ limits: { views: { atOnce: 3, perSecond: 0 } } });
  const { clients, table } = await startedTable(url, 2, 1);
  const before = clients[0]?.messages.length ?? 0;
  clients[0]?.send({ type: 'resync' });
  await clients[0]?.until(() => clients[0]?.messages.length === before + 1);
  expect(await clients[0]?.wrong({ type: 'resync' })).toMatchObject({ code: 'too-fast' });
  const next = await TestClient.connect(url, table);
  expect(await next.wrong({ type: 'hello', version: PROTOCOL_VERSION })).toMatchObject({ code: 'too-fast' });
  expect(next.all('table')).toEqual([]);
});

test.each(['/api/tables', '/api/tables/TABLE', '/api/tables/TABLE/record', '/api/packs/classic.json'])(
  '%s can be read a limited number of times per address, and again after a while',
  async (path) => {
    const clock = new ManualClock();
    const limits = { reads: { atOnce: 2, perSecond: 1 } };
    const { url, port } = await serverFor({ limits, clock, proxies: ['loopback'] });
    const { table } = await startedTable(url, 1, 2);
    const readFrom = (address: string) =>
      rawGet(port, path.replace('TABLE', table), { 'x-forwarded-for': address });
    for (let at = 0; at < 2; at += 1) expect((await readFrom(HERE)).status).not.toBe(429);
    const refused = await readFrom(HERE);
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'too-fast' });
    expect((await readFrom('203.0.113.8')).status).not.toBe(429);
    await clock.advance(1000);
    expect((await readFrom(HERE)).status).not.toBe(429);
  },
);

test('records and moved games have a lower limit', async () => {
  const { url } = await serverFor({ limits: { records: { atOnce: 2, perSecond: 0 } } });
  const { table, secrets } = await startedTable(url, 1, 2);
  const tooFast = { status: 429, body: { code: 'too-fast' } };
  const take = () => post(`${url}/api/tables/${table}/take`, { secrets, away: true });
  expect((await fetch(`${url}/api/tables/${table}/record`)).status).toBe(409);
  expect((await take()).status).toBe(200);
  expect(await take()).toMatchObject(tooFast);
  expect((await fetch(`${url}/api/tables/${table}/record`)).status).toBe(429);
  expect((await fetch(`${url}/api/tables`)).status).toBe(200);
});

test('all reads count together', async () => {
  const { url } = await serverFor({ limits: { reads: { atOnce: 2, perSecond: 0 } } });
  expect((await fetch(`${url}/api/packs/classic.json`)).status).toBe(200);
  expect((await fetch(`${url}/api/tables`)).status).toBe(200);
  expect((await fetch(`${url}/api/packs/classic.json`)).status).toBe(429);
});

test('a table has a limited number of spectators, and its players can always connect', async () => {
  const { url } = await serverFor({ limits: { spectators: 2 } });
  const { table, secrets } = await startedTable(url, 2, 1);
  for (let at = 0; at < 2; at += 1) await TestClient.open(url, table);
  const third = await TestClient.connect(url, table);
  expect(await third.wrong({ type: 'hello', version: PROTOCOL_VERSION })).toMatchObject({ code: 'too-many' });
  const player = await TestClient.open(url, table, { secret: secrets[1] ?? '' });
  expect(player.table.you.seat).toBe(1);
});

test('a crowd that comes at once is broadcast once', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const { table, secrets } = await seatedTable(url, 2, 1);
  const player = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  const before = player.all('table').length;
  for (let at = 0; at < 10; at += 1) await TestClient.open(url, table);
  expect(player.all('table')).toHaveLength(before);
  await clock.advance(1000);
  await player.until(() => player.all('table').length > before);
  expect(player.all('table')).toHaveLength(before + 1);
  expect(player.table.table.watching).toBe(10);
});

test('a client that never reads is disconnected, and the others play on', async () => {
  const unlimited = { atOnce: 1e6, perSecond: 0 };
  const { url, port } = await serverFor({
    limits: { unread: 20_000, views: unlimited, messages: unlimited },
  });
  const { table, clients } = await startedTable(url, 2, 1);
  const deaf = await rawSocket(port, table);
  await once(deaf, 'readable');
  deaf.pause();
  deaf.write(frame({ type: 'hello', version: PROTOCOL_VERSION }));
  const gone = new Promise((resolve) => deaf.once('close', resolve));
  await clients[0]?.until(() => clients[0]?.table.table.watching === 1, 'the deaf one is there');
  const asking = setInterval(() => {
    if (!deaf.destroyed) deaf.write(frame({ type: 'resync' }));
  }, 1);
  await clients[0]?.until(() => clients[0]?.table.table.watching === 0, 'the deaf one is cut off');
  clearInterval(asking);
  deaf.destroy();
  await gone;
  expect(clients[1]?.closed).toBe(false);
});

test("a request that doesn't arrive in time is closed", async () => {
  const { port } = await serverFor({ limits: { requestTime: 100 } });
  const slow = connect(port, '127.0.0.1');
  await once(slow, 'connect');
  slow.on('error', () => undefined);
  slow.write('POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n');
  slow.write('content-length: 20\r\n\r\n{"seats":');
  slow.resume();
  await new Promise((resolve) => slow.once('close', resolve));
  expect(slow.destroyed).toBe(true);
});

test('a client that does not say hello for ten seconds is disconnected', async () => {
  const clock = new ManualClock();
  const { url, port } = await serverFor({ clock });
  const { table } = await createTable(url, { seats: 3 });
  const client = await TestClient.connect(url, table);
  const greeted = await TestClient.open(url, table);
  // The answer shows that the server has started the timeout. Only hello ends it.
  expect(await client.wrong({ type: 'resync' })).toMatchObject({ type: 'error' });
  await clock.advance(9_999);
  expect((await rawGet(port, '/health')).status).toBe(200);
  expect(client.closed).toBe(false);
  await clock.advance(1);
  await client.until(() => client.closed);
  expect(greeted.closed).toBe(false);
});

test('behind a trusted proxy each player counts separately, and other proxies are not trusted', async () => {
  const limits = { tables: { atOnce: 1, perSecond: 0 } };
  const one = { 'x-forwarded-for': HERE };
  const other = { 'x-forwarded-for': '203.0.113.8' };
  const trusting = await serverFor({ limits, proxies: ['loopback'] });
  expect((await rawPost(trusting.port, '/api/tables', { seats: 3 }, one)).status).toBe(201);
  expect((await rawPost(trusting.port, '/api/tables', { seats: 3 }, other)).status).toBe(201);
  expect((await rawPost(trusting.port, '/api/tables', { seats: 3 }, one)).status).toBe(429);
  const wary = await serverFor({ limits });
  expect((await rawPost(wary.port, '/api/tables', { seats: 3 }, one)).status).toBe(201);
  expect((await rawPost(wary.port, '/api/tables', { seats: 3 }, other)).status).toBe(429);
});

test('over HTTPS browsers are told to use only that', async () => {
  const { port } = await serverFor({ proxies: ['loopback'] });
  const { headers } = await rawGet(port, '/health', { 'x-forwarded-proto': 'https' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test("a page of another site can't open a socket or create a table", async () => {
  const { url, port } = await serverFor();
  const { table } = await createTable(url, { seats: 3 });
  expect(await upgrade(url, table, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await upgrade(url, table, { origin: 'null' })).toBe(403);
  expect(await upgrade(url, table, { origin: url })).toBe(101);
  expect(await upgrade(url, table, {})).toBe(101);
  const foreign = { origin: 'https://elsewhere.example' };
  const answer = await rawPost(port, '/api/tables', { seats: 3 }, foreign);
  expect(answer.status).toBe(403);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'wrong-origin' });
});

test('a server with configured host names answers to no others', async () => {
  const { port } = await serverFor({ names: ['game.example.org'] });
  expect((await rawGet(port, '/api/tables', { host: 'Game.example.org:3000' })).status).toBe(200);
  expect((await rawGet(port, '/api/tables', { host: 'evil.example' })).status).toBe(403);
});

test('load balancers and containers may probe a server with host names by IP address', async () => {
  const { port } = await serverFor({ names: ['game.example.org'] });
  for (const path of ['/health', '/ready']) {
    expect((await rawGet(port, path, { host: '127.0.0.1:3000' })).status).toBe(200);
  }
  expect((await rawGet(port, '/', { host: '127.0.0.1:3000' })).status).toBe(403);
});

test('a server with configured host names opens no socket under another', async () => {
  const { url } = await serverFor({ names: ['127.0.0.1', 'game.example.org'] });
  const { table } = await createTable(url, { seats: 3 });
  expect(await upgrade(url, table, { host: 'game.example.org' })).toBe(101);
  expect(await upgrade(url, table, { host: 'evil.example' })).toBe(403);
  // A page of that name: its origin matches the host it asks for.
  expect(await upgrade(url, table, { host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
  const counter = `${url.replace('http', 'ws')}/api/counters/AAAAAAAAAAAAAAAAAAAAAA/socket`;
  expect(await upgradeAt(counter, { host: 'evil.example' })).toBe(403);
});
