/** The two ways to load a server. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Room, Traffic } from './players/room.ts';
import type { ServerProcess } from './server-process.ts';

/** Seconds of the server's CPU time for warm-up, and for measuring. */
export interface Seconds {
  readonly warm: number;
  readonly run: number;
}

export interface Closed {
  /** Microseconds of the server's CPU time per move. */
  readonly micros: number;
  /** Moves per second of wall-clock time, and the share of a core that the server used for them. */
  readonly moves: number;
  readonly busy: number;
  /** Payload bytes sent to a seat per move. */
  readonly bytes: number;
}

/** Every room plays its next move as soon as all four players have received the last one. */
export async function closedLoop(
  server: ServerProcess,
  rooms: readonly Room[],
  traffic: Traffic,
  { warm, run }: Seconds,
): Promise<Closed> {
  let moves = 0;
  const end = new AbortController();
  const playing = rooms.map(async (room) => {
    while (!end.signal.aborted) {
      await room.play();
      moves += 1;
    }
  });
  await busyFor(server, warm);
  const before = { cpu: await server.cpu(), at: performance.now(), moves, bytes: traffic.bytes };
  await server.profiled('closed', ['cpu', 'allocations'], () =>
    Promise.race([busyFor(server, run), Promise.all(playing)]),
  );
  const cpu = (await server.cpu()) - before.cpu;
  const took = performance.now() - before.at;
  const played = moves - before.moves;
  const bytes = traffic.bytes - before.bytes;
  end.abort();
  await Promise.all(playing);
  return {
    micros: (cpu * 1000) / played,
    moves: (played * 1000) / took,
    busy: cpu / took,
    bytes: bytes / played / 4,
  };
}

/** Milliseconds between polls of the CPU time, and the wall-clock milliseconds after which to give up. */
const ASK_EVERY = 100;
const PATIENCE = 600_000;

/** Resolves once the server has used this many seconds of CPU time, which takes longer on a busy machine. */
async function busyFor(server: ServerProcess, seconds: number): Promise<void> {
  const end = (await server.cpu()) + seconds * 1000;
  const latest = performance.now() + PATIENCE;
  while ((await server.cpu()) < end && performance.now() < latest) await sleep(ASK_EVERY);
}

/** Seconds of wall-clock time. */
export interface Span {
  readonly warm: number;
  readonly run: number;
}

export interface Open {
  /** Milliseconds from sending a move until all four players have received it. */
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Moves made per second, and how many couldn't start because the one before was still in progress. */
  readonly moves: number;
  readonly late: number;
  readonly busy: number;
}

/** Runs a task at fixed times, `every` milliseconds apart, even if one of them was late. */
function everyNow(
  task: () => void,
  { from, every, signal }: { readonly from: number; readonly every: number; readonly signal: AbortSignal },
): void {
  let due = from;
  const next = (): void => {
    if (signal.aborted) return;
    task();
    due += every;
    setTimeout(next, Math.max(0, due - performance.now()));
  };
  setTimeout(next, Math.max(0, due - performance.now()));
}

/** Every room plays a move at a fixed interval, whether or not the server keeps up. */
export async function openLoop(
  server: ServerProcess,
  rooms: readonly Room[],
  every: number,
  { warm, run }: Span,
): Promise<Open> {
  const times: number[] = [];
  let late = 0;
  let counts = false;
  const failures: unknown[] = [];
  const end = new AbortController();
  const start = performance.now();
  for (const [at, room] of rooms.entries()) {
    let playing = false;
    const move = (): void => {
      if (playing) {
        if (counts) late += 1;
        return;
      }
      playing = true;
      const begun = performance.now();
      const told = async (): Promise<void> => {
        await room.play();
        playing = false;
        if (counts) times.push(performance.now() - begun);
      };
      told().catch((error: unknown) => failures.push(error));
    };
    // Spread the rooms' moves evenly over time and keep them so: with plain intervals, moves that were late once would
    // stay bunched.
    everyNow(move, { from: start + (every * at) / rooms.length, every, signal: end.signal });
  }
  await sleep(warm * 1000);
  counts = true;
  const before = { cpu: await server.cpu(), at: performance.now() };
  await server.profiled('open', ['cpu', 'allocations'], () => sleep(run * 1000));
  const cpu = (await server.cpu()) - before.cpu;
  const took = performance.now() - before.at;
  counts = false;
  end.abort();
  await sleep(every);
  if (failures.length > 0) throw new AggregateError(failures, 'moves have failed');
  times.sort((a, b) => a - b);
  const share = (part: number): number => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return {
    p50: share(0.5),
    p99: share(0.99),
    most: share(1),
    moves: (times.length * 1000) / took,
    late,
    busy: cpu / took,
  };
}
