/** The socket of a table. */
import type { Tables } from '@kickdoor/tables/room/tables.ts';
import { Session } from '@kickdoor/tables/session/session.ts';
import type { FastifyInstance } from 'fastify';
import { known } from '../known.ts';
import { connect, type SocketOptions } from './socket.ts';
import { tableOf } from './table-id.ts';

export interface TableSocketOptions extends SocketOptions {
  readonly tables: Tables;
}

export function addTableSocket(app: FastifyInstance, options: TableSocketOptions): void {
  const { tables } = options;
  app.get('/api/tables/:table/socket', { websocket: true }, (socket, request) =>
    connect(socket, request, options, (params) => {
      const table = tableOf(params);
      return {
        place: table,
        open: async (caller) => new Session(socket, await tables.room(table), { ...caller, known }),
      };
    }),
  );
}
