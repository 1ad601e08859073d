import { expect, test } from 'vitest';
import { createTable, join, post, seatedTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

test('a friend with the link sits down, and everybody at the table sees it', async () => {
  const { url } = await serverFor();
  const made = await createTable(url, {
    seats: 4,
    bots: [3],
    name: 'Sunday',
    player: { name: 'Anna', sex: 'female' },
  });
  expect(made.seat).toBe(0);
  const host = await TestClient.open(url, made.table, { host: made.host, ...secretOf(made.secret) });
  expect(host.table.you).toEqual({ seat: 0, host: true, stop: 'always' });
  const friend = await join(url, made.table, 'Ben');
  expect(friend.seat).toBe(1);
  await host.until(() => host.table.table.seats[1]?.name === 'Ben');
  expect(host.table.table.seats.map(({ kind, connected }) => [kind, connected])).toEqual([
    ['person', true],
    ['person', false],
    ['empty', false],
    ['bot', true],
  ]);
  const tab = await TestClient.open(url, made.table, { secret: friend.secret });
  await host.until(() => host.table.table.seats[1]?.connected === true);
  tab.close();
  await host.until(() => host.table.table.seats[1]?.connected === false);
});

function secretOf(secret: string | null): { secret?: string } {
  return secret === null ? {} : { secret };
}

test('the host starts the game, and empty seats are removed', async () => {
  const { url } = await serverFor();
  const { table, host, secrets } = await seatedTable(url, 2, 1, { seats: 5, bots: [4] });
  const anna = await TestClient.open(url, table, secretOf(secrets[0] ?? null));
  const ben = await TestClient.open(url, table, { ...secretOf(secrets[1] ?? null), host });
  expect(await anna.ask({ type: 'start' })).toMatchObject({ type: 'error', code: 'not-host' });
  expect(await ben.ask({ type: 'start' })).toMatchObject({ type: 'accepted', number: 0 });
  await anna.untilNumber(0);
  expect(anna.table.table).toMatchObject({ stage: 'playing' });
  expect(anna.table.table.seats).toHaveLength(3);
  expect(anna.view.players.map(({ name }) => name).slice(0, 2)).toEqual(['Anna', 'Ben']);
  expect(ben.table.you.seat).toBe(1);
  expect(ben.view.seat).toBe(1);
  expect(await ben.ask({ type: 'start' })).toMatchObject({ code: 'started' });
});

test('too few players, then filled with bots, then one seat freed', async () => {
  const { url } = await serverFor();
  const { table, host } = await seatedTable(url, 1, 0, { seats: 4 });
  const client = await TestClient.open(url, table, { host });
  expect(await client.ask({ type: 'start' })).toMatchObject({ type: 'error', code: 'too-few' });
  await client.ask({ type: 'fill' });
  expect(client.table.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  await client.ask({ type: 'free', seat: 2 });
  expect(client.table.table.seats[2]).toMatchObject({ kind: 'empty', name: null });
  await client.ask({ type: 'bot', seat: 2 });
  expect(client.table.table.seats[2]?.kind).toBe('bot');
});

test('leaving before the start frees the seat', async () => {
  const { url } = await serverFor();
  const { table, secrets } = await seatedTable(url, 1, 2);
  const anna = await TestClient.open(url, table, secretOf(secrets[0] ?? null));
  await anna.ask({ type: 'leave' });
  expect(anna.table).toMatchObject({ you: { seat: null } });
  expect(await anna.ask({ type: 'leave' })).toMatchObject({ code: 'no-seat' });
});

test('public tables with a free seat are listed', async () => {
  const { url } = await serverFor();
  await createTable(url, { seats: 3 });
  const open = await createTable(url, { seats: 4, bots: [1], public: true, name: 'Come in' });
  await createTable(url, { seats: 3, bots: [0, 1, 2], public: true });
  const list: unknown = await (await fetch(`${url}/api/tables`)).json();
  expect(list).toMatchObject({ tables: [{ id: open.table, name: 'Come in', seats: 4, free: 3 }] });
});

test.each([
  [{ seats: 2 }, 'bad-table', 'seats'],
  [{ seats: 7 }, 'bad-table', 'seats'],
  [{ seats: 13 }, 'bad-message', 'seats'],
  [{ seats: 3, sheet: 'space', sets: ['classic'] }, 'bad-table', 'sheet'],
  [{ seats: 3, bots: [3] }, 'bad-table', 'bots[0]'],
  [{ seats: 3, sets: ['nothing'] }, 'bad-table', 'sets[0]'],
  [{ seats: 3, sets: ['classic', 'classic'] }, 'bad-table', 'sets'],
  [{ seats: 3, options: { grace: 100 } }, 'bad-table', 'options.grace'],
  [{ seats: 3, options: { level: 9 } }, 'bad-message', 'options.level'],
  [{ seats: 3, sheet: 'chess' }, 'bad-message', 'sheet'],
  [{ seats: 3, more: true }, 'bad-message', undefined],
  ['{', 'bad-json', undefined],
])("a table can't be created with %j", async (wish, code, at) => {
  const { url } = await serverFor();
  const answer = await post(`${url}/api/tables`, wish);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject(at === undefined ? { code } : { code, at });
});

test('joining fails with a reason', async () => {
  const { url } = await serverFor();
  const { table } = await seatedTable(url, 1, 2);
  const address = `${url}/api/tables/${table}/join`;
  expect(await post(address, { name: 'Zoe', sex: 'female' })).toMatchObject({
    status: 409,
    body: { code: 'table-full' },
  });
  expect(await post(address, { name: 'Zoe', sex: 'x' })).toMatchObject({ status: 400, body: { at: 'sex' } });
  const nowhere = `${url}/api/tables/AAAAAAAAAAAA/join`;
  expect(await post(nowhere, { name: 'Zoe', sex: 'female' })).toMatchObject({
    status: 404,
    body: { code: 'no-table' },
  });
});

test('a table without spectators shows who sits there, but nothing of the game', async () => {
  const { url } = await serverFor();
  const { table, clients } = await startedTable(url, 1, 2, { spectators: false });
  const stranger = await TestClient.open(url, table);
  await stranger.until(() => stranger.all('error').length > 0);
  expect(stranger.all('error')[0]?.code).toBe('no-spectators');
  await clients[0]?.untilNumber(1);
  expect(stranger.all('update')).toEqual([]);
  expect(stranger.table.you.seat).toBeNull();
});
