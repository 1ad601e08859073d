/** Games survive changes of the program and of the sets. Unreadable data is reported and left unchanged. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePack, type Pack } from '@kickdoor/packs';
import { BUILT_IN, loadSet } from '@kickdoor/packs/node';
import { isRecordFault, readRecord, verify } from '@kickdoor/rules';
import SqliteFile from 'better-sqlite3';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DATABASE, DataFolderError, NEWER_DATABASE } from '../src/store/sqlite/folder.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { ThreadedSqlite } from '../src/store/sqlite/threaded.ts';
import { poolOf } from './card-pools.ts';
import { createTable, serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

/** The classic set with one card's figures edited. */
function edit(): Pack {
  const { source } = loadSet('classic');
  const files = source.files.map(({ path, text }) => ({
    path,
    text: path.startsWith('doors/') ? text.replace(/level: 1$/mu, 'level: 2') : text,
  }));
  const { pack } = compilePack(files, { companion: (id) => source.companions[id] ?? null });
  if (pack === null) throw new Error('the edit broke the set');
  return pack;
}

const EDITED = edit();
const loadEdited = (id: string): Pack => (id === 'classic' ? EDITED : loadSet(id));

/** Modifies the database while no server runs. */
function tamper(dataDir: string, sql: string): void {
  const file = new SqliteFile(join(dataDir, DATABASE));
  file.exec(sql);
  file.close();
}

const allRows = (dataDir: string): unknown => {
  const file = new SqliteFile(join(dataDir, DATABASE), { readonly: true });
  const rows = ['tables', 'moves', 'snapshots'].map((table) => file.prepare(`select * from ${table}`).all());
  file.close();
  return rows;
};

const Defs = z.object({ setHash: z.string(), defs: z.array(z.looseObject({ id: z.string() })) });

async function setOf(url: string, edition?: string) {
  const response = await fetch(
    `${url}/api/packs/classic.json${edition === undefined ? '' : `?edition=${edition}`}`,
  );
  return response.ok ? Defs.parse(await response.json()) : response.status;
}

/** A started game whose server has been closed. */
async function interrupted() {
  const server = await serverFor();
  const { table, secrets, clients } = await startedTable(server.url, 3, 0);
  const [client] = clients;
  const before = client?.view;
  await server.close();
  return { dataDir: server.dataDir, table, secret: secrets[0] ?? '', before };
}

test('a game keeps its cards after its set was edited', async () => {
  const { dataDir, table, secret, before } = await interrupted();
  const { url } = await serverFor({ dataDir, packs: { ...BUILT_IN, load: loadEdited } });
  const client = await TestClient.open(url, table, { secret });
  await client.untilNumber(0);
  expect(client.view).toEqual(before);
  const [hash = ''] = client.table.table.editions ?? [];
  expect(hash).toBe(loadSet('classic').setHash);
  // The page gets the cards of this game, and new games get the new ones.
  expect(await setOf(url, hash)).toMatchObject({ setHash: hash });
  expect(await setOf(url)).toMatchObject({ setHash: EDITED.setHash });
  expect(await setOf(url, 'f'.repeat(64))).toBe(404);
  const other = await startedTable(url, 3, 0);
  expect(other.clients[0]?.table.table.editions).toEqual([EDITED.setHash]);
});

test('a change of words, pictures or layout is not a change of the cards', () => {
  const { source, setHash } = loadSet('classic');
  const files = source.files.map(({ path, text }) => ({
    path,
    text: path.endsWith('.yaml') ? `# looked at again\n${text}` : text,
  }));
  const { pack } = compilePack(files, { companion: (id) => source.companions[id] ?? null });
  expect(pack?.setHash).toBe(setHash);
  expect(EDITED.setHash).not.toBe(setHash);
});

test('a game whose set is gone tells its players, provides its record, and stays unchanged', async () => {
  const { dataDir, table, secret } = await interrupted();
  tamper(dataDir, 'delete from sets');
  const rows = allRows(dataDir);
  const server = await serverFor({ dataDir, packs: { ...BUILT_IN, load: loadEdited } });
  const { url } = server;
  const client = await TestClient.open(url, table, { secret });
  await client.until(() => client.all('error').length > 0);
  expect(client.all('error')[0]).toMatchObject({ code: 'game-stopped' });
  expect(await client.move({ do: 'concede' })).toMatchObject({ code: 'game-stopped' });
  const response = await fetch(`${url}/api/tables/${table}/record`);
  const record = readRecord(await response.text());
  if (isRecordFault(record)) throw new Error(JSON.stringify(record));
  expect(record.header.players.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Chloe']);
  expect(record.end).toEqual({ moves: 0, state: null, log: null });
  expect(verify(poolOf(['classic']), record)).toBeNull();
  client.close();
  await server.close();
  expect(allRows(dataDir)).toEqual(rows);
});

test('an invalid state stops its game and no other, and nothing is changed', async () => {
  const { dataDir, table, secret } = await interrupted();
  tamper(dataDir, `update snapshots set sum = null, state = json_set(state, '$.players[1].level', 'high')`);
  const rows = allRows(dataDir);
  const server = await serverFor({ dataDir });
  const { url } = server;
  const client = await TestClient.open(url, table, { secret });
  await client.until(() => client.all('error').length > 0);
  expect(client.all('error')[0]).toMatchObject({ code: 'game-stopped' });
  client.close();
  await server.close();
  expect(allRows(dataDir)).toEqual(rows);
});

test('an unreadable table hides no other from the lobby', async () => {
  const server = await serverFor();
  const one = await createTable(server.url, { seats: 3, public: true });
  const two = await createTable(server.url, { seats: 3, public: true });
  await server.close();
  tamper(server.dataDir, `update tables set setup = json_set(setup, '$.seats', 7) where id = '${one.table}'`);
  const { url } = await serverFor({ dataDir: server.dataDir });
  const list: unknown = await (await fetch(`${url}/api/tables`)).json();
  expect(list).toMatchObject({ tables: [{ id: two.table }] });
  expect((await fetch(`${url}/api/tables/${one.table}`)).status).toBe(410);
});

test('the record of a running game reveals its cards to nobody', async () => {
  const { url } = await serverFor();
  const { table } = await startedTable(url, 3, 0);
  const response = await fetch(`${url}/api/tables/${table}/record`);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'not-over' });
});

test.each([
  ['in this thread', openSqlite],
  ['in its own thread', (folder: string) => ThreadedSqlite.openIn(folder)],
])('a database of a newer version is refused by name and not touched, %s', async (_, open) => {
  const folder = tempFolder();
  const { store } = await openSqlite(folder);
  await store.close();
  tamper(folder, `insert into kysely_migration values ('9999-later', '2099-01-01')`);
  const bytes = () =>
    createHash('sha256')
      .update(readFileSync(join(folder, DATABASE)))
      .digest('hex');
  const before = bytes();
  const error: unknown = await open(folder).catch((problem: unknown) => problem);
  if (!(error instanceof DataFolderError)) throw new Error('it was opened');
  expect(error.cause).toMatchObject({ code: NEWER_DATABASE });
  expect(error.message).toContain('9999-later');
  expect(bytes()).toBe(before);
});
