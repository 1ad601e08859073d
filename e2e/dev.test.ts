/** `npm run dev`: what is changed is seen, games go on, and what developers see is in no built page. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sharedBrowser } from './support/browser.ts';
import { checkout, type Checkout } from './support/checkout.ts';

const Branch = z.object({ table: z.string(), host: z.string(), secrets: z.array(z.string()) });
const SCENARIO = 'scenarios/help/ask.yaml';

let sources: Checkout;
let dev: ChildProcess;
let said = '';
let url = '';
let browser: Browser;

/** Looks again and again; the test's own timeout is its patience. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

beforeAll(async () => {
  sources = checkout();
  const env = { ...process.env, PORT: '0', DATA_DIR: join(sources.folder, 'data') };
  dev = spawn(process.execPath, [join(sources.folder, 'scripts', 'dev', 'main.ts')], { env });
  dev.stdout?.on('data', (data: Buffer) => (said += data.toString()));
  dev.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  await until(() => said.includes('open at') || dev.exitCode !== null);
  url = /open at (?<url>http:\S+?)\/\n/u.exec(said)?.groups?.['url'] ?? '';
  expect(url, said).not.toBe('');
  browser = await sharedBrowser();
});

afterAll(async () => {
  await stopped(dev);
  sources?.remove();
});

/** Stops it with the game's server behind it, which writes to the folder until it is gone. */
async function stopped(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Opens a table at the beginning of a scenario. */
async function scenarioTable(): Promise<z.infer<typeof Branch>> {
  const response = await fetch(`${url}/api/debug/scenarios`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file: SCENARIO }),
  });
  return Branch.parse(await response.json());
}

async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en' });
  await page.goto(url + path);
  return page;
}

test('a change of the page is seen without loading it again', async () => {
  const page = await open('/');
  await page.getByTestId('kick-it-open').waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset['since'] = 'the start';
  });
  sources.edit('packages/web/src/app/base.css', 'body {', 'body {\n  scroll-margin-top: 77px;');
  await until(() => page.evaluate(() => getComputedStyle(document.body).scrollMarginTop === '77px'));
  expect(await page.evaluate(() => document.documentElement.dataset['since'])).toBe('the start');
  await page.close();
});

test('a change of the server restarts it, and games go on', async () => {
  const { table } = await scenarioTable();
  const missing = () => fetch(`${url}/api/tables/${'A'.repeat(12)}`).then((response) => response.text());
  expect(await missing()).toContain('there is no such table"');
  sources.edit(
    'packages/tables/src/room/tables.ts',
    "'no-table', 'there is no such table'",
    "'no-table', 'there is no such table yet'",
  );
  await until(async () => (await missing().catch(() => '')).includes('no such table yet'));
  const game = await fetch(`${url}/api/debug/tables/${table}`);
  expect(game.status).toBe(200);
  expect(await game.json()).toMatchObject({ number: 0, history: [] });
});

test('the panel shows the state, every legal move, and leads back to an earlier one', async () => {
  const { table, host, secrets } = await scenarioTable();
  const page = await browser.newPage({ locale: 'en' });
  await page.addInitScript(([key, keys]) => localStorage.setItem(key, keys), [
    `kickdoor.table.${table}`,
    JSON.stringify({ host, secret: secrets[0] }),
  ] as const);
  await page.goto(`${url}/t/${table}`);
  await page.getByTestId('debug-open').click();
  const panel = page.getByTestId('debug-panel');
  await panel.getByText('decks').first().waitFor();
  await panel.getByRole('button', { name: 'moves' }).click();
  await panel.getByText('kick', { exact: true }).waitFor();
  await page.getByTestId('do-kick').click();
  await panel.getByRole('button', { name: 'history' }).click();
  await panel.getByTestId('debug-jump-1').waitFor();
  await panel.getByRole('button', { name: 'Begin again' }).click();
  await page.waitForURL((to) => to.pathname.startsWith('/t/') && !to.pathname.endsWith(table));
  await page.getByTestId('do-kick').waitFor();
  await page.close();
});

test('the gallery has each state at both sizes', async () => {
  const page = await open('/gallery.html');
  await page.getByRole('button', { name: 'help asked of you' }).click();
  for (const size of ['1440 × 900', '390 × 844']) {
    await page.frameLocator(`iframe[title="${size}"]`).getByTestId('prompt').waitFor();
  }
  await page.close();
});

test('Ctrl-C ends the page and the server', async () => {
  const ended = new Promise<number | null>((resolve) => dev.once('exit', resolve));
  dev.kill('SIGINT');
  expect(await ended).toBe(0);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('nothing of it is in the page that is built', () => {
  const built = globSync('packages/web/dist/**/*.{html,js,css}', { cwd: join(import.meta.dirname, '..') });
  expect(built.length).toBeGreaterThan(5);
  for (const file of built) {
    const text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    expect(/debug-panel|api\/debug|\.debug-open|states-list/u.exec(text)?.[0], file).toBeUndefined();
  }
});
