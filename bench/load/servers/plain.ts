/**
 * The minimum that a server of a table game does, with `ws` and JSON. It parses each move and sends a separate message
 * to each of the table's four members. There are no rules, no views and no store.
 */
import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';

const Said = z.object({ number: z.int(), rest: z.string() });

/** Opens the server. Returns its port. */
export async function servePlain(): Promise<number> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const tables = new Map<string, WebSocket[]>();
  sockets.on('connection', (socket, { url = '' }) => {
    const members = tables.get(url) ?? [];
    const by = members.push(socket) - 1;
    tables.set(url, members);
    socket.on('message', (data: Buffer) => {
      const { number, rest } = Said.parse(JSON.parse(data.toString()));
      for (const [you, member] of members.entries()) member.send(JSON.stringify({ number, by, you, rest }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
