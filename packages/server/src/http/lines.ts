/** Connections that may still only be plain HTTP. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey, isOneOf } from '../guard/address.ts';

/** Closes connections whose client has read nothing of an answer for `time` milliseconds. */
export function endUnread(app: FastifyInstance, time: number): void {
  // From here on only the client delays the answer. Later requests on the same connection set the timeout again.
  app.addHook('onSend', async (request) => {
    request.raw.socket.setTimeout(time);
  });
}

/** Stops counting a connection as a line. */
const leaves = new WeakMap<Socket, () => void>();

/** Called when a connection has become a WebSocket, which is counted separately. */
export function letGo(line: Socket): void {
  leaves.get(line)?.();
}

/** Closes new connections of an address that has `most` already. Proxies are exempt, since they serve many people. */
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
