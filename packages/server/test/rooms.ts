/** Rooms without a server, and clients in them. */
import type { Move } from '@kickdoor/rules';
import { expect, onTestFinished } from 'vitest';
import type { ServerMessage } from '@kickdoor/protocol';
import type { Client } from '@kickdoor/tables/telling/client.ts';
import { Room } from '@kickdoor/tables/room/room.ts';
import type { Context } from '@kickdoor/tables/context/context.ts';
import type { Setup } from '@kickdoor/tables/store/records.ts';
import { hashSecret } from '@kickdoor/tables/base/secrets.ts';
import { Reader } from './reader.ts';
import { anyMove, seeded } from './chance.ts';

/** A client that records its messages. */
type Listener = Client & { readonly told: ServerMessage[] };

/** The room of a stored table. */
export async function openRoom(context: Context, table: string): Promise<Room> {
  const room = await Room.open(context, table);
  if (room === null) throw new Error('no table');
  onTestFinished(() => room.close());
  return room;
}

/** A client that presents a seat's secret. */
function client(secret: string): Listener {
  const told: ServerMessage[] = [];
  const reader = new Reader();
  const send = (text: string) => told.push(reader.read(text));
  return { hash: hashSecret(secret), host: false, seen: null, has: null, told, send, cut: () => undefined };
}

/** A client's last update. */
export function updateOf({ told }: Listener) {
  const update = told.findLast((message) => message.type === 'update');
  if (update?.type !== 'update') throw new Error('no update');
  return update;
}

interface Players {
  readonly first: Room;
  readonly here: readonly Listener[];
  readonly secrets: readonly string[];
}

/** A started game in a room with its players, who get the setup's empty seats. */
export async function started(context: Context, setup: Setup): Promise<Players> {
  await context.store.create('table-000000', setup);
  const first = await openRoom(context, 'table-000000');
  const secrets: string[] = [];
  const free = setup.seats.filter(({ kind }) => kind === 'empty');
  for (const name of ['Anna', 'Ben', 'Chloe'].slice(0, free.length)) {
    secrets.push((await first.join({ name, sex: 'female' })).secret);
  }
  await first.start();
  return { first, here: await entered(first, secrets, 0), secrets };
}

/** Connects players to a room and waits until its game is at this number. */
export async function entered(room: Room, secrets: readonly string[], number: number): Promise<Listener[]> {
  const clients = secrets.map(client);
  for (const each of clients) room.enter(each);
  await expect.poll(() => clients.every(({ seen }) => seen === number)).toBe(true);
  return clients;
}

/** A legal move, and the client it belongs to. */
export function legal(clients: readonly Listener[]): { at: number; move: Move } {
  for (const [at, each] of clients.entries()) {
    const move = anyMove(updateOf(each), seeded(2));
    if (move !== null) return { at, move };
  }
  throw new Error('nobody may act');
}

/** Plays a move of the first client that may act. */
export async function playOne(room: Room, clients: readonly Listener[], id: string): Promise<void> {
  const { at, move } = legal(clients);
  const mine = clients[at];
  if (mine === undefined) throw new Error('nobody is there');
  const played = await room.move(mine, id, move);
  if (!('number' in played)) throw new Error(`${JSON.stringify(move)} was refused`);
}

/** The clients that may let a window go by. */
export function passing(clients: readonly Listener[]): Listener[] {
  return clients.filter((each) => updateOf(each).legalMoves.some(({ move }) => move.do === 'pass'));
}
