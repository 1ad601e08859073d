/** Requests that `fetch` can't make. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as received, and as text. */
  readonly bytes: Buffer;
  readonly body: string;
}

/** Requests a path exactly as given, with any headers. */
export function rawGet(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<RawAnswer> {
  return raw(port, { method: 'GET', path, headers }, '');
}

/** Posts JSON with any headers. */
export function rawPost(
  port: number,
  path: string,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): Promise<RawAnswer> {
  const json = { 'content-type': 'application/json', ...headers };
  return raw(port, { method: 'POST', path, headers: json }, JSON.stringify(body));
}

async function raw(
  port: number,
  options: { method: string; path: string; headers: OutgoingHttpHeaders },
  body: string,
): Promise<RawAnswer> {
  const asked = request({ host: '127.0.0.1', port, ...options });
  const answered = new Promise<RawAnswer>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, bytes, body: bytes.toString() }), reject);
    });
  });
  asked.end(body);
  return answered;
}

/** Connects to a table with any headers. Resolves to the HTTP status if the server refuses, otherwise to 101. */
export function upgrade(url: string, table: string, headers: Record<string, string>): Promise<number> {
  return upgradeAt(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, headers);
}

/** The same for any URL. */
export async function upgradeAt(address: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(address, { headers });
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
  });
  socket.terminate();
  return status;
}

/** A connection that sends nothing. */
export async function line(port: number): Promise<Socket> {
  return (await connected(port)).resume();
}

/** Returns a function for everything received over a connection so far. */
export function heardOver(socket: Socket): () => string {
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
  return () => text;
}

async function connected(port: number): Promise<Socket> {
  const opened = connect(port, '127.0.0.1');
  onTestFinished(() => void opened.destroy());
  opened.on('error', () => undefined);
  await once(opened, 'connect');
  return opened;
}

/**
 * A connection that requests a table's socket and sends messages in the same packet. It does nothing by itself: it
 * answers no pings, and doesn't complete the closing handshake.
 */
export async function rawSocket(
  port: number,
  table: string,
  messages: readonly unknown[] = [],
): Promise<Socket> {
  const opened = await connected(port);
  const wish =
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n';
  opened.write(Buffer.concat([Buffer.from(wish), ...messages.map(frame)]));
  return opened;
}

/** A client's text frame, masked with zeros. The message must fit the short form. */
export function frame(message: unknown): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
