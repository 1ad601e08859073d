/** Packs that hosts bring to their tables. */
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join as path } from 'node:path';
import { PackLibrary, setIds } from '@kickdoor/packs/node';
import { SetList, TableInfo, TableList } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { copyTo } from './copy.ts';
import { bring, brought, bundleOf, galley, galleyAs } from './host-bundles.ts';
import { ManualClock } from './manual-clock.ts';
import { playUntil } from './play.ts';
import { createTable, join, post, serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

const bundle = bundleOf(galley());
const player = { name: 'Anna', sex: 'female' as const };

async function infoOf(url: string, table: string): Promise<TableInfo> {
  return TableInfo.parse(await (await fetch(`${url}/api/tables/${table}`)).json());
}

async function listed(url: string): Promise<readonly string[]> {
  const { tables } = TableList.parse(await (await fetch(`${url}/api/tables`)).json());
  return tables.map(({ id }) => id);
}

async function cards(url: string, query: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/api/packs/galley.json?${query}`);
  return { status: response.status, text: await response.text() };
}

test('a bundle is validated, and identified by its hash', async () => {
  const { url } = await serverFor();
  const { status, body } = await bring(url, bundle);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    id: 'galley',
    version: '1.0.0',
    pack: createHash('sha256').update(bundle).digest('hex'),
    author: 'Cookie',
    license: 'CC0-1.0',
    names: { en: 'The Galley', ru: 'Камбуз' },
    doors: 15,
    treasures: 11,
  });
  // It isn't a set of the server, so nobody else is offered it.
  const { sets, hostPacks } = SetList.parse(await (await fetch(`${url}/api/sets`)).json());
  expect(sets.map(({ id }) => id)).toEqual(setIds());
  expect(hostPacks).toBe('link');
});

test('everybody at the table sees which packs it has, and whose', async () => {
  const { url } = await serverFor();
  const { pack } = await brought(url, bundle);
  const { table } = await createTable(url, { seats: 3, packs: [pack], player });
  const info = await infoOf(url, table);
  expect(info.sets).toEqual(['classic', 'galley']);
  expect(info.packs).toMatchObject([
    { id: 'galley', pack, author: 'Cookie', license: 'CC0-1.0', by: 'Anna', doors: 15, treasures: 11 },
  ]);
  expect((await cards(url, `pack=${pack}`)).text).toContain('Kraken');
  expect((await cards(url, '')).status).toBe(404);
  const rules = await fetch(`${url}/api/tables/${table}/rules?language=ru`);
  expect(rules.status).toBe(200);
});

test('a host without a name when the pack came is named as soon as they sit down', async () => {
  const { url } = await serverFor();
  const { pack } = await brought(url, bundle);
  const { table, host } = await createTable(url, { seats: 3, packs: [pack] });
  expect((await infoOf(url, table)).packs[0]?.by).toBeNull();
  const { secret } = await join(url, table, 'Anna');
  await TestClient.open(url, table, { secret, host });
  expect((await infoOf(url, table)).packs[0]?.by).toBe('Anna');
});

test('the host can add and remove a pack before the start, and nobody else can', async () => {
  const { url } = await serverFor();
  const { pack } = await brought(url, bundle);
  const { table, host, secret } = await createTable(url, { seats: 3, player });
  const client = await TestClient.open(url, table, { secret: secret ?? '', host });
  const { seats: _, ...settings } = client.table.table;
  const wish = {
    seats: 3,
    public: false,
    spectators: true,
    sheet: 'classic',
    sets: ['classic', 'galley'],
    options: settings.options,
    speed: 'normal',
    pace: 'normal',
  };
  const ask = (packs: readonly string[], sets = wish.sets) =>
    client.ask({ type: 'settings', settings: { ...wish, sets, packs } });
  expect(await ask([])).toMatchObject({ type: 'error', code: 'bad-table', at: 'sets[1]' });
  expect(await ask([pack])).toMatchObject({ type: 'accepted' });
  expect((await infoOf(url, table)).packs).toMatchObject([{ pack, by: 'Anna' }]);
  const unknown = 'f'.repeat(64);
  expect(await ask([pack, unknown])).toMatchObject({ code: 'bad-table', at: 'packs[1]' });
  expect(await ask([pack, pack])).toMatchObject({ code: 'bad-table', at: 'packs[1]' });
  const { secret: other } = await join(url, table, 'Ben');
  const guest = await TestClient.open(url, table, { secret: other });
  expect(await guest.ask({ type: 'settings', settings: { ...wish, packs: [pack] } })).toMatchObject({
    code: 'not-host',
  });
  expect(await ask([], ['classic'])).toMatchObject({ type: 'accepted' });
  expect((await infoOf(url, table)).packs).toEqual([]);
});

test('the game has its cards, survives a restart, and its record names the pack', async () => {
  const before = await serverFor();
  const { pack, hash } = await brought(before.url, bundle);
  const game = await startedTable(before.url, 3, 0, { packs: [pack] });
  const random = seeded(5);
  await playUntil(game.clients, random, (_, number) => number >= 25);
  const [first] = game.clients;
  expect(first?.table.table.editions?.[1]).toBe(hash);
  const number = first?.number ?? 0;
  const dataDir = tempFolder();
  copyTo(before.dataDir, dataDir);
  await before.close();
  // Even if packs of hosts are no longer accepted.
  const after = await serverFor({ dataDir, hostPacks: 'off' });
  const clients = [];
  for (const secret of game.secrets) clients.push(await TestClient.open(after.url, game.table, { secret }));
  await Promise.all(clients.map((client) => client.untilNumber(number)));
  expect(await playUntil(clients, random, (_, at) => at >= number + 25)).toBe(true);
  expect((await cards(after.url, `pack=${pack}`)).text).toContain('Kraken');
  expect((await cards(after.url, `edition=${hash}`)).text).toContain('Kraken');
});

test('bots that search know the cards', async () => {
  const { url } = await serverFor({ thinking: { threads: 1, longest: 30 } });
  const { pack } = await brought(url, bundle);
  const wish = { packs: [pack], strengths: ['sharp' as const, 'sharp' as const], pace: 'none' as const };
  const { clients } = await startedTable(url, 1, 2, wish);
  const [client] = clients;
  if (client === undefined) throw new Error('nobody sits there');
  await client.until(() => client.legalMoves.length > 0 || client.number > 10);
  expect(client.view.players).toHaveLength(3);
});

test('a rematch uses the same packs', async () => {
  const { url } = await serverFor();
  const { pack } = await brought(url, bundle);
  const { table, clients, secrets } = await startedTable(url, 3, 0, { packs: [pack] });
  const [client] = clients;
  if (client === undefined) throw new Error('nobody sits there');
  for (const each of clients.slice(1)) await each.move({ do: 'concede' });
  await client.until(() => client.table.table.stage === 'over', 'the end');
  await client.ask({ type: 'again' });
  await client.until(() => client.table.table.next !== null, 'the rematch');
  const next = client.table.table.next ?? '';
  expect(next).not.toBe(table);
  expect(secrets).toHaveLength(3);
  expect((await infoOf(url, next)).packs).toMatchObject([{ pack }]);
});

test('packs with the same cards are not confused', async () => {
  const { url } = await serverFor();
  const words = { ...galley() };
  words['words/en/galley.ftl'] = (words['words/en/galley.ftl'] ?? '').replaceAll('Kraken', 'Rubber Duck');
  const first = await brought(url, bundleOf(words));
  const second = await brought(url, bundle);
  expect(first.hash).toBe(second.hash);
  const game = await startedTable(url, 3, 0, { packs: [second.pack] });
  expect(game.clients[0]?.table.table.packs).toMatchObject([{ pack: second.pack }]);
  expect((await cards(url, `pack=${second.pack}`)).text).not.toContain('Rubber Duck');
  expect((await cards(url, `pack=${first.pack}`)).text).toContain('Rubber Duck');
});

test('a pack with the id of one of the server’s sets is refused', async () => {
  const folder = tempFolder();
  cpSync(path(import.meta.dirname, '../../../test/fixtures/packs'), folder, { recursive: true });
  const packs = new PackLibrary([{ path: folder }]);
  const { url } = await serverFor({ packs });
  expect(await bring(url, bundle)).toMatchObject({ status: 409, body: { code: 'pack-taken' } });
  expect(await bring(url, galleyAs('classic'))).toMatchObject({ status: 409, body: { code: 'pack-taken' } });
  expect(await bring(url, galleyAs('cabin'))).toMatchObject({ status: 201 });
});

test('a table keeps its host’s pack even if the owner installs one with that id', async () => {
  const before = await serverFor();
  const { pack } = await brought(before.url, bundle);
  const { table } = await createTable(before.url, { seats: 3, packs: [pack] });
  await before.close();
  const packs = new PackLibrary([{ path: path(import.meta.dirname, '../../../test/fixtures/packs') }]);
  const after = await serverFor({ dataDir: before.dataDir, packs });
  expect((await infoOf(after.url, table)).packs).toMatchObject([{ pack, author: 'Cookie' }]);
  // Other tables use the owner's.
  const other = await createTable(after.url, { seats: 3, sets: ['classic', 'galley'] });
  expect((await infoOf(after.url, other.table)).packs).toEqual([]);
  expect(await post(`${after.url}/api/tables`, { seats: 3, packs: [pack] })).toMatchObject({
    status: 409,
    body: { code: 'pack-taken', at: 'packs[0]' },
  });
});

test('a file that is not a pack, or has mistakes, is refused with the places', async () => {
  const { url } = await serverFor();
  const garbage = await bring(url, new TextEncoder().encode('hello'));
  expect(garbage).toMatchObject({
    status: 422,
    body: { code: 'bad-pack', mistakes: [{ file: 'bundle', line: 1 }] },
  });
  const texts = galley();
  const doors = (texts['doors/doors.yaml'] ?? '').replace('kind: curse', 'kind: purse');
  const wrong = await bring(url, bundleOf({ ...texts, 'doors/doors.yaml': doors }));
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.body)).toMatch(
    /"file":"doors\/doors.yaml","line":24,"column":9,"message":"there is no kind/u,
  );
  expect(await bring(url, new Uint8Array())).toMatchObject({ status: 422 });
});

test('a request that is too long or of another type is refused unread', async () => {
  const { url } = await serverFor();
  expect(await bring(url, new Uint8Array(4_000_001))).toMatchObject({
    status: 413,
    body: { code: 'too-large' },
  });
  expect((await bring(url, bundle, 'text/html')).status).toBe(415);
  expect((await bring(url, bundle, 'application/json')).status).toBe(400);
});

test('a table has a limited number of packs, with different ids', async () => {
  const { url } = await serverFor();
  const packs = [];
  for (const id of ['a', 'b', 'c', 'd', 'e']) packs.push((await brought(url, galleyAs(`galley-${id}`))).pack);
  expect(await post(`${url}/api/tables`, { seats: 3, packs })).toMatchObject({
    status: 400,
    body: { code: 'bad-message', at: 'packs' },
  });
  expect((await post(`${url}/api/tables`, { seats: 3, packs: packs.slice(0, 4) })).status).toBe(201);
  expect(await post(`${url}/api/tables`, { seats: 3, packs: ['../../etc/passwd'] })).toMatchObject({
    status: 400,
    body: { at: 'packs[0]' },
  });
});

test('no table with a host’s pack is listed publicly', async () => {
  const { url } = await serverFor();
  const { pack } = await brought(url, bundle);
  const wish = { seats: 3, public: true, packs: [pack] };
  expect(await post(`${url}/api/tables`, wish)).toMatchObject({
    status: 400,
    body: { code: 'bad-table', at: 'public' },
  });
  const { table, host, secret } = await createTable(url, { seats: 3, packs: [pack], player });
  const client = await TestClient.open(url, table, { secret: secret ?? '', host });
  const settings = {
    seats: 3,
    public: true,
    spectators: true,
    sheet: 'classic',
    options: {},
    speed: 'normal',
  };
  const asked = await client.ask({
    type: 'settings',
    settings: { ...settings, sets: ['classic', 'galley'], pace: 'normal' },
  });
  expect(asked).toMatchObject({ code: 'bad-table', at: 'public' });
});

test('unless the owner allows it, and for as long as they do', async () => {
  const allowed = await serverFor({ hostPacks: 'listed' });
  const { pack } = await brought(allowed.url, bundle);
  const { table } = await createTable(allowed.url, { seats: 3, public: true, packs: [pack] });
  expect(await listed(allowed.url)).toEqual([table]);
  await allowed.close();
  const again = await serverFor({ dataDir: allowed.dataDir });
  expect(await listed(again.url)).toEqual([]);
  expect((await infoOf(again.url, table)).id).toBe(table);
});

test('if the owner allows no packs, none are accepted', async () => {
  const { url } = await serverFor({ hostPacks: 'off' });
  expect(await bring(url, bundle)).toMatchObject({ status: 403, body: { code: 'no-packs' } });
  expect(await post(`${url}/api/tables`, { seats: 3, packs: ['0'.repeat(64)] })).toMatchObject({
    status: 403,
    body: { code: 'no-packs' },
  });
  expect(SetList.parse(await (await fetch(`${url}/api/sets`)).json()).hostPacks).toBe('off');
});

test('uploads per address, packs per address and the total size are limited', async () => {
  const fast = await serverFor({ limits: { packs: { atOnce: 1, perSecond: 0.001 } } });
  expect((await bring(fast.url, bundle)).status).toBe(201);
  expect(await bring(fast.url, bundle)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  const few = await serverFor({ limits: { packsPerAddress: 1 } });
  expect((await bring(few.url, bundle)).status).toBe(201);
  expect((await bring(few.url, bundle)).status).toBe(201);
  expect(await bring(few.url, galleyAs('cabin'))).toMatchObject({
    status: 507,
    body: { code: 'packs-full' },
  });
  const narrow = await serverFor({ limits: { packSizePerAddress: 1000 } });
  expect(await bring(narrow.url, bundle)).toMatchObject({ status: 507, body: { code: 'packs-full' } });
  const full = await serverFor({ limits: { packSize: 1000 } });
  expect(await bring(full.url, bundle)).toMatchObject({ status: 507, body: { code: 'packs-full' } });
});

test('a pack that no table has after an hour is deleted when another is brought', async () => {
  const clock = new ManualClock();
  clock.dayOffset = Date.now();
  const { url } = await serverFor({ clock });
  const unused = await brought(url, galleyAs('cabin'));
  const { pack } = await brought(url, bundle);
  await createTable(url, { seats: 3, packs: [pack] });
  await clock.advance(3600_000 + 1);
  await brought(url, galleyAs('pantry'));
  const unknown = await post(`${url}/api/tables`, { seats: 3, packs: [unused.pack] });
  expect(unknown).toMatchObject({ status: 400, body: { code: 'bad-table', at: 'packs[0]' } });
  expect((await post(`${url}/api/tables`, { seats: 3, packs: [pack] })).status).toBe(201);
});
