import { expect, test } from 'vitest';
import { playUntil } from './play.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { StoreAwayError } from '@kickdoor/tables/store/store.ts';
import { seeded } from './chance.ts';
import { serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

/** Plays some legal moves by whoever may act. */
async function play(clients: readonly TestClient[], count: number): Promise<void> {
  const until = (clients[0]?.number ?? 0) + count;
  expect(await playUntil(clients, seeded(3), (_, number) => number >= until)).toBe(true);
}

test('a client that reconnects gets what it missed', async () => {
  const { url } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  const tab = await TestClient.open(url, table, { secret: secrets[0] ?? '' });
  await play(clients, 3);
  await tab.untilNumber(3);
  tab.close();
  await play(clients, 2);
  expect(tab.number).toBe(3);
  const again = await TestClient.open(url, table, { secret: secrets[0] ?? '', since: 3 });
  await again.untilNumber(5);
  expect(again.update.resync).toBe(false);
  expect(again.update.steps.map(({ number }) => number)).toEqual([4, 5]);
});

test('a client without a number, or with an unknown one, gets everything', async () => {
  const { url } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  await play(clients, 3);
  for (const since of [undefined, 99]) {
    const hello = { secret: secrets[0] ?? '', ...(since === undefined ? {} : { since }) };
    const again = await TestClient.open(url, table, hello);
    await again.untilNumber(3);
    expect(again.update.resync).toBe(true);
    expect(again.update.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(again.update.view).toEqual(clients[0]?.view);
  }
});

test('a client that can not be sent what it missed is disconnected, with a message unless it should retry', async () => {
  const trouble: { error: Error | null } = { error: null };
  const { url } = await serverFor({
    openStore: async (folder) => {
      const opened = await openSqlite(folder);
      const real = opened.store.moves.bind(opened.store);
      opened.store.moves = (...given) =>
        trouble.error === null ? real(...given) : Promise.reject(trouble.error);
      return opened;
    },
  });
  const { table, secrets } = await startedTable(url, 3, 0);
  const hello = { secret: secrets[0] ?? '' };
  trouble.error = new StoreAwayError('away');
  const first = await TestClient.open(url, table, hello);
  await first.until(() => first.closed);
  trouble.error = new Error('something else');
  const second = await TestClient.open(url, table, hello);
  await second.until(() => second.all('error').length > 0);
  expect(second.all('error')).toMatchObject([{ code: 'defect' }]);
  trouble.error = null;
  const third = await TestClient.open(url, table, hello);
  await third.untilNumber(0);
});

test('a client may resync at any time', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  await play(clients, 2);
  const [client] = clients;
  const before = client?.all('update').length ?? 0;
  client?.send({ type: 'resync', since: 1 });
  await client?.until(() => client.all('update').length > before);
  expect(client?.update).toMatchObject({ number: 2, resync: false, steps: [{ number: 2 }] });
});

test('a player who has seen more than the store has is trusted, and everybody is told', async () => {
  const { url } = await serverFor();
  const { table, secrets, clients } = await startedTable(url, 3, 0);
  await play(clients, 3);
  const again = await TestClient.open(url, table, { secret: secrets[0] ?? '', since: 7 });
  await again.untilNumber(3);
  for (const client of [...clients, again]) {
    await client.until(() => client.all('error').some(({ code }) => code === 'moves-lost'));
  }
  const later = await TestClient.open(url, table, { secret: secrets[1] ?? '', since: 3 });
  await later.until(() => later.all('error').length > 0);
  expect(later.all('error')).toMatchObject([{ code: 'moves-lost' }]);
});

test('a spectator who claims to have seen more alarms nobody, and gets everything', async () => {
  const { url } = await serverFor();
  const { table, clients } = await startedTable(url, 3, 0);
  await play(clients, 3);
  const watcher = await TestClient.open(url, table, { since: 7 });
  await watcher.untilNumber(3);
  expect(watcher.update.resync).toBe(true);
  expect(watcher.update.steps.map(({ number }) => number)).toEqual([1, 2, 3]);
  watcher.send({ type: 'resync', since: 99 });
  await watcher.until(() => watcher.all('update').length > 1);
  expect(watcher.update.resync).toBe(true);
  // Messages arrive in order, so nothing was sent to anybody before this move.
  await play(clients, 1);
  await watcher.untilNumber(4);
  for (const client of [...clients, watcher]) expect(client.all('error')).toEqual([]);
});
