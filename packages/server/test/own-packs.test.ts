/** A server with its owner's packs. */
import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PackLibrary, setIds } from '@kickdoor/packs/node';
import { CreatedTable, SetList } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { post, serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

const FIXTURES = join(import.meta.dirname, '../../../test/fixtures/packs');

/** A folder with the pack, and a server that uses it. */
async function serverWithPack(dataDir = tempFolder()) {
  const folder = tempFolder();
  cpSync(FIXTURES, folder, { recursive: true });
  const packs = new PackLibrary([{ path: folder }]);
  return { ...(await serverFor({ dataDir, packs })), doors: join(folder, 'galley/doors/doors.yaml') };
}

let later = 0;

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  later += 1000;
  utimesSync(file, new Date(), new Date(Date.now() + later));
}

const MIX = { sheet: 'classic' as const, sets: ['classic', 'galley'] };

async function setsOf(url: string) {
  return SetList.parse(await (await fetch(`${url}/api/sets`)).json()).sets;
}

async function bundle(url: string, edition?: string): Promise<string> {
  const query = edition === undefined ? '' : `?edition=${edition}`;
  return (await fetch(`${url}/api/packs/galley.json${query}`)).text();
}

test('the list of sets has them, after the built-in ones', async () => {
  const { url } = await serverWithPack();
  const sets = await setsOf(url);
  expect(sets.map(({ id, builtIn }) => [id, builtIn])).toEqual([
    ...setIds().map((id) => [id, true]),
    ['galley', false],
  ]);
  expect(sets.at(-1)).toMatchObject({ names: { en: 'The Galley', ru: 'Камбуз' }, doors: 15, treasures: 11 });
  const alone = await serverFor();
  expect((await setsOf(alone.url)).map(({ id }) => id)).toEqual(setIds());
});

test('tables can use them, and only on this server', async () => {
  const { url } = await serverWithPack();
  const { clients, table } = await startedTable(url, 3, 0, MIX);
  expect(clients[0]?.table.table.sets).toEqual(MIX.sets);
  const rules = await fetch(`${url}/api/tables/${table}/rules?language=de`);
  expect(rules.status).toBe(200);
  const alone = await serverFor();
  const wish = { seats: 3, bots: [], ...MIX };
  expect(await post(`${alone.url}/api/tables`, wish)).toMatchObject({
    status: 400,
    body: { code: 'bad-table', at: 'sets[1]' },
  });
});

test('an edited pack applies to the next table, while a game keeps its cards', async () => {
  const { url, doors } = await serverWithPack();
  const before = await startedTable(url, 3, 0, MIX);
  const [, edition = ''] = before.clients[0]?.table.table.editions ?? [];
  edit(doors, (text) => text.replace('level: 16', 'level: 15'));
  const after = await startedTable(url, 3, 0, MIX);
  expect(after.clients[0]?.table.table.editions?.[1]).not.toBe(edition);
  expect(await bundle(url)).toContain('"level":15');
  expect(await bundle(url, edition)).toContain('"level":16');
  expect(before.clients[0]?.table.table.editions?.[1]).toBe(edition);
});

test('an edited pack applies to a rematch', async () => {
  const { url, doors } = await serverWithPack();
  const { clients } = await startedTable(url, 3, 0, MIX);
  const [client] = clients;
  if (client === undefined) throw new Error('nobody sits there');
  for (const each of clients.slice(1)) await each.move({ do: 'concede' });
  await client.until(() => client.table.table.stage === 'over', 'the end');
  edit(doors, (text) => text.replace('level: 16', 'level: 15'));
  await client.ask({ type: 'again' });
  await client.until(() => client.table.table.next !== null, 'the rematch');
  expect(await bundle(url)).toContain('"level":15');
});

test('changed words are delivered although the cards are the same', async () => {
  const { url, doors } = await serverWithPack();
  const [edition] = (await setsOf(url)).flatMap(({ id, hash }) => (id === 'galley' ? [hash] : []));
  expect(await bundle(url, edition)).toContain('Kraken');
  edit(join(doors, '../../words/en/galley.ftl'), (text) => text.replace('Kraken', 'Giant Squid'));
  expect((await setsOf(url)).at(-1)?.hash).toBe(edition);
  expect(await bundle(url, edition)).toContain('Giant Squid');
});

test('a pack with a mistake stays as it was for the next table', async () => {
  const { url, doors } = await serverWithPack();
  const [edition] = (await setsOf(url)).flatMap(({ id, hash }) => (id === 'galley' ? [hash] : []));
  edit(doors, (text) => text.replace('kind: curse', 'kind: purse'));
  const { clients } = await startedTable(url, 3, 0, MIX);
  expect(clients[0]?.table.table.editions?.[1]).toBe(edition);
});

test('a game continues after its pack is gone, and no new one begins with it', async () => {
  const before = await serverWithPack();
  const { dataDir, url } = before;
  const { table, secrets } = await startedTable(url, 3, 0, MIX);
  await before.close();
  const without = await serverFor({ dataDir });
  const client = await TestClient.open(without.url, table, { secret: secrets[0] ?? '' });
  await client.untilNumber(0);
  expect(client.view.players).toHaveLength(3);
  expect(await bundle(without.url, client.table.table.editions?.[1])).toContain('Kraken');
  const { body } = await post(`${without.url}/api/tables`, { seats: 3, bots: [], ...MIX });
  expect(CreatedTable.safeParse(body).success).toBe(false);
});
