import { CounterId } from '@kickdoor/protocol';
import type { FastifyInstance } from 'fastify';
import type { RawData } from 'ws';
import { z } from 'zod';
import type { CounterRoom } from '../counters/counter-room.ts';
import type { Counters } from '../counters/counters.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { CounterSession } from './counter-session.ts';
import { holder, keepPlace, refuse, textOf, watch, type SocketOptions } from './socket.ts';

const Params = z.object({ counter: CounterId });

export interface CounterSocketOptions extends Omit<SocketOptions, 'tables'> {
  readonly counters: Counters;
}

/** The line over which phones share a level counter. */
export function addCounterSocket(app: FastifyInstance, options: CounterSocketOptions): void {
  const { counters, log, clock, guard, meter } = options;
  app.get('/api/counters/:counter/socket', { websocket: true }, async (socket, request) => {
    const { address } = request;
    // Nothing is read while the counter is being read from the store.
    socket.pause();
    socket.on('error', (error) => log.debug({ err: error }, 'a connection failed'));
    let room: CounterRoom | null = null;
    try {
      const id = counterOf(request.params);
      guard.bans.checkAddress(address);
      keepPlace(socket, request, guard.connect(address, `counter ${id}`));
      room = await counters.open(id);
      if (socket.readyState !== socket.OPEN) {
        counters.close(room);
        return;
      }
      const opened = room;
      const session = new CounterSession(socket, opened, {
        address,
        guard,
        log,
        meter,
        hold: holder(request.raw.socket),
      });
      socket.on('message', (data: RawData, isBinary: boolean) =>
        session.receive(() => textOf(data, isBinary)),
      );
      const unwatch = guard.bans.watch({ address, seat: () => null, end: () => session.ban() });
      socket.on('close', () => {
        unwatch();
        session.close();
        counters.close(opened);
      });
      watch(socket, session, clock);
      socket.resume();
    } catch (error) {
      refuse(socket, error, { log, meter });
    }
  });
}

function counterOf(params: unknown): string {
  const found = Params.safeParse(params);
  if (!found.success) throw new TableProblem('not-found', 'this is not the id of a counter');
  return found.data.counter;
}
