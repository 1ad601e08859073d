import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressFolder } from '../../../scripts/compress.ts';
import { serverFor } from './running.ts';
import { rawGet } from './raw.ts';
import { tempFolder } from './temp.ts';

function builtPage(): string {
  const web = tempFolder();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Kickdoor</title>');
  writeFileSync(join(web, 'assets', 'main-1234.js'), 'export {};');
  return web;
}

test('the page is served at each of its own addresses; its files may be cached forever', async () => {
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

test('whoever takes compressed files gets those that were made with the page, under the same names', async () => {
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
  '%s doesn’t exist on this server, and a problem says so',
  async (path) => {
    const { port } = await serverFor({ web: builtPage() });
    const { status, headers, body } = await rawGet(port, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' });
  },
);

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

test('built files come without what is heeded in documents alone, unless they may be shown as documents', async () => {
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

test('the cards of a set are sent once; unchanged ones are not sent again', async () => {
  const { url } = await serverFor();
  const first = await fetch(`${url}/api/packs/classic.json`);
  const bundle: unknown = await first.json();
  expect(bundle).toMatchObject({ id: 'classic' });
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const etag = first.headers.get('etag') ?? '';
  const second = await fetch(`${url}/api/packs/classic.json`, { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  const fixed = await fetch(`${url}/api/packs/classic.json?hash=${etag.replaceAll('"', '')}`);
  expect(fixed.headers.get('cache-control')).toContain('immutable');
  for (const name of ['nothing.json', '..%2fclassic.json', 'classic']) {
    expect((await fetch(`${url}/api/packs/${name}`)).status).toBe(404);
  }
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
