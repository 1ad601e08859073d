/** Rematches: seats are kept, and absent players are replaced or leave a free seat. */
import { TableInfo } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { serverFor, startedTable } from './running.ts';
import { TestClient } from './test-client.ts';

/** A game that all but one have conceded, so that it is over. */
async function overTable(persons: number, wish: Parameters<typeof startedTable>[3] = {}) {
  const { url } = await serverFor();
  const started = await startedTable(url, persons, 0, wish);
  for (const client of started.clients.slice(1)) {
    const { type } = await client.move({ do: 'concede' });
    if (type !== 'accepted') throw new Error('nobody may leave');
  }
  const [anna] = started.clients;
  if (anna === undefined) throw new Error('nobody is there');
  await anna.until(() => anna.table.table.stage === 'over', 'the end');
  return { ...started, url, anna };
}

const infoOf = async (url: string, table: string) =>
  TableInfo.parse(await (await fetch(`${url}/api/tables/${table}`)).json());

test('anybody who played can ask for a rematch, once, and all seats are kept', async () => {
  const { url, table, clients, secrets, anna } = await overTable(3, { talk: 'text', delay: 60_000 });
  const [, ben, chloe] = clients;
  expect(await ben?.ask({ type: 'again' })).toMatchObject({ type: 'accepted' });
  expect(await chloe?.ask({ type: 'again' })).toMatchObject({ type: 'accepted' });
  await anna.until(() => anna.table.table.next !== null, 'the next table');
  const next = anna.table.table.next ?? '';
  // Spectators of this table see its end a minute later.
  expect(await infoOf(url, table)).toMatchObject({ stage: 'playing', next: null });
  const info = await infoOf(url, next);
  expect(info).toMatchObject({ stage: 'open', link: table, next: null, talk: 'text', delay: 60_000 });
  expect(info.seats.map(({ name, kind, connected }) => [name, kind, connected])).toEqual([
    ['Anna', 'person', false],
    ['Ben', 'person', false],
    ['Chloe', 'person', false],
  ]);
  const [, bens = ''] = secrets;
  const again = await TestClient.open(url, next, { secret: bens });
  // Whoever asked for it has the host's rights there, and so does the host.
  expect(again.table.you).toMatchObject({ seat: 1, host: true });
  const other = await TestClient.open(url, next, { secret: secrets[2] ?? '' });
  expect(other.table.you).toMatchObject({ seat: 2, host: false });
  expect(await other.ask({ type: 'start' })).toMatchObject({ code: 'not-host' });
});

test('bots replace people who have not come, and their secrets become invalid', async () => {
  const { url, secrets, anna } = await overTable(3);
  await anna.ask({ type: 'again' });
  const next = anna.table.table.next ?? '';
  const first = await TestClient.open(url, next, { secret: secrets[0] ?? '' });
  await TestClient.open(url, next, { secret: secrets[1] ?? '' });
  expect(await first.ask({ type: 'start-without' })).toMatchObject({ type: 'accepted' });
  await first.untilNumber(0);
  expect(first.table.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  const late = await TestClient.open(url, next, { secret: secrets[2] ?? '' });
  expect(late.all('error').map(({ code }) => code)).toContain('bad-secret');
});

test('a seat may also be left free for somebody else with the link', async () => {
  const { url, secrets, anna } = await overTable(3);
  await anna.ask({ type: 'again' });
  const next = anna.table.table.next ?? '';
  const first = await TestClient.open(url, next, { secret: secrets[0] ?? '' });
  expect(await first.ask({ type: 'free', seat: 2 })).toMatchObject({ type: 'accepted' });
  await first.until(() => first.table.table.seats[2]?.kind === 'empty', 'a free seat');
});

test('a third game is linked to the first table, too', async () => {
  const { url, table, secrets, anna } = await overTable(3);
  await anna.ask({ type: 'again' });
  const second = anna.table.table.next ?? '';
  const clients = [];
  for (const secret of secrets) clients.push(await TestClient.open(url, second, { secret }));
  const [first, ...others] = clients;
  await first?.ask({ type: 'start' });
  await Promise.all(clients.map((client) => client.untilNumber(0)));
  for (const client of others) await client.move({ do: 'concede' });
  await first?.until(() => first.table.table.stage === 'over', 'the end');
  await first?.ask({ type: 'again' });
  const third = first?.table.table.next ?? '';
  expect(third).not.toBe(second);
  expect((await infoOf(url, third)).link).toBe(table);
});

test('there is no rematch of a running game, or for spectators', async () => {
  const { url } = await serverFor();
  const { clients, table } = await startedTable(url, 3, 0);
  expect(await clients[0]?.ask({ type: 'again' })).toMatchObject({ code: 'not-over' });
  const guest = await TestClient.open(url, table);
  expect(await guest.ask({ type: 'again' })).toMatchObject({ code: 'no-seat' });
});
