/** The memory that tables and sockets take in the server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@kickdoor/protocol';
import { numbers } from '../figures.ts';
import { openLine } from './players/line.ts';
import { KickdoorRoom } from './players/kickdoor.ts';
import type { Traffic } from './players/room.ts';
import type { ServerProcess } from './server-process.ts';

/** Milliseconds after which a table that everybody has left is out of memory; see `server.ts`. */
const ASLEEP = 3000;

/** Milliseconds between the moves sent to sockets. */
const EVERY = 500;

export interface TableMemory {
  /** Heap bytes of a table with four sockets. */
  readonly awake: number;
  /** Heap bytes that remain of it after all have left. */
  readonly asleep: number;
}

/** Heap of a mid-game table. The server's process must be fresh. */
export async function tableMemory(
  server: ServerProcess,
  tables: number,
  moves: number,
): Promise<TableMemory> {
  // Compiled code lies on the heap, too, so as many tables are played beforehand.
  const others = await open(server, tables);
  await playAll(others, moves);
  leaveAll(others);
  await sleep(ASLEEP);
  const before = await server.used();
  const rooms: KickdoorRoom[] = [];
  const awake = await server.profiled('table', ['heap'], async () => {
    rooms.push(...(await open(server, tables)));
    await playAll(rooms, moves);
    return server.used();
  });
  leaveAll(rooms);
  await sleep(ASLEEP);
  const asleep = await server.used();
  return { awake: (awake.heap - before.heap) / tables, asleep: (asleep.heap - before.heap) / tables };
}

/**
 * Bytes of resident memory of a socket that has said hello and received some moves, two a second. The sockets are
 * spectators', because any number of them may watch the same tables. A third as many are opened first: a process keeps
 * memory it once used for compiling and for pending answers. The process must be fresh.
 */
export async function socketMemory(
  server: ServerProcess,
  {
    sockets,
    deflate,
    moves,
  }: { readonly sockets: number; readonly deflate: boolean; readonly moves: number },
): Promise<number> {
  const rooms = await open(server, 8);
  await playAll(rooms, 10 * moves);
  const others = await watch(server, rooms, { count: sockets / 3, deflate });
  await playAll(rooms, moves / 5);
  const before = await server.used();
  const lines = await watch(server, rooms, { count: sockets, deflate });
  for (let count = 0; count < moves / 5; count += 1) {
    await Promise.all([playAll(rooms, 1), sleep(EVERY)]);
  }
  const after = await server.used();
  for (const line of [...others, ...lines]) line.terminate();
  leaveAll(rooms);
  return (after.rss - before.rss) / sockets;
}

async function watch(
  { port }: ServerProcess,
  rooms: readonly KickdoorRoom[],
  { count, deflate }: { readonly count: number; readonly deflate: boolean },
) {
  const lines = [];
  for (let at = 0; at < count; at += 1) {
    const table = rooms[at % rooms.length]?.table ?? '';
    const traffic = { messages: 0, bytes: 0 };
    const url = `ws://127.0.0.1:${port}/api/tables/${table}/socket`;
    const line = await openLine(url, { traffic, hear: () => undefined, deflate });
    line.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    lines.push(line);
  }
  return lines;
}

async function open({ port }: ServerProcess, tables: number): Promise<KickdoorRoom[]> {
  const random = numbers(77);
  const traffic: Traffic = { messages: 0, bytes: 0 };
  const rooms: KickdoorRoom[] = [];
  for (let at = 0; at < tables; at += 1) {
    rooms.push(await KickdoorRoom.open({ port, at, random, traffic }));
  }
  return rooms;
}

async function playAll(rooms: readonly KickdoorRoom[], moves: number): Promise<void> {
  const one = async (room: KickdoorRoom): Promise<void> => {
    for (let count = 0; count < moves; count += 1) await room.play();
  };
  await Promise.all(rooms.map(one));
}

function leaveAll(rooms: readonly KickdoorRoom[]): void {
  for (const room of rooms) room.leave();
}
