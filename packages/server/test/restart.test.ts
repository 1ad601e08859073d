/**
 * A killed server leaves its folder as it is at that moment: here a copy of it, taken while the server runs.
 * `npm run chaos` kills real processes.
 */
import { expect, test } from 'vitest';
import { seeded } from './chance.ts';
import { copyTo } from './copy.ts';
import { ManualClock } from './manual-clock.ts';
import { playUntil } from './play.ts';
import { serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

async function comeBack(url: string, table: string, secrets: readonly string[], since?: number) {
  const clients: TestClient[] = [];
  for (const secret of secrets) {
    clients.push(await TestClient.open(url, table, since === undefined ? { secret } : { secret, since }));
  }
  await Promise.all(clients.map((client) => client.untilNumber(0)));
  return clients;
}

/** What a seat sees and may do, without the time left of the waits. */
const seen = (clients: readonly TestClient[]) =>
  clients.map(({ view, legalMoves, update }) => ({
    view,
    legalMoves,
    reasons: update.reasons,
    number: update.number,
  }));

test.each([1, 2])('a killed server continues where it was (%i)', async (seed) => {
  const random = seeded(seed);
  let server = await serverFor();
  const { table, secrets, clients: first } = await startedTable(server.url, 3, 0);
  let clients: readonly TestClient[] = first;
  for (let round = 1; round <= 3; round += 1) {
    const until = (clients[0]?.number ?? 0) + 10 + Math.floor(random() * 40);
    await playUntil(clients, random, (_, number) => number >= until);
    const before = seen(clients);
    const number = clients[0]?.number ?? 0;
    server = await serverFor({ dataDir: copyTo(server.dataDir, tempFolder()) });
    clients = await comeBack(server.url, table, secrets, number);
    expect(seen(clients)).toEqual(before);
    expect(clients.map(({ update }) => [update.resync, update.steps])).toEqual(
      clients.map(() => [false, []]),
    );
  }
  const fresh = await comeBack(server.url, table, secrets);
  expect(seen(fresh)).toEqual(seen(clients));
});

test('a running wait continues with the time it had left', async () => {
  const clock = new ManualClock();
  const server = await serverFor({ clock });
  const options = { options: { grace: 6000 } };
  const { table, secrets, clients } = await startedTable(server.url, 3, 0, options);
  expect(await playUntil(clients, seeded(5), ({ clocks }) => clocks.length > 0)).toBe(true);
  const before = clients[0]?.update.clocks.at(-1);
  // One heartbeat, a second after the wait has begun, saves the time left.
  await clock.advance(1500);
  const dataDir = copyTo(server.dataDir, tempFolder());
  const later = new ManualClock();
  await later.advance(3_600_000);
  const again = await serverFor({ dataDir, clock: later });
  const [client] = await comeBack(again.url, table, secrets);
  await later.advance(1000);
  await client?.until(() => client.update.clocks.at(-1)?.runs === true);
  const after = client?.update.clocks.at(-1);
  expect(after).toMatchObject({ id: before?.id, kind: before?.kind, ms: before?.ms });
  const passed = (before?.left ?? 0) - (after?.left ?? 0);
  // Up to a second, the server's heartbeat, may be forgotten to the players' advantage. Downtime doesn't count.
  expect(passed).toBeGreaterThanOrEqual(500);
  expect(passed).toBeLessThanOrEqual(2500);
});
