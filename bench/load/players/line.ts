/** One player's connection. */
import { WebSocket } from 'ws';
import type { Traffic } from './room.ts';

export interface LineOptions {
  readonly traffic: Traffic;
  /** Gets the connection, too, because the first message may arrive before the promise resolves. */
  readonly hear: (text: string, line: WebSocket) => void;
  /** Whether the server may compress; by default not. */
  readonly deflate?: boolean;
}

/** Connects; resolves once the connection is open. */
export async function openLine(
  url: string,
  { traffic, hear, deflate = false }: LineOptions,
): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: deflate, skipUTF8Validation: true });
  socket.on('message', (data: Buffer) => {
    traffic.messages += 1;
    traffic.bytes += data.length;
    hear(data.toString(), socket);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}
