/** One round: everything is measured once, server after server, so that ratios compare the same minutes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedLoop, openLoop, type Closed, type Open, type Seconds, type Span } from './loops.ts';
import { socketMemory, tableMemory, type TableMemory } from './memory.ts';
import { openings, type Opening } from './opening.ts';
import { openRooms } from './rooms.ts';
import { ServerProcess, type Kind, type Place } from './server-process.ts';

export interface Pace {
  readonly rounds: number;
  readonly closed: Seconds & { readonly rooms: number };
  readonly open: Span & { readonly rooms: number };
  /** Tables and moves each for the memory of tables; sockets for that of sockets. */
  readonly tables: number;
  readonly moves: number;
  readonly sockets: number;
  readonly stored: number;
}

/** Milliseconds between the moves of a room in the open loop. */
const EVERY = 500;

export interface Round {
  readonly closed: Readonly<Record<Kind, Closed>>;
  readonly open: Readonly<Record<Exclude<Kind, 'memory'>, Open>>;
  readonly table: TableMemory;
  readonly socket: { readonly plain: number; readonly deflate: number };
  readonly opening: { readonly empty: Opening; readonly full: Opening };
}

export async function measureRound(pace: Pace, place: Place, say: (line: string) => void): Promise<Round> {
  const { tables, moves, sockets } = pace;
  const noted = async <T>(name: string, task: Promise<T>): Promise<T> => {
    const result = await task;
    say(`  ${name}: ${JSON.stringify(result)}`);
    return result;
  };
  const closed = (kind: Kind) => noted(`closed ${kind}`, closedOf(kind, pace, place));
  const open = (kind: Kind) => noted(`open ${kind}`, openOf(kind, pace, place));
  const quiet = { ...place, profiles: null };
  const socket = (deflate: boolean) =>
    withServer('kickdoor', quiet, (server) => socketMemory(server, { sockets, deflate, moves }));
  return {
    closed: {
      plain: await closed('plain'),
      kickdoor: await closed('kickdoor'),
      boardgame: await closed('boardgame'),
      memory: await closed('memory'),
    },
    open: {
      plain: await open('plain'),
      kickdoor: await open('kickdoor'),
      boardgame: await open('boardgame'),
    },
    table: await noted(
      'table',
      withServer('kickdoor', quiet, (server) => tableMemory(server, tables, moves)),
    ),
    socket: {
      plain: await noted('socket', socket(false)),
      deflate: await noted('socket with deflate', socket(true)),
    },
    opening: await noted('opening', openings(pace.stored, quiet)),
  };
}

async function withServer<T>(
  kind: Kind,
  place: Place,
  task: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-load-'));
  const server = await ServerProcess.start(kind, folder, place);
  try {
    return await task(server);
  } finally {
    await server.end();
    rmSync(folder, { recursive: true });
  }
}

function closedOf(kind: Kind, { closed }: Pace, place: Place): Promise<Closed> {
  return withServer(kind, place, async (server) => {
    const traffic = { messages: 0, bytes: 0 };
    const rooms = await openRooms(kind, server, { count: closed.rooms, traffic, peers: place.peers });
    const result = await closedLoop(server, rooms, traffic, closed);
    for (const room of rooms) room.leave();
    return result;
  });
}

function openOf(kind: Kind, { open }: Pace, place: Place): Promise<Open> {
  return withServer(kind, { ...place, profiles: null }, async (server) => {
    const traffic = { messages: 0, bytes: 0 };
    const rooms = await openRooms(kind, server, { count: open.rooms, traffic, peers: place.peers });
    const result = await openLoop(server, rooms, EVERY, open);
    for (const room of rooms) room.leave();
    return result;
  });
}
