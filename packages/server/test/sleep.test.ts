import { TableInfo } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { ManualClock } from './manual-clock.ts';
import { playUntil } from './play.ts';
import { seeded } from './chance.ts';
import { createTable, serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

test('a table that everybody left is loaded from the store again', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock, pace: { sleepAfter: 60_000, awayAfter: 5000 } });
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  await playUntil(clients, seeded(2), (_, number) => number >= 70);
  const before = clients.map(({ view, legalMoves }) => ({ view, legalMoves }));
  const number = clients[0]?.number;
  for (const client of clients) client.close();
  const here = async () => {
    const info = TableInfo.parse(await (await fetch(`${url}/api/tables/${table}`)).json());
    return info.seats.filter(({ connected }) => connected).length;
  };
  await expect.poll(here).toBe(0);
  await clock.advance(120_000);
  const again: TestClient[] = [];
  for (const secret of secrets) again.push(await TestClient.open(url, table, { secret }));
  await Promise.all(again.map((client) => client.untilNumber(0)));
  expect(again.map(({ view, legalMoves }) => ({ view, legalMoves }))).toEqual(before);
  expect(again.map((client) => client.number)).toEqual([number, number, number]);
});

test('a table with only bots stands still unless somebody watches', async () => {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock, pace: { botDelay: 50, sleepAfter: 3_600_000 } });
  const { table, host } = await createTable(url, { seats: 3, bots: [0, 1, 2] });
  const watching = async () => {
    const answer = await fetch(`${url}/api/tables/${table}`);
    return TableInfo.parse(await answer.json()).watching;
  };
  const watch = async (hello: { host?: string } = {}) => {
    const watcher = await TestClient.open(url, table, hello);
    return {
      watcher,
      leave: async () => {
        watcher.close();
        await expect.poll(watching).toBe(0);
      },
    };
  };
  const first = await watch({ host });
  await first.watcher.ask({ type: 'start' });
  await first.watcher.untilNumber(0);
  await clock.advanceUntil(() => first.watcher.number > 3, 10);
  await first.leave();
  // Nobody moves while the clock stands still, so this one sees where the game has stopped.
  const second = await watch();
  await second.watcher.untilNumber(0);
  const { number } = second.watcher;
  await second.leave();
  await clock.advance(600_000);
  const third = await watch();
  await third.watcher.untilNumber(0);
  expect(third.watcher.number).toBe(number);
  await clock.advanceUntil(() => third.watcher.number > number, 10);
});
