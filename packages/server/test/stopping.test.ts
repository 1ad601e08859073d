import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { seatedTable, serverFor } from './running.ts';

/** A connection that never closes by itself, whatever the server says. */
async function lineTo(port: number): Promise<Socket> {
  const line = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void line.destroy());
  line.on('error', () => undefined);
  await once(line, 'connect');
  return line;
}

/** Requests a table's socket. Resolves to the server's first bytes. */
async function ask(line: Socket, table: string): Promise<string> {
  const headers = [
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  const said = new Promise<string>((resolve) => {
    line.once('data', (data: Buffer) => resolve(data.toString()));
  });
  line.write(`GET /api/tables/${table}/socket HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  return said;
}

test('a stopping server waits neither for clients that do not leave nor for those that come meanwhile', async () => {
  const server = await serverFor();
  const { table } = await seatedTable(server.url, 1, 2);
  const [here, coming] = [await lineTo(server.port), await lineTo(server.port)];
  expect(await ask(here, table)).toContain('101 Switching Protocols');
  const farewell = once(here, 'data');
  const closed = server.close();
  await farewell;
  expect(await ask(coming, table)).toContain('503 Service Unavailable');
  await closed;
});
