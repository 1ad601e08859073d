import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ran, unset, type Ran } from './run.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs `kickdoor serve`; `seen` receives everything printed so far and may stop it. */
function serve(
  env: Record<string, string>,
  seen: (out: string, stop: (signal: NodeJS.Signals) => void) => void = () => undefined,
  args: readonly string[] = [],
): Promise<Run> {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: { ...process.env, KICKDOOR_LANG: 'en', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => {
    out += unset(data.toString());
    seen(out, (signal) => child.kill(signal));
  });
  child.stderr.on('data', (data: Buffer) => (err += unset(data.toString())));
  return new Promise((resolve) => child.once('close', (code) => resolve({ out, err, code })));
}

/** The output if it can't start; run in this process, because starting another takes longer. */
function refused(env: Record<string, string>, args: readonly string[] = []): Promise<Ran> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  return ran(['serve', ...args]);
}

/** A folder like the built page's. */
function page(): string {
  const web = tempFolder();
  writeFileSync(join(web, 'index.html'), '<title>Kickdoor</title>');
  return web;
}

test.each([
  ['PORT', 'abc', 'kickdoor: PORT is "abc"; expected a number from 0 to 65535\n'],
  [
    'HOST',
    '?',
    'kickdoor: HOST is "?"; expected an address or the name of this machine, such as 127.0.0.1\n',
  ],
  [
    'KEEP_FINISHED',
    '30',
    'kickdoor: KEEP_FINISHED is "30"; expected a number of hours or days, such as 12h or 30d, or never\n',
  ],
  ['LOG_LEVEL', 'x', 'kickdoor: LOG_LEVEL is "x"; expected fatal, error, warn, info, debug, silent\n'],
  [
    'NATS',
    'nats://127.0.0.1:4222',
    'kickdoor: NATS is "nats://127.0.0.1:4222", but only servers that share a PostgreSQL database use it. Set STORE as well, or leave NATS out.\n',
  ],
])('%s=%s stops the start with one line', async (name, value, err) => {
  expect(await refused({ WEB_DIR: page(), [name]: value })).toEqual({ out: '', err, code: 1 });
});

test('a token is read from a file, and never printed', async () => {
  const file = join(tempFolder(), 'token');
  const args = ['--admin-token-file', file];
  const env = { WEB_DIR: page(), PORT: '0', HOST: '127.0.0.1', DATA_DIR: tempFolder(), LOG_LEVEL: 'info' };
  const missing = await refused(env, args);
  expect(missing).toMatchObject({ out: '', code: 1 });
  expect(missing.err).toContain(`kickdoor: The token can’t be read from ${file}: `);

  writeFileSync(file, 'too-short\n');
  const short = await refused(env, args);
  expect(short).toMatchObject({ out: '', code: 1 });
  expect(short.err).toContain(`kickdoor: The token in ${file} can’t be used; expected 16 to 256 `);
  expect(short.err).not.toContain('too-short');
  const fromEnv = await refused({ ...env, ADMIN_TOKEN: 'too-short' });
  vi.unstubAllEnvs();
  expect(fromEnv.err).toContain('kickdoor: The token in ADMIN_TOKEN can’t be used');
  expect(fromEnv.err).not.toContain('too-short');

  writeFileSync(file, 'long-enough-for-a-token\n');
  const statuses: Promise<number[]>[] = [];
  const run = await serve(
    env,
    (out, stop) => {
      const url = /http:\/\/\S+/u.exec(out)?.[0];
      if (url === undefined || statuses.length > 0) return;
      const tokens = ['long-enough-for-a-token', 'some-other-token-tried'];
      const asked = tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${url}/api/admin/status`, { headers })).status;
      });
      statuses.push(Promise.all(asked));
      void Promise.all(asked).finally(() => stop('SIGTERM'));
    },
    args,
  );
  expect(await statuses[0]).toEqual([200, 401]);
  expect(run.out + run.err).not.toContain('token');
});

test('a page that has not been built', async () => {
  const run = await refused({ WEB_DIR: tempFolder(), DATA_DIR: tempFolder() });
  expect(run).toEqual({
    out: '',
    err: 'kickdoor: The page has not been built. Build it with: npm run build\n',
    code: 1,
  });
});

test('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const env = { WEB_DIR: page(), PORT: String(port), HOST: '127.0.0.1', DATA_DIR: tempFolder() };
  const err = `kickdoor: Port ${port} is in use. Choose another one: PORT=${port + 1}\n`;
  expect(await serve(env)).toEqual({ out: '', err, code: 1 });
});

test('an unreachable database is named, without its password', async () => {
  const store = 'postgres://kickdoor:secret@127.0.0.1:1/games';
  const run = await refused({ WEB_DIR: page(), PORT: '0', DATA_DIR: tempFolder(), STORE: store });
  expect(run).toEqual({
    out: '',
    err: 'kickdoor: The database postgres://kickdoor:***@127.0.0.1:1/games can’t be used: it does not answer\n',
    code: 1,
  });
});

test('an unusable data folder', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'data'));
  writeFileSync(
    join(folder, 'data', 'kickdoor.sqlite'),
    'this is no database, and it is long enough to be seen as such',
  );
  const run = await refused({ WEB_DIR: page(), PORT: '0', DATA_DIR: join(folder, 'data') });
  expect(run.code).toBe(1);
  expect(run.err).toBe(
    `kickdoor: The data folder ${join(folder, 'data')} can’t be used: its kickdoor.sqlite is not a database\n`,
  );
});

test('it prints its address, serves, and stops when asked', async () => {
  const answers: Promise<string>[] = [];
  const env = { WEB_DIR: page(), PORT: '0', HOST: '127.0.0.1', DATA_DIR: tempFolder(), LOG_LEVEL: 'error' };
  const run = await serve(env, (out, stop) => {
    const url = /http:\/\/\S+/u.exec(out)?.[0];
    if (url === undefined || answers.length > 0) return;
    const answer = fetch(url).then((response) => response.text());
    answers.push(answer);
    void answer.finally(() => stop('SIGTERM'));
  });
  expect(run).toMatchObject({ err: '', code: 0 });
  expect(run.out).toMatch(/^Kickdoor is open at http:\/\/127\.0\.0\.1:\d+\n$/u);
  expect(await answers[0]).toContain('Kickdoor');
});

test('it offers the packs from --packs and PACKS_DIR, each once', async () => {
  const packs = join(import.meta.dirname, '../../../test/fixtures/packs');
  const office = join(import.meta.dirname, '../../../examples/packs/office');
  const lists: Promise<string>[] = [];
  const env = { WEB_DIR: page(), PORT: '0', HOST: '127.0.0.1', DATA_DIR: tempFolder(), LOG_LEVEL: 'error' };
  const run = await serve(
    { ...env, PACKS_DIR: packs },
    (out, stop) => {
      const url = /http:\/\/\S+/u.exec(out)?.[0];
      if (url === undefined || lists.length > 0) return;
      const list = fetch(`${url}/api/sets`).then((response) => response.text());
      lists.push(list);
      void list.finally(() => stop('SIGTERM'));
    },
    ['--packs', join(packs, 'galley'), '--packs', office],
  );
  expect(run).toMatchObject({ err: '', code: 0 });
  const ids = [...((await lists[0]) ?? '').matchAll(/"id":"(?<id>[^"]*)"/gu)].map(
    ({ groups }) => groups?.['id'],
  );
  expect(ids.filter((id) => id === 'galley' || id === 'office').toSorted()).toEqual(['galley', 'office']);
});

test('a second signal stops it at once, whoever is still connected', async () => {
  const env = { WEB_DIR: page(), PORT: '0', HOST: '127.0.0.1', DATA_DIR: tempFolder(), LOG_LEVEL: 'silent' };
  let asked = false;
  const run = await serve(env, (out, stop) => {
    const port = /http:\/\/127\.0\.0\.1:(?<port>\d+)/u.exec(out)?.groups?.['port'];
    if (port === undefined || asked) return;
    asked = true;
    // A client that never answers, so that closing would wait for it.
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `GET /api/tables/AAAAAAAAAAAA/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
          'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
    });
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.once('data', () => {
      stop('SIGTERM');
      stop('SIGINT');
    });
  });
  expect([130, 143]).toContain(run.code);
});
