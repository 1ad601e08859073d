/** Requests that `fetch` can't make. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { WebSocket } from 'ws';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came, and as text. */
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

/** The same, at any address. */
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
