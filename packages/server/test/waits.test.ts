import { expect, test } from 'vitest';
import { ManualClock } from './manual-clock.ts';
import { playUntil } from './play.ts';
import { seeded } from './chance.ts';
import { serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

test('a wait ends by itself when its time is over', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const { clients } = await startedTable(url, 3, 0);
  expect(await playUntil(clients, seeded(11), ({ clocks }) => clocks.at(-1)?.kind === 'grace')).toBe(true);
  const [client] = clients;
  if (client === undefined) throw new Error('nobody is there');
  const wait = client.update.clocks.at(-1);
  expect(wait).toMatchObject({ kind: 'grace', ms: 2600, left: 2600, runs: true });
  const number = client.number;
  await clock.advance(2599);
  expect(client.number).toBe(number);
  await clock.advance(1);
  await client.untilNumber(number + 1);
  expect(client.update.steps).toMatchObject([{ number: number + 1, by: -1 }]);
});

test('seats that are away pass, which may end a wait; the game is paused while nobody is connected', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const { table, clients } = await startedTable(url, 3, 0);
  expect(await playUntil(clients, seeded(11), ({ clocks }) => clocks.at(-1)?.kind === 'grace')).toBe(true);
  const fighter = clients[0]?.view.combat?.fighter ?? -1;
  const stays = clients[fighter];
  if (stays === undefined) throw new Error('nobody fights');
  const { number } = stays;
  for (const client of clients) if (client !== stays) client.close();
  await clock.advanceUntil(() => stays.number >= number + 2, 1);
  const by = stays
    .all('update')
    .flatMap(({ steps }) => steps.slice())
    .filter((step) => step.number > number);
  expect(by.every((step) => step.by !== fighter && step.by >= 0)).toBe(true);

  const watcher = await TestClient.open(url, table);
  stays.close();
  await watcher.until(() => watcher.table.table.seats.every(({ connected }) => !connected));
  watcher.send({ type: 'resync' });
  await watcher.until(() => watcher.all('update').length > 0);
  const asleep = watcher.number;
  // Longer than any wait, but shorter than the ping timeout of a silent connection.
  await clock.advance(15_000);
  expect(watcher.number).toBe(asleep);
  expect(watcher.update.clocks.some(({ runs }) => runs)).toBe(false);
});

test('bots play on by themselves while a person is connected', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 1, 3);
  const [client] = clients;
  await client?.until(() => client.number >= 3);
  expect(client?.all('remark')[0]).toMatchObject({ why: { id: 'bot-why-at-random' } });
});
