import { CreatedTable } from '@kickdoor/protocol';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from '../../../scripts/compress.ts';
import { serverFor } from './running.ts';
import { heardOver, line, rawGet, rawPost } from './raw.ts';
import { tempFolder } from './temp.ts';
import { TestClient } from './test-client.ts';

function builtPage(): string {
  const web = tempFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Kickdoor</title>');
  writeFileSync(join(web, 'assets', 'main-1234.js'), 'export {};');
  return web;
}

test('the page is served at each of its own paths, and its files may be cached forever', async () => {
  const { url } = await serverFor({ web: builtPage() });
  for (const path of ['/', '/t/AbCdEfGh-_12', '/rules/classic/space+west', '/index.html']) {
    const page = await fetch(`${url}${path}`);
    expect(await page.text()).toContain('Kickdoor');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-type')).toContain('text/html');
  }
  const file = await fetch(`${url}/assets/main-1234.js`);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/assets/main-5678.js`)).status).toBe(404);
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).headers.get('content-type')).not.toContain(
    'text/plain',
  );
});

test('clients that accept compression get the files compressed at build time, under the same names', async () => {
  const web = builtPage();
  const text = 'the page '.repeat(200);
  writeFileSync(join(web, 'assets', 'main-1234.js'), text);
  expect(await compressFolder(web)).toBeGreaterThan(0);
  const { url } = await serverFor({ web });
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const file = await fetch(`${url}/assets/main-1234.js`, { headers: { 'accept-encoding': accepted } });
    expect(file.headers.get('content-encoding')).toBe(encoding);
    expect(file.headers.get('content-type')).toContain('javascript');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('vary')).toContain('accept-encoding');
    expect(await file.text()).toBe(text);
  }
});

test.each(['/metrics', '/.git/config', '/.env', '/admin.php', '/t/short', '/api/nothing', '/%ff', '/%'])(
  '%s doesn’t exist on this server, which answers with a problem',
  async (path) => {
    const { port } = await serverFor({ web: builtPage() });
    const { status, headers, body } = await rawGet(port, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
  },
);

test('a browser at a wrong address gets the page, which says so, with the same status', async () => {
  const { url } = await serverFor({ web: builtPage() });
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const answer = await fetch(`${url}/rulebok`, { headers });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toBe(await (await fetch(url)).text());
  expect((await fetch(`${url}/api/nothing`, { headers })).headers.get('content-type')).toContain('json');
});

test('every response has the security headers, and no other site may read it', async () => {
  const { url } = await serverFor({ web: builtPage() });
  for (const path of ['/', '/health', '/api/tables', '/api/nothing', '/api/packs/classic.json']) {
    const { headers } = await fetch(`${url}${path}`, { headers: { origin: 'http://elsewhere.example' } });
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('microphone=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('built files omit headers that matter only for documents, unless they may be shown as documents', async () => {
  const web = builtPage();
  writeFileSync(join(web, 'assets', 'mark-1234.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { url } = await serverFor({ web });
  const headersOf = async (name: string) => (await fetch(`${url}/assets/${name}`)).headers;
  const [script, drawing, missing] = [
    await headersOf('main-1234.js'),
    await headersOf('mark-1234.svg'),
    await headersOf('main-5678.js'),
  ];
  for (const headers of [script, drawing, missing]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) {
    expect(script.get(name)).toBeNull();
    expect(drawing.get(name)).not.toBeNull();
    expect(missing.get(name)).not.toBeNull();
  }
});

test('the cards of a set are sent once and revalidated after that', async () => {
  const { url } = await serverFor();
  const first = await fetch(`${url}/api/packs/classic.json`);
  const bundle: unknown = await first.json();
  expect(bundle).toMatchObject({ id: 'classic' });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${url}/api/packs/classic.json`, { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  const hash = /[0-9a-f]+(?="$)/u.exec(etag)?.[0];
  const fixed = await fetch(`${url}/api/packs/classic.json?hash=${hash}`);
  expect(fixed.headers.get('cache-control')).toContain('immutable');
  for (const name of ['nothing.json', '..%2fclassic.json', 'classic']) {
    expect((await fetch(`${url}/api/packs/${name}`)).status).toBe(404);
  }
});

test('long answers of the API are compressed for clients that accept it', async () => {
  const { url, port } = await serverFor();
  const whole = Buffer.from(await (await fetch(`${url}/api/packs/classic.json`)).arrayBuffer());
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const { headers, bytes } = await rawGet(port, '/api/packs/classic.json', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toContain('application/json');
    expect(headers.vary).toContain('accept-encoding');
    expect(bytes.length).toBeLessThan(whole.length / 4);
    expect(unpack(bytes)).toEqual(whole);
  }
  const untouched = await rawGet(port, '/api/packs/classic.json', { 'accept-encoding': 'identity' });
  expect(untouched.headers['content-encoding']).toBeUndefined();
  expect(untouched.bytes).toEqual(whole);
});

test('the health endpoint', async () => {
  const { url } = await serverFor();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true });
});

test('a request that is too large', async () => {
  const { url } = await serverFor();
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats: 3, name: 'x'.repeat(70_000) }),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'too-large' });
});

/** More than the system buffers for both ends of a connection. */
const MUCH = 32_000_000;

/** A server with much to send, as a file and as a text. */
async function serverOfMuch(answerTime: number): Promise<{ port: number; closed: () => boolean }> {
  const web = builtPage();
  writeFileSync(join(web, 'assets', 'much.js'), Buffer.alloc(MUCH, ' '));
  let near: Socket | null = null;
  const { port } = await serverFor({
    web,
    limits: { answerTime },
    routes(app) {
      app.server.on('connection', (socket: Socket) => (near = socket));
      app.get('/much', () => 'x'.repeat(MUCH));
    },
  });
  return { port, closed: () => near?.destroyed === true };
}

/** Requests a path without reading the answer. */
async function ask(port: number, path: string, headers = ''): Promise<Socket> {
  const client = connect(port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  client.on('error', () => undefined);
  client.pause();
  client.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n${headers}\r\n`);
  return client;
}

test.each([
  ['a file', '/assets/much.js'],
  ['a text', '/much'],
])('a client that reads nothing of %s is disconnected', async (_, path) => {
  const { port, closed } = await serverOfMuch(200);
  await ask(port, path);
  await expect.poll(closed).toBe(true);
});

test('a client that reads slowly gets everything', async () => {
  const { port, closed } = await serverOfMuch(2000);
  const client = await ask(port, '/assets/much.js', 'connection: close\r\n');
  let read = 0;
  let rest = 0;
  client.on('data', (data: Buffer) => {
    read += data.length;
    rest += data.length;
    if (rest > MUCH / 7) client.pause();
  });
  // Repeat as often as needed: on a loaded machine less arrives each time.
  const reading = setInterval(() => {
    rest = 0;
    client.resume();
  }, 400);
  await once(client, 'end');
  clearInterval(reading);
  expect(read).toBeGreaterThan(MUCH);
  await expect.poll(closed).toBe(true);
});

test('a connection kept alive for another request is not an unread answer', async () => {
  const { port, closed } = await serverOfMuch(100);
  const client = await ask(port, '/health');
  client.resume();
  await wait(400);
  expect(closed()).toBe(false);
  client.write('GET /health HTTP/1.1\r\nhost: here\r\n\r\n');
  expect(String(await once(client, 'data'))).toContain('200 OK');
});

test('an address has a limited number of connections that are not WebSockets', async () => {
  const { url, port } = await serverFor({ limits: { linesPerAddress: 2 } });
  const alone = { connection: 'close' };
  const { body } = await rawPost(port, '/api/tables', { seats: 3 }, alone);
  const { table } = CreatedTable.parse(JSON.parse(body));
  const sockets = [await TestClient.open(url, table), await TestClient.open(url, table)];
  const first = await line(port);
  const second = await line(port);
  const third = await line(port);
  const said = heardOver(third);
  await expect.poll(() => third.destroyed).toBe(true);
  // If admitted, it would have got an error for an empty request.
  expect(said()).toBe('');
  first.destroy();
  await expect.poll(() => rawGet(port, '/health', alone).catch(() => null)).toMatchObject({ status: 200 });
  for (const socket of sockets) expect(socket.closed).toBe(false);
  expect(second.destroyed).toBe(false);
});

test('a trusted proxy may have any number of connections', async () => {
  const { port } = await serverFor({ limits: { linesPerAddress: 1 }, proxies: ['loopback'] });
  const lines = [await line(port), await line(port), await line(port)];
  expect((await rawGet(port, '/health')).status).toBe(200);
  for (const { destroyed } of lines) expect(destroyed).toBe(false);
});
