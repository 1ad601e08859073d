/** Sockets before their first message: refused ones, and those whose table is being loaded. */
import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { heardOver, line, rawGet, rawSocket } from './raw.ts';
import { seatedTable, serverFor } from './running.ts';
import { TestClient } from './test-client.ts';

test('a refused socket counts as a connection of its address until it is gone', async () => {
  const { port } = await serverFor({ limits: { linesPerAddress: 2, connections: 0 } });
  const refused = [await rawSocket(port, 'AAAAAAAAAAAA'), await rawSocket(port, 'AAAAAAAAAAAA')];
  const told = refused.map(heardOver);
  for (const heard of told) await expect.poll(heard).toContain('too-many');
  // They know that they are refused, but stay open.
  const third = await line(port);
  const said = heardOver(third);
  await expect.poll(() => third.destroyed).toBe(true);
  // If admitted, it would have got an error for an empty request.
  expect(said()).toBe('');
  refused[0]?.destroy();
  const asked = () => rawGet(port, '/health', { connection: 'close' }).catch(() => null);
  await expect.poll(asked).toMatchObject({ status: 200 });
});

/** A server that reads no table from its store before `open` is called, and reports whether one was requested. */
async function slowServer(dataDir: string) {
  let asked = 0;
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const server = await serverFor({
    dataDir,
    openStore: async (folder) => {
      const { store, ...rest } = await openSqlite(folder);
      const real = store.table.bind(store);
      store.table = async (id) => {
        asked += 1;
        await opened;
        return real(id);
      };
      return { store, ...rest };
    },
  });
  return { ...server, open, isAsked: () => asked > 0 };
}

test('messages from a client whose table is being loaded are handled afterward, in order', async () => {
  const before = await serverFor();
  const { table, secrets } = await seatedTable(before.url, 1, 2);
  await before.close();
  const server = await slowServer(before.dataDir);
  const hello = { type: 'hello', version: PROTOCOL_VERSION, secret: secrets[0] };
  const client = await TestClient.connect(server.url, table);
  client.send(hello);
  client.send({ type: 'ping' });
  // Like a client whose first packet contains all of this.
  const eager = heardOver(await rawSocket(server.port, table, [hello, { type: 'ping' }]));
  await expect.poll(server.isAsked).toBe(true);
  await expect.poll(eager).toContain('101 Switching Protocols');
  // Everything sent has arrived by now.
  expect((await rawGet(server.port, '/health')).status).toBe(200);
  expect(client.messages).toEqual([]);
  server.open();
  await client.until(() => client.all('pong').length > 0);
  // Each is told that the other has come to the same seat.
  expect([...new Set(client.messages.map(({ type }) => type))]).toEqual(['table', 'pong']);
  await expect.poll(eager).toMatch(/"type":"table".*"type":"pong"/su);
});
