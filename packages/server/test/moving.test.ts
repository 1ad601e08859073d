/** A running game is moved by its players and continues at another table. */
import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { BroughtTable, MOVED_BYTES, TakenTable, type BringTable } from '@kickdoor/protocol';
import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, isRecordFault, readRecord, verify, type GameRecord } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { anyMove, seeded } from './chance.ts';
import { createTable, join, post, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

const pool = buildCardPool([loadSet('classic')]);
const random = seeded(17);
const golden = readFileSync(
  path(import.meta.dirname, '../../cli/test/golden/classic-sensible.jsonl'),
  'utf8',
);

const bad = (at: string) => ({ code: 'bad-record', at });

/** Plays at random among bots until this many acts have been made. */
async function playTo(client: TestClient, number: number): Promise<void> {
  while (client.number < number) {
    const before = client.number;
    const move = anyMove(client.update, random);
    // If a bot was faster, the move is refused and another is tried.
    if (move !== null) await client.move(move);
    else await client.until(() => client.number > before, 'a bot’s move');
  }
}

function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  if (isRecordFault(record)) throw new Error(record.message.id);
  return record;
}

/** A game of one person and two bots after some acts. */
async function begun(url: string) {
  const { table, secrets, host, clients } = await startedTable(url, 1, 2, { pace: 'none', sheet: 'classic' });
  const [client] = clients;
  const [secret] = secrets;
  if (client === undefined || secret === undefined) throw new Error('nobody sits there');
  await playTo(client, 25);
  return { table, secret, host, client };
}

async function take(url: string, table: string, secrets: readonly string[], away = true) {
  return post(`${url}/api/tables/${table}/take`, { secrets, away });
}

async function taken(url: string) {
  const game = await begun(url);
  const { status, body } = await take(url, game.table, [game.secret]);
  expect(status).toBe(200);
  return { ...game, ...TakenTable.parse(body) };
}

async function brought(url: string, wish: BringTable) {
  const { status, body } = await post(`${url}/api/tables/moved`, wish);
  expect([status, body]).toMatchObject([201, {}]);
  return BroughtTable.parse(body);
}

test('a game continues unchanged at the new table, for whoever brought it and for others', async () => {
  const { url } = await serverFor();
  const { client, record, people, settings } = await taken(url);
  const { view, number } = client.update;
  const { table, host, secrets } = await brought(url, { record, people, settings, vacant: true });
  const again = await TestClient.open(url, table, { secret: secrets[0] ?? '', host });
  await again.until(() => again.number >= number, 'the game');
  expect(again.table.table).toMatchObject({ stage: 'playing', fair: null });
  expect(again.table.table.moved).toBeGreaterThanOrEqual(number);
  const before = recordIn(record).moves.length;
  // Bots may have moved on since that view.
  if (again.number === number) expect(again.view.hand).toEqual(view.hand);
  expect(again.view.players.map(({ name }) => name)).toEqual(view.players.map(({ name }) => name));
  await playTo(again, before + 3);
  // A bot keeps the seat until somebody with the link sits down.
  expect(again.table.table.seats.map(({ kind }) => kind)).toEqual(['person', 'vacant', 'vacant']);
  await join(url, table, 'Whoever');
  await again.until(() => again.table.table.seats[1]?.kind === 'person', 'somebody at a bot’s seat');
  // After that nobody can move it alone.
  const end = await take(url, table, secrets);
  expect(end).toMatchObject({ status: 403, body: { code: 'others-here' } });
});

test('bots’ thoughts move with their moves', async () => {
  const { url } = await serverFor();
  const { record, people, settings } = await taken(url);
  const before = recordIn(record).moves.map(({ seat, thought }) => [seat, thought]);
  expect(before.filter(([seat]) => seat !== 0).length).toBeGreaterThan(3);
  const { table, secrets } = await brought(url, { record, people, settings, vacant: false });
  const { body } = await take(url, table, secrets);
  const after = recordIn(TakenTable.parse(body).record).moves.map(({ seat, thought }) => [seat, thought]);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(recordIn(record).moves.some(({ thought }) => thought?.why === 'bot-why-at-random')).toBe(true);
});

test('the record of a moved game is complete, and claims no fair chance', async () => {
  const { url } = await serverFor();
  const first = await taken(url);
  const { header } = recordIn(first.record);
  expect(header.fair).toBeDefined();
  const wish = { record: first.record, people: first.people, settings: first.settings };
  const { table, secrets } = await brought(url, wish);
  const client = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  await client.until(() => client.number >= 0, 'the game');
  await playTo(client, recordIn(first.record).moves.length + 10);
  const { body } = await take(url, table, secrets);
  const second = recordIn(TakenTable.parse(body).record);
  expect(verify(pool, second)).toBeNull();
  expect(second.header.fair).toBeUndefined();
  expect(second.header.seed).toBe(header.seed);
  const acts = recordIn(first.record).moves.map(({ seat, move }) => ({ seat, move }));
  expect(second.moves.slice(0, acts.length).map(({ seat, move }) => ({ seat, move }))).toEqual(acts);
});

test('the table of a moved game says so, gives its player the record, and can continue after all', async () => {
  const { url } = await serverFor();
  const { table, secret, host, client } = await taken(url);
  await client.until(() => client.closed, 'the end of the line');
  expect(client.all('error').map(({ code }) => code)).toContain('table-moved');
  const late = await TestClient.open(url, table, { secret });
  expect(late.all('error')).toMatchObject([{ code: 'table-moved' }]);
  const ask = (headers: Record<string, string>) => fetch(`${url}/api/tables/${table}/record`, { headers });
  for (const of of [secret, host]) {
    const told = await ask({ authorization: `Bearer ${of}` });
    expect(verify(pool, recordIn(await told.text()))).toBeNull();
  }
  // The game continues, so hands stay hidden even if they will be open later.
  const refused = await ask({});
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'closed-hands' });
  // Repeated in case the answer was lost.
  expect((await take(url, table, [secret])).status).toBe(200);
  expect((await take(url, table, [secret], false)).status).toBe(200);
  const back = await TestClient.open(url, table, { secret });
  await back.until(() => back.number >= 25, 'the game');
  expect(back.table.table.moved).toBeGreaterThanOrEqual(25);
  await playTo(back, back.number + 3);
});

test('a game is moved only by all its people, and only while it is played', async () => {
  const { url } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 2, 1, { pace: 'none' });
  const [anna = '', ben = ''] = secrets;
  expect(await take(url, table, [anna])).toMatchObject({ status: 403, body: { code: 'others-here' } });
  expect(await take(url, table, ['x'.repeat(32)])).toMatchObject({
    status: 401,
    body: { code: 'bad-secret', at: 'secrets[0]' },
  });
  expect(JSON.stringify(await take(url, table, [anna]))).not.toContain('seed');
  // Nobody was disturbed.
  expect(clients.map(({ closed }) => closed)).toEqual([false, false]);
  expect((await take(url, table, [anna, ben])).status).toBe(200);
  const open = await createTable(url, { seats: 3, player: { name: 'Cleo', sex: 'female' } });
  expect(await take(url, open.table, [open.secret ?? ''])).toMatchObject({ body: { code: 'not-started' } });
  expect(await take(url, 'AAAAAAAAAAAA', [anna])).toMatchObject({ status: 404, body: { code: 'no-table' } });
});

test('a record whose game can’t be continued is refused with the place', async () => {
  const { url } = await serverFor({ limits: { moved: { atOnce: 100, perSecond: 100 } } });
  const { record, people, settings } = await taken(url);
  const lines = record.split('\n');
  const wrong = async (change: Partial<BringTable>) => {
    const { status, body } = await post(`${url}/api/tables/moved`, { record, people, settings, ...change });
    expect(status).toBe(400);
    return body;
  };
  const edited = (line: number, from: RegExp, to: string) => {
    const after = (lines[line] ?? '').replace(from, to);
    expect(after).not.toBe(lines[line]);
    return lines.with(line, after).join('\n');
  };
  expect(await wrong({ record: 'nothing' })).toMatchObject(bad('record line 1 column 1'));
  expect(await wrong({ record: lines.slice(0, 9).join('\n') })).toMatchObject({ code: 'bad-record' });
  expect(await wrong({ record: edited(7, /"n":7/u, '"n":8') })).toMatchObject(bad('record line 8 column 2'));
  expect(await wrong({ record: edited(7, /"check":"./u, '"check":"') })).toMatchObject({
    code: 'bad-record',
  });
  expect(await wrong({ record: edited(7, /"at":\d+/u, '"at":9e12') })).toMatchObject(bad('record line 8'));
  expect(await wrong({ record: edited(0, /"seed":"[^"]*"/u, '"seed":"another"') })).toMatchObject(
    bad('record line 1'),
  );
  expect(await wrong({ record: edited(0, /"hash":"./u, '"hash":"0') })).toMatchObject({ code: 'bad-record' });
  expect(await wrong({ settings: { ...settings, pace: 'quick' } })).toMatchObject(
    bad('record line 1 options.grace'),
  );
  expect(await wrong({ record: edited(0, /"seed":/u, '"start":{},"seed":') })).toMatchObject(
    bad('record line 1 start'),
  );
  expect(await wrong({ people: [7] })).toMatchObject(bad('people[0]'));
  expect(await wrong({ people: [0, 0] })).toMatchObject(bad('people[1]'));
  expect(await wrong({ people: [] })).toMatchObject({ code: 'bad-message', at: 'people' });
  expect(await wrong({ record: golden })).toMatchObject({ code: 'bad-record' });
  const last = golden.trimEnd().split('\n').length - 1;
  const options = { limit: 60_000 };
  expect(
    await wrong({ record: golden, people: [0], settings: { ...settings, pace: 'none', options } }),
  ).toMatchObject(bad(`record line ${last}`));
});

test('bringing games is rate-limited, and records have a maximum size', async () => {
  const { url } = await serverFor({ limits: { moved: { atOnce: 2, perSecond: 0.001 } } });
  const bring = (record: string) => post(`${url}/api/tables/moved`, { record });
  const message = `a request has at most ${MOVED_BYTES} bytes`;
  expect(await bring('x'.repeat(4_000_000))).toMatchObject({
    status: 413,
    body: { code: 'too-large', message },
  });
  expect((await bring('')).body).toMatchObject({ code: 'bad-message' });
  expect((await bring('')).body).toMatchObject({ code: 'bad-message' });
  expect(await bring('')).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});
