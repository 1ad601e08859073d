import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import { loadSet } from '@kickdoor/packs/node';
import { expect, test } from 'vitest';
import { randomBelow } from '@kickdoor/tables/base/secrets.ts';
import { createTable, join, seatedTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

test("neither the link nor the host's secret opens a seat", async () => {
  const { url } = await serverFor();
  const { table, host, clients } = await startedTable(url, 3, 0);
  const guest = await TestClient.open(url, table);
  const master = await TestClient.open(url, table, { host });
  for (const client of [guest, master]) {
    await client.untilNumber(0);
    expect(client.table.you.seat).toBeNull();
    expect(client.view.hand).toBeNull();
    expect(client.legalMoves).toEqual([]);
    expect(await client.move({ do: 'kick' })).toMatchObject({ type: 'error', code: 'no-seat' });
  }
  expect(clients[0]?.view.hand).not.toBeNull();
  const asSeat = await TestClient.connect(url, table);
  expect(await asSeat.wrong({ type: 'hello', version: PROTOCOL_VERSION, secret: host })).toMatchObject({
    code: 'bad-secret',
    at: 'secret',
  });
});

test('a secret opens its own seat at its own table', async () => {
  const { url } = await serverFor();
  const one = await seatedTable(url, 2, 1);
  const two = await seatedTable(url, 2, 1);
  const ben = await TestClient.open(url, one.table, { secret: one.secrets[1] ?? '' });
  expect(ben.table.you).toEqual({ seat: 1, host: false, stop: 'always' });
  const lost = await TestClient.connect(url, two.table);
  expect(
    await lost.wrong({ type: 'hello', version: PROTOCOL_VERSION, secret: one.secrets[1] }),
  ).toMatchObject({
    code: 'bad-secret',
  });
  expect(await lost.wrong({ type: 'hello', version: PROTOCOL_VERSION, host: one.host })).toMatchObject({
    code: 'bad-secret',
    at: 'host',
  });
  expect(await lost.wrong({ type: 'move', id: 'a', move: { do: 'kick' } })).toMatchObject({
    code: 'no-hello',
    id: 'a',
  });
});

test('the host can free a seat but not take it over, and its old secret becomes invalid', async () => {
  const { url } = await serverFor();
  const { table, host } = await createTable(url, { seats: 3 });
  const ben = await join(url, table, 'Ben');
  const tab = await TestClient.open(url, table, { secret: ben.secret });
  const master = await TestClient.open(url, table, { host });
  await master.ask({ type: 'free', seat: ben.seat });
  await tab.until(() => tab.table.you.seat === null);
  const again = await TestClient.connect(url, table);
  expect(await again.wrong({ type: 'hello', version: PROTOCOL_VERSION, secret: ben.secret })).toMatchObject({
    code: 'bad-secret',
  });
});

test('no message contains a secret or its hash', async () => {
  const { url } = await serverFor();
  const { host, secrets, clients } = await startedTable(url, 2, 1);
  const told = JSON.stringify(clients.map(({ messages }) => messages));
  for (const secret of [host, ...secrets]) expect(told).not.toContain(secret);
  // The sets and the server's commitment are public.
  const deal = clients[0]?.table.table.fair?.deal ?? 'no deal';
  const hidden = told.replaceAll(loadSet('classic').setHash, '').replaceAll(deal, '');
  expect(hidden).not.toMatch(/hash|seed|[0-9a-f]{32}/u);
});

test('several tabs of one seat are sent the same', async () => {
  const { url } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  const tab = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  await tab.untilNumber(0);
  expect(tab.view).toEqual(clients[0]?.view);
  expect(tab.legalMoves).toEqual(clients[0]?.legalMoves);
  clients[0]?.close();
  await clients[1]?.until(() => clients[0]?.closed === true);
  expect(clients[1]?.table.table.seats[0]?.connected).toBe(true);
  tab.close();
  await clients[1]?.until(() => clients[1]?.table.table.seats[0]?.connected === false);
});

test('random numbers stay below the bound, cover it, and do not repeat a sequence', () => {
  const drawn = Array.from({ length: 3000 }, () => randomBelow(6));
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  const runs = Array.from({ length: 11 }, (_, at) => drawn.slice(at * 256, (at + 1) * 256).join(''));
  expect(new Set(runs).size).toBe(runs.length);
  expect(randomBelow(1)).toBe(0);
});
