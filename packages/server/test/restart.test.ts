import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished, expect, test } from 'vitest';
import { playUntil } from './play.ts';
import { seeded } from './chance.ts';
import { startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

interface Child {
  readonly url: string;
  kill(): Promise<void>;
}

async function childServer(dataDir: string): Promise<Child> {
  const script = fileURLToPath(new URL('./child-server.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  return { url: `http://127.0.0.1:${port}`, kill };
}

async function comeBack(url: string, table: string, secrets: readonly string[], since?: number) {
  const clients: TestClient[] = [];
  for (const secret of secrets) {
    clients.push(await TestClient.open(url, table, since === undefined ? { secret } : { secret, since }));
  }
  await Promise.all(clients.map((client) => client.untilNumber(0)));
  return clients;
}

/** What a seat sees and may do, without what is left of the waits. */
const seen = (clients: readonly TestClient[]) =>
  clients.map(({ view, offers, update }) => ({
    view,
    offers,
    reasons: update.reasons,
    number: update.number,
  }));

test.each([1, 2])('a killed server goes on where it was (%i)', { timeout: 60_000 }, async (seed) => {
  const dataDir = tempFolder();
  const random = seeded(seed);
  let server = await childServer(dataDir);
  const { table, secrets, clients: first } = await startedTable(server.url, 3, 0);
  let clients: readonly TestClient[] = first;
  for (let round = 1; round <= 3; round += 1) {
    const until = (clients[0]?.number ?? 0) + 10 + Math.floor(random() * 40);
    await playUntil(clients, random, (_, number) => number >= until);
    const before = seen(clients);
    const number = clients[0]?.number ?? 0;
    await server.kill();
    server = await childServer(dataDir);
    clients = await comeBack(server.url, table, secrets, number);
    expect(seen(clients)).toEqual(before);
    expect(clients.map(({ update }) => [update.fresh, update.steps])).toEqual(clients.map(() => [false, []]));
  }
  const fresh = await comeBack(server.url, table, secrets);
  expect(seen(fresh)).toEqual(seen(clients));
});

test('a running wait goes on with what was left of it', { timeout: 60_000 }, async () => {
  const dataDir = tempFolder();
  let server = await childServer(dataDir);
  const { table, secrets, clients } = await startedTable(server.url, 3, 0, { options: { grace: 6000 } });
  const waiting = await playUntil(clients, seeded(5), ({ clocks }) => clocks.length > 0);
  expect(waiting).toBe(true);
  const before = clients[0]?.update.clocks.at(-1);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await server.kill();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  server = await childServer(dataDir);
  const [client] = await comeBack(server.url, table, secrets);
  await client?.until(() => client.update.clocks.at(-1)?.runs === true);
  const after = client?.update.clocks.at(-1);
  expect(after).toMatchObject({ id: before?.id, kind: before?.kind, ms: before?.ms });
  const passed = (before?.left ?? 0) - (after?.left ?? 0);
  // Up to a second, the server's heartbeat, may be forgotten in the players' favor; the time it was down is not counted.
  expect(passed).toBeGreaterThan(300);
  expect(passed).toBeLessThan(2300);
});
