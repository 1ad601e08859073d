/** Changes by the host before the game, guided games, and finding a player's tables again. */
import { CreatedTable, MyTableList } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { post, seatedTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

const SETTINGS = {
  seats: 4,
  public: true,
  spectators: false,
  sheet: 'classic',
  sets: ['classic', 'winter'],
  options: { fast: true },
  speed: 'fast',
  pace: 'normal',
} as const;

const settingsOf = (change: object = {}) => ({
  type: 'settings' as const,
  settings: { ...SETTINGS, sets: [...SETTINGS.sets], ...change },
});

test('the host changes the table before the game, and everybody sees it', async () => {
  const { url } = await serverFor();
  const { table, host, secrets } = await seatedTable(url, 2, 1, { seats: 3 });
  const anna = await TestClient.open(url, table, { secret: secrets[0] ?? '', host });
  const ben = await TestClient.open(url, table, { secret: secrets[1] ?? '' });
  expect(await ben.ask(settingsOf())).toMatchObject({ type: 'error', code: 'not-host' });
  expect(await anna.ask(settingsOf())).toMatchObject({ type: 'accepted' });
  await ben.until(() => ben.table.table.speed === 'fast');
  const { seats, ...shown } = ben.table.table;
  expect(shown).toMatchObject({
    public: true,
    spectators: false,
    sets: ['classic', 'winter'],
    options: { fast: true },
  });
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'empty']);
  await anna.ask({ type: 'start' });
  await ben.untilNumber(0);
  expect(ben.view.sets).toEqual(['classic', 'winter']);
  expect(ben.view.options.fast).toBe(true);
  expect(await anna.ask(settingsOf())).toMatchObject({ type: 'error', code: 'started' });
});

test('unplayable settings change nothing, and the error names the place', async () => {
  const { url } = await serverFor();
  const { table, host, secrets } = await seatedTable(url, 4, 0, { seats: 5 });
  const anna = await TestClient.open(url, table, { secret: secrets[0] ?? '', host });
  const before = anna.table;
  const wrong = [
    [{ seats: 3 }, 'seats'],
    [{ seats: 12 }, 'seats'],
    [{ sheet: 'west' }, 'sheet'],
    [{ options: { grace: 1 } }, 'options.grace'],
  ] as const;
  for (const [change, at] of wrong) {
    expect(await anna.ask(settingsOf(change))).toMatchObject({ code: 'bad-table', at });
  }
  expect(await anna.ask(settingsOf({ sets: ['classic', 'no-such-set'] }))).toMatchObject({ type: 'error' });
  expect(anna.table).toEqual(before);
});

test('with fewer seats, empty ones are removed first, then bots; people stay', async () => {
  const { url } = await serverFor();
  const { table, host, secrets } = await seatedTable(url, 2, 2, { seats: 6 });
  const anna = await TestClient.open(url, table, { secret: secrets[0] ?? '', host });
  await anna.ask(settingsOf({ seats: 3 }));
  await anna.until(() => anna.table.table.seats.length === 3);
  expect(anna.table.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
});

test('a guided game starts at once and can’t be changed', async () => {
  const { url } = await serverFor();
  const player = { name: 'Anna', sex: 'female' };
  const { status, body } = await post(`${url}/api/lessons`, { lesson: 'help', player });
  expect(status).toBe(201);
  const { table, host, secret } = CreatedTable.parse(body);
  const anna = await TestClient.open(url, table, { secret: secret ?? '', host });
  await anna.untilNumber(0);
  expect(anna.table.table).toMatchObject({ lesson: 'help', stage: 'playing', spectators: false });
  expect(anna.table.you.seat).toBe(0);
  expect(await post(`${url}/api/lessons`, { lesson: 'flying', player })).toMatchObject({
    status: 400,
    body: { code: 'bad-message', at: 'lesson' },
  });
});

test('a seat’s secret finds its table again, and tells whether it waits', async () => {
  const { url } = await serverFor();
  const { table, secrets } = await startedTable(url, 3, 0);
  const seats = secrets.map((secret) => ({ table, secret }));
  const nobody = { table, secret: 'x'.repeat(32) };
  const gone = { table: 'no-such-tabl', secret: 'x'.repeat(32) };
  const { body } = await post(`${url}/api/tables/mine`, { seats: [...seats, nobody, gone] });
  const { tables } = MyTableList.parse(body);
  expect(tables.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(tables[0]).toMatchObject({ id: table, stage: 'playing', players: ['Anna', 'Ben', 'Chloe'] });
  // Before the first turn everybody may lay out cards.
  expect(tables.every(({ waits }) => waits)).toBe(true);
});
