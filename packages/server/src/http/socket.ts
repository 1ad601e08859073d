/** WebSockets, whatever their purpose: counted, monitored, and given a session. */
import { MESSAGE_BYTES } from '@kickdoor/protocol';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import type { Meter } from '@kickdoor/tables/base/meter.ts';
import { TableProblem, defect } from '@kickdoor/tables/base/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Guard } from '../guard/guard.ts';
import { known } from '../known.ts';
import { letGo } from './lines.ts';

/** Milliseconds within which a connection must answer a ping. */
const PULSE = 20_000;
/** Milliseconds within which a client must say hello. */
const GREETING = 10_000;

export interface SocketOptions {
  readonly log: Logger;
  readonly clock: ServerClock;
  readonly guard: Guard;
  readonly meter: Meter;
}

/** The other end of a socket, for its session. */
export interface SocketCaller {
  readonly address: string;
  readonly guard: Guard;
  readonly log: Logger;
  readonly meter: Meter;
  /** Holds back writes until the end of this turn of the event loop. */
  readonly hold: () => void;
}

/** The session of a socket. */
export interface SocketSession {
  /** Whether its `hello` has been accepted. */
  readonly greeted: boolean;
  /** The hash of the secret that it presented; `null` if it presented none. */
  readonly seat: string | null;
  receive(text: () => string): void;
  ban(): void;
  close(): void;
}

/** The purpose of a socket. */
export interface Purpose {
  /** The key under which an address's connections are counted. */
  readonly place: string;
  /** Opens its session. Throws a problem if that is impossible. */
  readonly open: (caller: SocketCaller) => Promise<SocketSession>;
}

/**
 * Gives a socket its session. If `purposeOf` or the guard throws a problem, the client is told and disconnected.
 * Reading is paused while the session is being opened; messages that arrive meanwhile are handled afterward.
 */
export async function connect(
  socket: WebSocket,
  request: FastifyRequest,
  { log, clock, guard, meter }: SocketOptions,
  purposeOf: (params: unknown) => Purpose,
): Promise<void> {
  const { address } = request;
  socket.pause();
  socket.on('error', (error) => log.debug({ err: error }, 'a connection failed'));
  try {
    const { place, open } = purposeOf(request.params);
    guard.bans.checkAddress(address);
    const taken = guard.connect(address, place);
    letGo(request.raw.socket);
    socket.once('close', () => taken.leave());
    const session = await open({ address, guard, log, meter, hold: holder(request.raw.socket) });
    if (socket.readyState !== socket.OPEN) {
      session.close();
      return;
    }
    socket.on('message', (data: RawData, isBinary: boolean) => session.receive(() => textOf(data, isBinary)));
    const unwatch = guard.bans.watch({ address, seat: () => session.seat, end: () => session.ban() });
    socket.on('close', () => {
      unwatch();
      session.close();
    });
    watch(socket, session, clock);
    socket.resume();
  } catch (error) {
    refuse(socket, error, { log, meter });
  }
}

/**
 * Holds back writes to a line until the end of this turn of the event loop, so that a change and the answer to the move
 * that caused it go out together.
 */
function holder(line: Socket): () => void {
  let held = false;
  const release = () => {
    held = false;
    line.uncork();
  };
  return () => {
    if (held) return;
    held = true;
    line.cork();
    setImmediate(release);
  };
}

/** Returns the text of a message. Throws a problem if it is binary or too long. */
function textOf(data: RawData, isBinary: boolean): string {
  if (isBinary) throw new TableProblem('bad-json', 'messages are text');
  const bytes =
    data instanceof ArrayBuffer ? Buffer.from(data) : Array.isArray(data) ? Buffer.concat(data) : data;
  if (bytes.length > MESSAGE_BYTES) {
    throw new TableProblem(
      'too-large',
      `a message has at most ${MESSAGE_BYTES} bytes; this had ${bytes.length}`,
    );
  }
  return bytes.toString('utf8');
}

/** Closes connections that are dead or don't say hello. */
function watch(socket: WebSocket, session: Pick<SocketSession, 'greeted'>, clock: ServerClock): void {
  let alive = true;
  socket.on('pong', () => (alive = true));
  const pulse = clock.every(PULSE, () => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  });
  const greeting = clock.after(GREETING, () => {
    if (!session.greeted) socket.close(1008, 'no hello');
  });
  socket.on('close', () => {
    pulse.stop();
    greeting.stop();
  });
}

/** Sends the reason for refusing a connection, and closes it. Messages that arrive until then are discarded. */
function refuse(
  socket: WebSocket,
  error: unknown,
  { log, meter }: Pick<SocketOptions, 'log' | 'meter'>,
): void {
  if (!(error instanceof TableProblem)) log.error({ err: error }, 'a table could not be opened');
  const problem = known(error) ?? defect();
  meter.failed(problem.code);
  socket.send(JSON.stringify({ type: 'error', ...problem.toProblem() }));
  socket.close(1008, problem.code);
  socket.resume();
}
