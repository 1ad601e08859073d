/** One round: measures everything once, one server after another, so that ratios compare the same minutes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedLoop, openLoop, type Closed, type Open, type Seconds, type Span } from './loops.ts';
import { socketMemory, tableMemory, type TableMemory } from './memory.ts';
import { openings, type Openings } from './opening.ts';
import { openRooms } from './rooms.ts';
import { ServerProcess, type Kind, type Place } from './server-process.ts';

export interface Pace {
  readonly rounds: number;
  readonly closed: Seconds & { readonly rooms: number };
  readonly open: Span & { readonly rooms: number };
  /** The number of tables and moves each for the memory of tables, and of sockets for that of sockets. */
  readonly tables: number;
  readonly moves: number;
  readonly sockets: number;
  readonly stored: number;
}

/** Milliseconds between a room's moves in the open loop. */
const EVERY = 500;

export interface Round {
  readonly closed: Readonly<Record<Kind, Closed>>;
  readonly open: Readonly<Record<Exclude<Kind, 'memory'>, Open>>;
  readonly table: TableMemory;
  readonly socket: { readonly plain: number; readonly deflate: number };
  readonly opening: Openings;
}

/** All measurements by name, each with its own server; their results are passed to `say`. */
export function measuresOf(pace: Pace, place: Place, say: (line: string) => void) {
  const { tables, moves, sockets } = pace;
  const unwatched = { ...place, profiles: null };
  const noted =
    <T>(name: string, measure: () => Promise<T>) =>
    async (): Promise<T> => {
      const result = await measure();
      say(`  ${name}: ${JSON.stringify(result)}`);
      return result;
    };
  const closed = (kind: Kind) => noted(`closed ${kind}`, () => closedOf(kind, pace, place));
  const open = (kind: Kind) => noted(`open ${kind}`, () => openOf(kind, pace, place));
  const socket = (name: string, deflate: boolean) =>
    noted(name, () =>
      withServer('kickdoor', unwatched, (server) => socketMemory(server, { sockets, deflate, moves })),
    );
  return {
    'closed plain': closed('plain'),
    'closed kickdoor': closed('kickdoor'),
    'closed boardgame': closed('boardgame'),
    'closed memory': closed('memory'),
    'open plain': open('plain'),
    'open kickdoor': open('kickdoor'),
    'open boardgame': open('boardgame'),
    'open memory': open('memory'),
    table: noted('table', () =>
      withServer('kickdoor', place, (server) => tableMemory(server, tables, moves)),
    ),
    socket: socket('socket', false),
    'socket with deflate': socket('socket with deflate', true),
    opening: noted('opening', () => openings(pace.stored, unwatched)),
  };
}

export async function measureRound(measures: ReturnType<typeof measuresOf>): Promise<Round> {
  return {
    closed: {
      plain: await measures['closed plain'](),
      kickdoor: await measures['closed kickdoor'](),
      boardgame: await measures['closed boardgame'](),
      memory: await measures['closed memory'](),
    },
    open: {
      plain: await measures['open plain'](),
      kickdoor: await measures['open kickdoor'](),
      boardgame: await measures['open boardgame'](),
    },
    table: await measures.table(),
    socket: { plain: await measures.socket(), deflate: await measures['socket with deflate']() },
    opening: await measures.opening(),
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
  return withServer(kind, place, async (server) => {
    const traffic = { messages: 0, bytes: 0 };
    const rooms = await openRooms(kind, server, { count: open.rooms, traffic, peers: place.peers });
    const result = await openLoop(server, rooms, EVERY, open);
    for (const room of rooms) room.leave();
    return result;
  });
}
