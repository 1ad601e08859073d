/** The socket of a level counter. */
import { CounterId } from '@kickdoor/protocol';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Counters } from '../counters/counters.ts';
import { CounterSession } from './counter-session.ts';
import { connect, type SocketOptions } from './socket.ts';

const Params = z.object({ counter: CounterId });

export interface CounterSocketOptions extends SocketOptions {
  readonly counters: Counters;
}

export function addCounterSocket(app: FastifyInstance, options: CounterSocketOptions): void {
  const { counters } = options;
  app.get('/api/counters/:counter/socket', { websocket: true }, (socket, request) =>
    connect(socket, request, options, (params) => {
      const id = counterOf(params);
      return {
        place: `counter ${id}`,
        open: async (caller) => {
          const room = await counters.open(id);
          return new CounterSession(socket, room, { ...caller, left: () => counters.close(room) });
        },
      };
    }),
  );
}

function counterOf(params: unknown): string {
  const found = Params.safeParse(params);
  if (!found.success) throw new TableProblem('not-found', 'this is not the id of a counter');
  return found.data.counter;
}
