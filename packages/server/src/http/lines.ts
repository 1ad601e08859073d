/** Connections of which nothing but HTTP is known yet. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey, isOneOf } from '../guard/address.ts';

/** Ends connections that have taken nothing of their answer for `time` milliseconds. */
export function endUnread(app: FastifyInstance, time: number): void {
  // From here on only the client keeps the answer waiting. What follows on a kept connection has a time of its own.
  app.addHook('onSend', async (request) => {
    request.raw.socket.setTimeout(time);
  });
}

/** What a connection does to be counted as a line no longer. */
const leaves = new WeakMap<Socket, () => void>();

/** A connection has become a WebSocket that is counted as one. */
export function letGo(line: Socket): void {
  leaves.get(line)?.();
}

/** Ends new connections of an address that has `most` already. Behind a proxy there are many people. */
export function limitLines(server: Server, most: number, proxies: readonly string[]): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isOneOf(address, proxies)) return;
    const key = addressKey(address);
    const count = counts.get(key) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    counts.set(key, count + 1);
    const leave = () => {
      if (!leaves.delete(socket)) return;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    };
    leaves.set(socket, leave);
    socket.once('close', leave);
  });
}
