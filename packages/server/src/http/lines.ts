/** Connections of which nothing but HTTP is known yet. */
import type { FastifyInstance } from 'fastify';

/** Ends connections that have taken nothing of their answer for `time` milliseconds. */
export function endUnread(app: FastifyInstance, time: number): void {
  // From here on only the client keeps the answer waiting. What follows on a kept connection has a time of its own.
  app.addHook('onSend', async (request) => {
    request.raw.socket.setTimeout(time);
  });
}
