/** `kickdoor admin`, `backup` and `restore` with a running server. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logToStderr, startServer } from '@kickdoor/server';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ran } from './run.ts';

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

async function serving(): Promise<{ url: string; data: string }> {
  const data = tempFolder();
  const log = logToStderr('silent');
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: data, web: null, log });
  onTestFinished(() => server.close());
  return { url: `http://127.0.0.1:${server.port}`, data };
}

async function newTable(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats: 3, bots: [1], player: { name: 'Anna', sex: 'female' } }),
  });
  return z.object({ table: z.string() }).parse(await answer.json()).table;
}

test('without a server, each command says so', async () => {
  const data = tempFolder();
  for (const args of [['list'], ['status'], ['drain'], ['close', 'AAAAAAAAAAAA']]) {
    const { out, err, code } = await ran(['admin', ...args, '--data', data]);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(err).toBe(
      `kickdoor: No server is running on the data folder ${data}. Choose another one: --data or DATA_DIR\n`,
    );
  }
});

test('list, show and close, for people and for programs', async () => {
  const { url, data } = await serving();
  expect((await ran(['admin', 'list', '--data', data])).out).toBe('There are no tables.\n');
  const id = await newTable(url);
  const list = await ran(['admin', 'list', '--data', data]);
  expect(list.out).toMatch(new RegExp(`^${id}  open  classic  0 moves  .*  asleep  Anna, `, 'u'));
  const json: unknown = JSON.parse((await ran(['admin', 'show', id, '--data', data, '--json'])).out);
  expect(json).toMatchObject({ id, stage: 'open', moves: 0, seats: [{ name: 'Anna' }, { kind: 'bot' }, {}] });
  expect((await ran(['admin', 'close', id, '--data', data])).out).toBe('The table is closed.\n');
  const gone = await ran(['admin', 'show', id, '--data', data]);
  expect(gone).toEqual({ out: '', err: 'kickdoor: The server says: there is no such table\n', code: 1 });
});

test('bans and draining', async () => {
  const { url, data } = await serving();
  expect(await ran(['admin', 'ban', '--data', data])).toMatchObject({ code: 1 });
  const ban = ['admin', 'ban', '203.0.113.7', '--hours', '2', '--note', 'spam', '--data', data];
  expect((await ran(ban)).out).toBe('Banned: 203.0.113.7\n');
  expect((await ran(['admin', 'bans', '--data', data])).out).toMatch(
    /^203\.0\.113\.7 {2}until .* {2}spam\n$/u,
  );
  expect((await ran(['admin', 'unban', '203.0.113.7', '--data', data])).code).toBe(0);
  expect((await ran(['admin', 'bans', '--data', data])).out).toBe('Nobody is banned.\n');
  await ran(['admin', 'drain', '--data', data]);
  expect((await fetch(`${url}/ready`)).status).toBe(503);
  expect((await ran(['admin', 'status', '--data', data])).out).toContain('it is draining');
  await ran(['admin', 'drain', '--off', '--data', data]);
  expect((await fetch(`${url}/ready`)).status).toBe(200);
});

test('a backup of a running server, restored elsewhere', async () => {
  const { url, data } = await serving();
  await newTable(url);
  const file = join(tempFolder(), 'backup.sqlite');
  const made = await ran(['backup', file, '--data', data]);
  expect(made).toEqual({ out: `${file}: a sound copy with 1 table and 0 moves\n`, err: '', code: 0 });
  expect(await ran(['backup', file, '--data', data])).toMatchObject({
    err: `kickdoor: ${file} exists already.\n`,
    code: 1,
  });
  const nowhere = join(tempFolder(), 'missing', 'backup.sqlite');
  const refused = await ran(['backup', nowhere, '--data', data]);
  expect(refused.err).toMatch(/^[^\n]*missing[^\n]*\n$/u);
  expect(refused.code).toBe(1);
  const other = join(tempFolder(), 'data');
  const back = await ran(['restore', file, '--data', other, '--json']);
  expect(JSON.parse(back.out)).toEqual({ tables: 1, moves: 0, aside: null });
  expect(existsSync(join(other, 'kickdoor.sqlite'))).toBe(true);
  expect((await ran(['restore', file, '--data', other])).code).toBe(1);
  const inUse = await ran(['restore', file, '--data', data, '--replace']);
  expect(inUse.err).toContain('Another server is using the data folder');
  expect(readFileSync(file).length).toBeGreaterThan(1000);
});
