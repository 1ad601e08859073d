/** Connections upgraded to sockets. The HTTP server no longer tracks them, and doesn't close them when it stops. */
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '@kickdoor/tables/base/clock.ts';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';

/** Milliseconds they get when the server stops. */
const FAREWELL = 500;

/** Refuses socket upgrades for other routes. */
export function refuseOthers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.ws || request.routeOptions.url?.endsWith('/socket') === true) return;
    throw new TableProblem('not-found', 'there is no socket here');
  });
}

/** Closes refused connections, and all others when the server stops: otherwise it would wait for them forever. */
export function closeUpgraded(app: FastifyInstance, clock: ServerClock): void {
  const open = new Set<Duplex>();
  let isStopping = false;
  const closeSoon = () =>
    clock.after(FAREWELL, () => {
      for (const socket of open) socket.destroy();
    });
  app.server.on('upgrade', (_, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // Fastify refuses it by itself, without hooks.
    if (isStopping) closeSoon();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    closeSoon();
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.end();
  });
}
