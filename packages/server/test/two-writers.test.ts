import type { Move } from '@kickdoor/rules';
import { expect, onTestFinished, test } from 'vitest';
import { InProcessMessenger } from '@kickdoor/tables/messenger/in-process.ts';
import type { Messenger } from '@kickdoor/tables/messenger/messenger.ts';
import type { ServerMessage } from '@kickdoor/protocol';
import type { Client } from '@kickdoor/tables/telling/client.ts';
import { Room } from '@kickdoor/tables/room/room.ts';
import type { Context } from '@kickdoor/tables/context/context.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { Reader } from './reader.ts';
import { anyMove, seeded } from './chance.ts';
import { contextFor } from './context.ts';
import { emptyTable } from './setups.ts';
import { tempFolder } from './temp.ts';

async function openRoom(context: Context, table: string): Promise<Room> {
  const room = await Room.open(context, table);
  if (room === null) throw new Error('no table');
  onTestFinished(() => room.close());
  return room;
}

function client(secret: string): Client & { told: ServerMessage[] } {
  const told: ServerMessage[] = [];
  const reader = new Reader();
  const send = (text: string) => told.push(reader.read(text));
  return { hash: hashSecret(secret), host: false, seen: null, has: null, told, send, cut: () => undefined };
}

function updateOf({ told }: { told: ServerMessage[] }) {
  const update = told.findLast((message) => message.type === 'update');
  if (update?.type !== 'update') throw new Error('no update');
  return update;
}

/** A started game in two rooms, which may or may not notify each other, with the same player in both. */
async function twoRooms(messengers: readonly [Messenger, Messenger]) {
  const dataDir = tempFolder();
  const one = await contextFor(dataDir, messengers[0]);
  const two = await contextFor(dataDir, messengers[1]);
  await one.store.create('table-000000', emptyTable(3));
  const first = await openRoom(one, 'table-000000');
  const secrets: string[] = [];
  for (const name of ['Anna', 'Ben', 'Chloe']) {
    secrets.push((await first.join({ name, sex: 'female' })).secret);
  }
  await first.start();
  const second = await openRoom(two, 'table-000000');
  const here = secrets.map(client);
  const there = secrets.map(client);
  for (const each of here) first.enter(each);
  for (const each of there) second.enter(each);
  await expect.poll(() => [...here, ...there].every(({ seen }) => seen === 0)).toBe(true);
  return { first, second, here, there };
}

function legal(clients: readonly (Client & { told: ServerMessage[] })[]): { at: number; move: Move } {
  for (const [at, each] of clients.entries()) {
    const move = anyMove(updateOf(each), seeded(2));
    if (move !== null) return { at, move };
  }
  throw new Error('nobody may act');
}

test('a writer that is behind notices, and plays on the current state', async () => {
  const { first, second, here, there } = await twoRooms([new InProcessMessenger(), new InProcessMessenger()]);
  const one = legal(here);
  const mine = here[one.at];
  const same = there[one.at];
  if (mine === undefined || same === undefined) throw new Error('nobody is there');
  expect(await first.move(mine, 'a', one.move)).toEqual({ number: 1 });
  expect(updateOf(same).number).toBe(0);
  // The same move that the other writer has taken is played once.
  expect(await second.move(same, 'a', one.move)).toEqual({ number: 1 });
  const answer = await second.move(same, 'b', { do: 'concede' });
  expect(answer).toEqual({ number: 2 });
  expect(updateOf(same).number).toBe(2);
  expect(updateOf(same).steps.at(-1)).toMatchObject({ number: 2, by: one.at });
});

test('writers that notify each other show the same', async () => {
  const messenger = new InProcessMessenger();
  const { first, here, there } = await twoRooms([messenger, messenger]);
  const { at, move } = legal(here);
  const mine = here[at];
  if (mine === undefined) throw new Error('nobody is there');
  await first.move(mine, 'a', move);
  await expect.poll(() => there.map((each) => updateOf(each).number)).toEqual([1, 1, 1]);
  expect(there.map((each) => updateOf(each).view)).toEqual(here.map((each) => updateOf(each).view));
});
