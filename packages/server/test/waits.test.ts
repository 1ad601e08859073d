import { expect, test } from 'vitest';
import { playUntil } from './play.ts';
import { seeded } from './chance.ts';
import { serverFor, startedTable } from './running.ts';

test('a wait ends by itself when its time is over', { timeout: 30_000 }, async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  expect(await playUntil(clients, seeded(11), ({ clocks }) => clocks.at(-1)?.kind === 'grace')).toBe(true);
  const [client] = clients;
  if (client === undefined) throw new Error('nobody is there');
  const [clock] = client.update.clocks;
  expect(clock).toMatchObject({ kind: 'grace', ms: 2600, runs: true });
  const number = client.number;
  const from = Date.now();
  await client.untilNumber(number + 1);
  expect(Date.now() - from).toBeGreaterThan(2000);
  expect(client.update.steps).toMatchObject([{ number: number + 1, by: -1 }]);
});

test('a seat that is away passes; the game waits while nobody is there', { timeout: 30_000 }, async () => {
  const { url } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  expect(await playUntil(clients, seeded(11), ({ clocks }) => clocks.at(-1)?.kind === 'grace')).toBe(true);
  const [first, second, third] = clients;
  if (first === undefined || second === undefined || third === undefined) throw new Error('nobody is there');
  const fighter = first.view.combat?.fighter ?? 0;
  const stays = clients[fighter] ?? first;
  const number = stays.number;
  for (const client of clients) if (client !== stays) client.close();
  // Both others pass for being away, which ends the wait long before its time.
  await stays.untilNumber(number + 2);
  expect(
    stays
      .all('update')
      .slice(-2)
      .flatMap(({ steps }) => steps.map(({ by }) => by)).length,
  ).toBeGreaterThan(0);
  stays.close();
  await stays.until(() => stays.closed);
  const { TestClient } = await import('./test-client.ts');
  const watcher = await TestClient.open(url, table);
  await watcher.untilNumber(0);
  const asleep = watcher.number;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(watcher.number).toBe(asleep);
  expect(watcher.update.clocks.some(({ runs }) => runs)).toBe(false);
  expect(secrets).toHaveLength(3);
});

test('bots play on by themselves while a person is there', { timeout: 30_000 }, async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 1, 3);
  const [client] = clients;
  await client?.until(() => client.number >= 3);
  expect(client?.all('remark')[0]).toMatchObject({ why: { id: 'bot-why-at-random' } });
});
