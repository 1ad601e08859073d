import { MESSAGE_BYTES } from '@kickdoor/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import { TableProblem, defect } from '@kickdoor/tables/base/problem.ts';
import { known } from '../known.ts';
import type { Guard, Place } from '../guard/guard.ts';
import type { Meter } from '@kickdoor/tables/base/meter.ts';
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { tableOf } from './table-id.ts';
import { letGo } from './lines.ts';
import { Session } from '@kickdoor/tables/session/session.ts';

/** A connection that doesn't answer a ping within this time is dead. */
const PULSE = 20_000;
/** A connection must say hello within this time. */
const GREETING = 10_000;

export interface SocketOptions {
  readonly tables: Tables;
  readonly log: Logger;
  readonly clock: ServerClock;
  readonly guard: Guard;
  readonly meter: Meter;
}

export function addSocket(app: FastifyInstance, { tables, log, clock, guard, meter }: SocketOptions): void {
  app.get('/api/tables/:table/socket', { websocket: true }, async (socket, request) => {
    // Nothing is read while the table is being loaded from the store.
    socket.pause();
    socket.on('error', (error) => log.debug({ err: error }, 'a connection failed'));
    try {
      const table = tableOf(request.params);
      guard.bans.checkAddress(request.address);
      keepPlace(socket, request, guard.connect(request.address, table));
      const room = await tables.room(table);
      if (socket.readyState !== socket.OPEN) return;
      const hold = holder(request.raw.socket);
      const session = new Session(socket, room, {
        address: request.address,
        guard,
        log,
        meter,
        known,
        hold,
      });
      socket.on('message', (data: RawData, isBinary: boolean) =>
        session.receive(() => textOf(data, isBinary)),
      );
      socket.on('close', () => session.close());
      watch(socket, session, clock);
      const address = request.address;
      const unwatch = guard.bans.watch({ address, seat: () => session.seat, end: () => session.ban() });
      socket.on('close', unwatch);
      socket.resume();
    } catch (error) {
      refuse(socket, error, { log, meter });
    }
  });
}

/**
 * Holds what is written to a line until the end of this turn of the event loop: a change and the answer to the move that
 * brought it go out together.
 */
export function holder(line: Socket): () => void {
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

/** The text of a message. Throws a problem if it is none, or too long. */
export function textOf(data: RawData, isBinary: boolean): string {
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

/** A connection takes its slot, and releases it when it closes. */
export function keepPlace(socket: WebSocket, { raw }: FastifyRequest, place: Place): void {
  letGo(raw.socket);
  socket.once('close', () => place.leave());
}

/** Ends connections that are dead, and those that don't say hello. */
export function watch(socket: WebSocket, session: { readonly greeted: boolean }, clock: ServerClock): void {
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

/** Says why there is no connection, and ends it. Nobody listens to what arrives until it is closed. */
export function refuse(
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
