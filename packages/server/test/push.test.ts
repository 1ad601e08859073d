/** Calls through push services: who is called when, with which content, and where nothing is ever sent. */
import { PushInfo } from '@kickdoor/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { isPushService } from '../src/push/services.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { ManualClock } from './manual-clock.ts';
import { claimsOf, PUSH_HOST, PushedBrowser, pushService } from './push-service.ts';
import { seatedTable, serverFor, type Seated } from './running.ts';
import { TestClient } from './test-client.ts';

/** Milliseconds that a loaded machine may take. */
const PATIENCE = 60_000;

const CONTACT = 'mailto:owner@example.org';

async function callingServer() {
  const clock = new ManualClock();
  const service = await pushService();
  const push = { contact: CONTACT, hosts: [PUSH_HOST] };
  const server = await serverFor({ clock, push, fetch: service.fetch });
  return { ...server, clock, service };
}

const keyOf = async (url: string) => PushInfo.parse(await (await fetch(`${url}/api/push`)).json()).key;

/** Sits at a table, sets an address for calls, and closes the page. */
async function leaveAddress(url: string, { table, secrets }: Seated, seat: number): Promise<PushedBrowser> {
  const browser = new PushedBrowser(`/seat-${seat}`);
  const client = await TestClient.open(url, table, { secret: secrets[seat] ?? '' });
  expect(await client.ask({ type: 'call-me', at: browser.address })).toMatchObject({ type: 'accepted' });
  client.close();
  return browser;
}

/** A table of three that Anna has started. Ben has set an address, Chloe hasn't. */
async function called(pace: 'days' | 'none') {
  const server = await callingServer();
  const seated = await seatedTable(server.url, 3, 0, { pace, name: 'Friday' });
  const ben = await leaveAddress(server.url, seated, 1);
  const anna = await TestClient.open(server.url, seated.table, {
    secret: seated.secrets[0] ?? '',
    host: seated.host,
  });
  await anna.until(() => anna.table.table.seats[1]?.connected === false, 'Ben is gone');
  expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  return { ...server, ...seated, ben, anna };
}

test('by correspondence, a player the game begins to wait for is called once, with the table', async () => {
  const { url, service, ben, table, clock, anna } = await called('days');
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(1), PATIENCE);
  const [delivery] = service.deliveries;
  if (delivery === undefined) throw new Error('nobody was called');
  expect(delivery.path).toBe('/seat-1');
  expect(ben.read(delivery)).toEqual({ what: 'waits', table, name: 'Friday' });
  expect(delivery.headers).toMatchObject({ topic: table, ttl: String(24 * 3600) });
  expect(claimsOf(delivery, (await keyOf(url)) ?? '')).toMatchObject({
    aud: `https://${PUSH_HOST}`,
    sub: CONTACT,
  });
  // A nudge is passed on once, however often it is repeated.
  for (let count = 0; count < 3; count += 1) {
    await anna.ask({ type: 'nudge', seat: 1 });
    await clock.advance(20_000);
  }
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(2), PATIENCE);
  expect(service.deliveries.slice(1).map((one) => ben.read(one).what)).toEqual(['nudged']);
});

test('at other paces a player is called only when nudged, and never while connected', async () => {
  const { url, service, ben, anna, secrets, table, clock } = await called('none');
  const client = await TestClient.open(url, table, { secret: secrets[1] ?? '' });
  expect(await anna.ask({ type: 'nudge', seat: 1 })).toMatchObject({ type: 'accepted' });
  await client.until(() => client.all('nudged').length === 1, 'the call at the table');
  client.close();
  await anna.until(() => anna.table.table.seats[1]?.connected === false, 'Ben is gone');
  expect(service.deliveries).toEqual([]);
  await clock.advance(20_000);
  expect(await anna.ask({ type: 'nudge', seat: 1 })).toMatchObject({ type: 'accepted' });
  await vi.waitFor(
    () => expect(service.deliveries.map((one) => ben.read(one).what)).toEqual(['nudged']),
    PATIENCE,
  );
});

test('an address that the push service no longer knows is forgotten', async () => {
  const { service, anna, clock } = await called('days');
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(1), PATIENCE);
  service.answer = { status: 410 };
  await anna.ask({ type: 'nudge', seat: 1 });
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(2), PATIENCE);
  await pause(0);
  await clock.advance(20_000);
  expect(service.deliveries).toHaveLength(2);
});

test('a redirect is not followed', async () => {
  const { service, anna } = await called('days');
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(1), PATIENCE);
  service.answer = { status: 307, location: `https://${PUSH_HOST}/elsewhere` };
  await anna.ask({ type: 'nudge', seat: 1 });
  await vi.waitFor(() => expect(service.deliveries).toHaveLength(2), PATIENCE);
  await pause(0);
  expect(service.deliveries.map(({ path }) => path)).not.toContain('/elsewhere');
});

test('an address is removed with its seat, with the table, and on request', async () => {
  const server = await callingServer();
  const { url, dataDir } = server;
  const seated = await seatedTable(url, 3, 0, { pace: 'days' });
  for (const seat of [0, 1, 2]) await leaveAddress(url, seated, seat);
  const { table, host, secrets } = seated;
  const anna = await TestClient.open(url, table, { secret: secrets[0] ?? '', host });
  const kept = async () => {
    const { store } = await openSqlite(dataDir);
    const seats = (await store.table(table))?.setup.seats ?? [];
    await store.close();
    return seats.map((there) => there.kind === 'person' && there.call !== undefined);
  };
  expect(await kept()).toEqual([true, true, true]);
  await anna.ask({ type: 'call-me', at: null });
  expect(await kept()).toEqual([false, true, true]);
  await anna.ask({ type: 'start' });
  expect(await anna.ask({ type: 'vote', what: 'bot', seat: 1, agree: true })).toMatchObject({
    type: 'accepted',
  });
  expect(await kept()).toEqual([false, false, true]);
  await anna.move({ do: 'concede' });
  const chloe = await TestClient.open(url, table, { secret: secrets[2] ?? '' });
  await chloe.move({ do: 'concede' });
  await chloe.until(() => chloe.table.table.stage === 'over', 'the end');
  await vi.waitFor(async () => expect(await kept()).toEqual([false, false, false]), PATIENCE);
  await server.close();
});

test.each([
  ['another host', 'https://example.com/push'],
  ['a name that only begins like one', `https://${PUSH_HOST}.example.com/push`],
  ['a name that only ends like one', `https://evil${PUSH_HOST}/push`],
  ['no encryption', `http://${PUSH_HOST}/push`],
  ['another port', `https://${PUSH_HOST}:8443/push`],
  ['a name and a password', `https://a:b@${PUSH_HOST}/push`],
  ['this machine', 'https://127.0.0.1/push'],
  ['this machine by its name', 'https://localhost/push'],
  ['the cloud’s own address', 'https://169.254.169.254/latest/meta-data'],
  ['a file', 'file:///etc/passwd'],
])('an endpoint is refused that is %s', async (_, endpoint) => {
  const { url, service } = await callingServer();
  const { table, secrets } = await seatedTable(url, 1, 2);
  const client = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  const { keys } = new PushedBrowser('/').address;
  expect(await client.ask({ type: 'call-me', at: { endpoint, keys } })).toMatchObject({
    code: 'bad-message',
  });
  expect(service.deliveries).toEqual([]);
});

test('a key that is not a point on the curve is silently dropped', async () => {
  const { url, service } = await callingServer();
  const { table, secrets, host } = await seatedTable(url, 3, 0, { pace: 'days' });
  const ben = await TestClient.open(url, table, { secret: secrets[1] ?? '' });
  const { endpoint, keys } = new PushedBrowser('/').address;
  await ben.ask({ type: 'call-me', at: { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } } });
  ben.close();
  const anna = await TestClient.open(url, table, { secret: secrets[0] ?? '', host });
  await anna.until(() => anna.table.table.seats[1]?.connected === false, 'Ben is gone');
  expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  expect(await anna.ask({ type: 'nudge', seat: 1 })).toMatchObject({ type: 'accepted' });
  expect(service.deliveries).toEqual([]);
});

test('the push services of the common browsers are known', () => {
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-par02p.notify.windows.com',
  ]) {
    expect(isPushService(`https://${host}/x`, [])).toBe(true);
  }
  expect(isPushService('https://notify.windows.com/x', [])).toBe(false);
  expect(isPushService('https://a.example.net/x', ['*.example.net'])).toBe(true);
});

test('the key survives a restart; without a contact there is none, and nobody is called', async () => {
  const server = await callingServer();
  const { url, dataDir } = server;
  const key = await keyOf(url);
  expect(key).toMatch(/^[\w-]{87}$/u);
  await server.close();
  const push = { contact: CONTACT, hosts: [] };
  const again = await serverFor({ dataDir, push });
  expect(await keyOf(again.url)).toBe(key);
  await again.close();
  const without = await serverFor({ dataDir });
  expect(await keyOf(without.url)).toBeNull();
  const { table, secrets } = await seatedTable(without.url, 1, 2);
  const client = await TestClient.open(without.url, table, { secret: secrets[0] ?? '' });
  const { address } = new PushedBrowser('/');
  expect(await client.ask({ type: 'call-me', at: address })).toMatchObject({ type: 'accepted' });
  await without.close();
  const { store } = await openSqlite(dataDir);
  expect(JSON.stringify(await store.table(table))).not.toContain(PUSH_HOST);
  await store.close();
});
