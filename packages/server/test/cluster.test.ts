/** Two complete servers on one database. */
import { request } from 'node:http';
import { MyTableList, TableList } from '@kickdoor/protocol';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../scripts/local/port.ts';
import { Proxy } from '../scripts/local/proxy.ts';
import { readPass, writePass } from '../src/cluster/pass.ts';
import { controlPath } from '../src/operation/control.ts';
import { seeded } from './chance.ts';
import { brought, bundleOf, galley } from './host-bundles.ts';
import { ManualClock } from './manual-clock.ts';
import { playUntil } from './play.ts';
import { hasPostgres, newDatabase } from './postgres.ts';
import { rawPost } from './raw.ts';
import { createTable, join, post, seatedTable, serverFor, startedTable, type TestServer } from './running.ts';
import { TestClient } from './test-client.ts';

type Options = NonNullable<Parameters<typeof serverFor>[0]>;

const node = (store: string, options: Options = {}): Promise<TestServer> =>
  serverFor({ cluster: { store, nats: null, advertised: null }, ...options });

async function nodes(options: Options = {}) {
  const store = await newDatabase();
  const [one, two] = [await node(store, options), await node(store, options)];
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: store });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(text);
    await client.end();
    return rows;
  };
  return { store, one, two, ask };
}

/** A started table of three: two players at the first node, which owns it, and one at the second. */
async function shared(one: TestServer, two: TestServer) {
  const seated = await seatedTable(one.url, 3, 0);
  const { table, host, secrets } = seated;
  const clients: TestClient[] = [];
  for (const [at, secret] of secrets.entries()) {
    const hello = at === 0 ? { secret, host } : { secret };
    clients.push(await TestClient.open(at === 2 ? two.url : one.url, table, hello));
  }
  await clients[0]?.ask({ type: 'start' });
  await Promise.all(clients.map((client) => client.untilNumber(0)));
  return { ...seated, clients };
}

const control = (
  dataDir: string,
  path: string,
  body: unknown = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request({ socketPath: controlPath(dataDir), method: 'POST', path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.once('error', reject);
    asked.end(JSON.stringify(body));
  });

describe.skipIf(!hasPostgres)('two nodes', () => {
  test('play one table: all its sockets end at its owner', async () => {
    const { one, two, ask } = await nodes();
    const { table, clients } = await shared(one, two);
    expect(await playUntil(clients, seeded(3), (_, number) => number >= 40)).toBe(true);
    const numbers = clients.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(1);
    expect(await ask('select max(epoch) as epoch, count(owner)::int as owners from tables')).toEqual([
      { epoch: 1, owners: 1 },
    ]);
    expect(await ask('select count(*)::int as moves from moves')).toEqual([{ moves: numbers[0] }]);
    expect((await fetch(`${two.url}/api/tables/${table}`)).status).toBe(200);
  });

  test('share packs of hosts: a game continues when its node is gone', async () => {
    const { store, one, two } = await nodes();
    const { pack, hash } = await brought(one.url, bundleOf(galley()));
    // Made at one node with a pack that was brought to the other.
    const game = await startedTable(two.url, 3, 0, { packs: [pack] });
    expect(await playUntil(game.clients, seeded(7), (_, number) => number >= 15)).toBe(true);
    const number = game.clients[0]?.number ?? 0;
    await Promise.all([one.close(), two.close()]);
    const three = await node(store);
    const clients: TestClient[] = [];
    for (const secret of game.secrets) clients.push(await TestClient.open(three.url, game.table, { secret }));
    await Promise.all(clients.map((client) => client.untilNumber(number)));
    expect(clients[0]?.table.table).toMatchObject({ packs: [{ pack }], editions: [expect.anything(), hash] });
    expect(await playUntil(clients, seeded(8), (_, at) => at >= number + 15)).toBe(true);
    const cards = await fetch(`${three.url}/api/packs/galley.json?pack=${pack}`);
    expect(await cards.text()).toContain('Kraken');
  });

  test('handle each other’s requests: seats, the list of tables, a player’s own tables', async () => {
    const { one, two } = await nodes();
    const { table } = await createTable(one.url, { seats: 4, public: true });
    await join(one.url, table, 'Anna');
    const { secret } = await join(two.url, table, 'Ben');
    const elsewhere = await createTable(two.url, { seats: 3 });
    const mine = await join(two.url, elsewhere.table, 'Ben');
    for (const { url } of [one, two]) {
      const { tables } = TableList.parse(await (await fetch(`${url}/api/tables`)).json());
      expect(tables).toMatchObject([{ id: table, free: 2, players: ['Anna', 'Ben'] }]);
      const held = await post(`${url}/api/tables/mine`, {
        seats: [
          { table, secret },
          { table: elsewhere.table, secret: mine.secret },
        ],
      });
      const found = MyTableList.parse(held.body).tables.map(({ id }) => id);
      expect(found.toSorted()).toEqual([table, elsewhere.table].toSorted());
    }
    expect(
      (await post(`${two.url}/api/tables/${table}/join`, { name: 'Ben', sex: 'male' })).body,
    ).toMatchObject({
      code: 'name-taken',
    });
    expect((await fetch(`${two.url}/api/tables/AAAAAAAAAAAA`)).status).toBe(404);
  });

  test('count what an address creates together', async () => {
    const limits = { tables: { atOnce: 2, perSecond: 0 } };
    const { one, two } = await nodes({ limits });
    await createTable(one.url, { seats: 3 });
    await createTable(two.url, { seats: 3 });
    for (const { url } of [one, two]) {
      expect(await post(`${url}/api/tables`, { seats: 3 })).toMatchObject({ status: 429 });
    }
  });

  test('trust nobody else about where a client comes from', async () => {
    const { one } = await nodes({ limits: { tables: { atOnce: 1, perSecond: 0 } } });
    await createTable(one.url, { seats: 3 });
    const line = { method: 'POST', url: '/api/tables' };
    const pass = writePass('no secret of this database', { to: 'one', address: '203.0.113.7' }, line);
    const answer = await rawPost(one.port, line.url, { seats: 3 }, { 'x-kickdoor-pass': pass });
    expect(answer.status).toBe(429);
  });

  test('hand a table over when one stops, and its players continue at the other', async () => {
    const { one, two } = await nodes();
    const { table, secrets, clients } = await shared(one, two);
    await playUntil(clients, seeded(4), (_, number) => number >= 10);
    const since = clients[2]?.number ?? 0;
    await one.close();
    for (const client of clients) {
      await client.until(() => client.closed);
      expect(client.all('error')).toEqual([]);
    }
    const back = await Promise.all(
      secrets.map((secret) => TestClient.open(two.url, table, { secret, since })),
    );
    await Promise.all(back.map((client) => client.untilNumber(since)));
    expect(back.map(({ update }) => update.resync ?? false)).not.toContain(true);
    expect(await playUntil(back, seeded(5), (_, number) => number >= since + 10)).toBe(true);
  });

  test('give tables to each other when one drains, and pipe to them from there', async () => {
    const { one, two, ask } = await nodes();
    const { table, secrets, clients } = await shared(one, two);
    await playUntil(clients, seeded(6), (_, number) => number >= 5);
    expect((await control(one.dataDir, '/drain', { on: true })).status).toBe(200);
    for (const client of clients) await client.until(() => client.closed);
    const back = await Promise.all(secrets.map((secret) => TestClient.open(one.url, table, { secret })));
    await Promise.all(back.map((client) => client.untilNumber(5)));
    expect(
      await ask(
        'select draining, (select count(*)::int from tables t where t.owner = n.id) as tables from nodes n order by draining',
      ),
    ).toEqual([
      { draining: false, tables: 1 },
      { draining: true, tables: 0 },
    ]);
    expect(await playUntil(back, seeded(7), (_, number) => number >= 15)).toBe(true);
  });

  test('close a table only where it is played, and say where that is', async () => {
    const { one, two } = await nodes();
    const { table } = await startedTable(one.url, 2, 1);
    const wrong = await control(two.dataDir, `/tables/${table}/close`);
    expect(wrong).toMatchObject({ status: 503 });
    expect(wrong.text).toContain(`played at http://127.0.0.1:${one.port}`);
    expect((await control(one.dataDir, `/tables/${table}/close`)).status).toBe(200);
    expect((await fetch(`${two.url}/api/tables/${table}`)).status).toBe(404);
  });

  test('take over from a node whose lease is over, which then sends nothing more and disconnects its players', async () => {
    const { store, one: two, ask } = await nodes();
    const clock = new ManualClock();
    const one = await node(store, { clock });
    const { table, secrets, clients } = await startedTable(one.url, 3, 0);
    await playUntil(clients, seeded(8), (_, number) => number >= 10);
    // The first node's clock stands still as if it were suspended, while the database's goes on.
    await ask(`update nodes set expires = clock_timestamp() - interval '1 second'
      where id = (select owner from tables where id = '${table}')`);
    const taken = await TestClient.open(two.url, table, { secret: secrets[2] ?? '' });
    await taken.untilNumber(10);
    const { update } = taken;
    const [first] = clients;
    const told = first?.messages.length;
    await clock.advance(7000);
    for (const client of clients) await client.until(() => client.closed);
    expect(first?.messages.length).toBe(told);
    expect(update.number).toBe(10);
    expect(await ask(`select epoch from tables where id = '${table}'`)).toEqual([{ epoch: 2 }]);
  });
});

describe.skipIf(!hasPostgres)('three nodes', () => {
  test('continue without a node that the others do not reach, although its lease is valid', async () => {
    const store = await newDatabase();
    const port = await freePort();
    const wayToOne = await Proxy.make(port);
    onTestFinished(() => wayToOne.close());
    const clocks = [new ManualClock(), new ManualClock(), new ManualClock()] as const;
    const advertised = `http://127.0.0.1:${wayToOne.port}`;
    const one = await node(store, { clock: clocks[0], port, cluster: { store, nats: null, advertised } });
    const two = await node(store, { clock: clocks[1] });
    await node(store, { clock: clocks[2] });
    const { table, secrets, clients } = await startedTable(one.url, 3, 0);
    await playUntil(clients, seeded(9), (_, number) => number >= 10);
    const readyAfter = async (ms: number): Promise<unknown> => {
      for (const clock of clocks) await clock.advance(ms);
      return (await fetch(`${one.url}/ready`)).json();
    };
    expect((await fetch(`${two.url}/api/tables/${table}`)).status).toBe(200);
    expect(await readyAfter(0)).toEqual({ ready: true });
    wayToOne.cut();
    await expect
      .poll(() => readyAfter(1000), { interval: 100, timeout: 20_000 })
      .toMatchObject({ why: 'cut-off' });
    const number = clients[0]?.number ?? 0;
    const taken = await TestClient.open(two.url, table, { secret: secrets[2] ?? '' });
    await taken.untilNumber(number);
    expect(taken.update.number).toBe(number);
    // The node that is cut off learns of it with its next renewal, and leaves the players to the others.
    await clocks[0].advance(2000);
    for (const client of clients) await client.until(() => client.closed);
    expect(clients.flatMap((client) => client.all('error'))).toEqual([]);
    const back = await Promise.all(
      secrets.slice(0, 2).map((secret) => TestClient.open(one.url, table, { secret, since: number })),
    );
    await Promise.all(back.map((client) => client.untilNumber(number)));
    expect(await playUntil([...back, taken], seeded(10), (_, at) => at >= number + 10)).toBe(true);
  });
});

test('a pass is valid for one node and one request', () => {
  const line = { method: 'GET', url: '/api/tables/x' };
  const header = writePass('secret', { to: 'one', address: '203.0.113.7' }, line);
  const headers = { 'x-kickdoor-pass': header };
  expect(readPass('secret', 'one', line, headers)).toEqual({ to: 'one', address: '203.0.113.7' });
  expect(readPass('secret', 'two', line, headers)).toBeNull();
  expect(readPass('another', 'one', line, headers)).toBeNull();
  expect(readPass('secret', 'one', { ...line, url: '/api/tables/y' }, headers)).toBeNull();
  for (const text of ['', '.', 'x.y', `${header}x`, header.slice(1)]) {
    expect(readPass('secret', 'one', line, { 'x-kickdoor-pass': text })).toBeNull();
  }
});
