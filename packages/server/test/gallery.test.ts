/** Delayed spectators: what they see when, and through whose eyes. */
import { TableInfo } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { ManualClock } from './manual-clock.ts';
import { serverFor, startedTable } from './running.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

const DELAY = 60_000;

async function watchedTable() {
  const clock = new ManualClock();
  const { url } = await serverFor({ clock });
  const table = await startedTable(url, 3, 0, { delay: DELAY, pace: 'none' });
  const [anna, ben] = table.clients;
  if (anna === undefined || ben === undefined) throw new Error('nobody is there');
  return { ...table, url, clock, anna, ben };
}

/** Lays out a card, or ends the opening plays. */
async function act(client: TestClient): Promise<void> {
  const first = client.legalMoves.find(({ move }) => move.do === 'play' || move.do === 'end');
  if (first === undefined) throw new Error('there is nothing to do');
  await client.move(first.move);
}

test('spectators see the game with the delay, move by move, and players at once', async () => {
  const { url, table, clock, anna, ben } = await watchedTable();
  const guest = await TestClient.open(url, table);
  await act(anna);
  await ben.untilNumber(1);
  await clock.advance(DELAY - 1000);
  expect(guest.number).toBe(-1);
  await clock.advance(1001);
  await guest.untilNumber(1);
  expect(guest.view).toMatchObject({ seat: null, hand: null });
  await act(ben);
  await anna.untilNumber(2);
  await clock.advance(DELAY - 1);
  expect(guest.number).toBe(1);
  await clock.advance(2);
  await guest.untilNumber(2);
  // A newcomer sees at once what is older than the delay, and nothing newer.
  await act(anna);
  await ben.untilNumber(3);
  const late = await TestClient.open(url, table);
  await late.untilNumber(2);
  expect(late.number).toBe(2);
  expect(late.update.steps.map(({ number }) => number)).toEqual([1, 2]);
});

test('a seat can be seen through only while it is open, and only from then on', async () => {
  const { url, table, clock, anna, ben } = await watchedTable();
  const guest = await TestClient.open(url, table);
  await clock.advance(DELAY + 1);
  await guest.untilNumber(0);
  expect(await guest.ask({ type: 'watch', seat: 0 })).toMatchObject({ code: 'not-opened' });
  expect(await anna.ask({ type: 'open', open: true })).toMatchObject({ type: 'accepted' });
  await guest.until(() => guest.table.table.seats[0]?.open === true, 'an open seat');
  expect(await guest.ask({ type: 'watch', seat: 0 })).toMatchObject({ type: 'accepted' });
  await act(ben);
  await anna.untilNumber(1);
  await guest.until(() => guest.all('update').length >= 2, 'another view');
  // Positions from before she opened it are not shown through her eyes.
  expect(guest.view.seat).toBeNull();
  await clock.advance(DELAY + 1);
  await guest.untilNumber(1);
  expect(guest.view.seat).toBe(0);
  expect(guest.view.hand).toEqual(anna.view.hand);
  expect(guest.legalMoves).toEqual([]);
  expect(await guest.ask({ type: 'move', move: { do: 'end' } })).toMatchObject({ code: 'no-seat' });
  await anna.ask({ type: 'open', open: false });
  await guest.until(() => guest.view.seat === null, 'the seat is closed');
  expect(guest.view.hand).toBeNull();
});

test('what others showed to a seat alone is visible only if theirs are open, too', async () => {
  const { url, table, clock, anna, ben } = await watchedTable();
  const guest = await TestClient.open(url, table);
  await anna.ask({ type: 'open', open: true });
  await guest.until(() => guest.table.table.seats[0]?.open === true, 'an open seat');
  await guest.ask({ type: 'watch', seat: 0 });
  const [card = -1, other = -1] = ben.view.hand ?? [];
  const shown = async (what: number) => {
    expect(await ben.move({ do: 'show', cards: [what], seat: 0 })).toMatchObject({ type: 'accepted' });
    await clock.advance(DELAY + 1);
    await guest.untilNumber(ben.number);
    return guest.view;
  };
  const told = () => JSON.stringify(guest.update.steps);
  expect(await shown(card)).toMatchObject({ seat: 0, hand: anna.view.hand });
  expect(anna.view.players[1]?.shown).toEqual([card]);
  expect(guest.view.players[1]?.shown).toEqual([]);
  expect(told()).toContain('"e":"showed"');
  expect(told()).not.toContain('secret');
  await ben.ask({ type: 'open', open: true });
  expect((await shown(other)).players[1]?.shown).toEqual([card, other]);
  expect(told()).toContain(`"secret":{"seats":[1,0],"cards":[${other}]}`);
  // Closing it also hides what it had shown to seats that are still open.
  await ben.ask({ type: 'open', open: false });
  await guest.until(() => guest.view.players[1]?.shown.length === 0, 'nothing of a closed hand');
  expect(guest.view.hand).toEqual(anna.view.hand);
});

test('a seat opened while nobody moves can be seen through, too', async () => {
  const { url, table, clock, anna } = await watchedTable();
  const guest = await TestClient.open(url, table);
  await anna.ask({ type: 'open', open: true });
  await guest.until(() => guest.table.table.seats[0]?.open === true, 'an open seat');
  await guest.ask({ type: 'watch', seat: 0 });
  await clock.advance(DELAY + 1);
  await guest.until(() => guest.number === 0 && guest.view.seat === 0, 'her eyes');
  expect(guest.view.hand).toEqual(anna.view.hand);
});

test('the end is not announced before it is shown', async () => {
  const { url, table, clock, clients, anna } = await watchedTable();
  const guest = await TestClient.open(url, table);
  await clock.advance(DELAY + 1);
  for (const client of clients.slice(1)) await client.move({ do: 'concede' });
  await anna.until(() => anna.table.table.stage === 'over', 'the end');
  await anna.ask({ type: 'again' });
  await clock.advance(2000);
  expect(guest.all('table').map((one) => one.table.stage)).not.toContain('over');
  expect(guest.all('table').map((one) => one.table.next)).not.toContain(anna.table.table.next);
  await clock.advance(DELAY);
  await guest.until(() => guest.table.table.stage === 'over', 'the end is shown');
  expect(guest.view.phase).toBe('over');
});

test('nor is it revealed by the table’s info or its record', async () => {
  const { url, table, clock, clients, anna } = await watchedTable();
  const asked = async () => TableInfo.parse(await (await fetch(`${url}/api/tables/${table}`)).json());
  const record = async () => (await fetch(`${url}/api/tables/${table}/record`)).status;
  await clock.advance(DELAY + 1);
  for (const client of clients.slice(1)) await client.move({ do: 'concede' });
  await anna.until(() => anna.table.table.stage === 'over', 'the end');
  await anna.ask({ type: 'again' });
  expect(await asked()).toMatchObject({ stage: 'playing', next: null });
  expect(await record()).toBe(409);
  await clock.advance(DELAY + 1);
  expect(await asked()).toMatchObject({ stage: 'over', next: anna.table.table.next });
  expect(await record()).toBe(200);
});

test('an end long past is known at once after nobody has been there for a while', async () => {
  const clock = new ManualClock();
  const dataDir = tempFolder();
  const first = await serverFor({ clock, dataDir });
  const { table, clients } = await startedTable(first.url, 3, 0, { delay: DELAY, pace: 'none' });
  for (const client of clients.slice(1)) await client.move({ do: 'concede' });
  await clients[0]?.until(() => clients[0]?.table.table.stage === 'over', 'the end');
  await first.close();
  clock.dayOffset += DELAY + 1;
  const { url } = await serverFor({ clock, dataDir });
  expect(await (await fetch(`${url}/api/tables/${table}`)).json()).toMatchObject({ stage: 'over' });
});

test('a seat can be opened only if spectators have a delay', async () => {
  const { url } = await serverFor();
  const { clients } = await startedTable(url, 3, 0);
  expect(await clients[0]?.ask({ type: 'open', open: true })).toMatchObject({ code: 'not-opened' });
});

test('spectators get what is said with the same delay', async () => {
  const { url, table, clock, anna } = await watchedTable();
  const guest = await TestClient.open(url, table);
  await anna.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  await clock.advance(DELAY - 1000);
  expect(guest.all('said')).toEqual([]);
  await clock.advance(1001);
  await guest.until(() => guest.all('said').length === 1, 'the word');
});
