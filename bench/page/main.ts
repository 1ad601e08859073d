/**
 * Compares the page's speed with an empty React page in the same run: `npm run bench:page`.
 *
 *   --rounds N        rounds (3)
 *   --slower N        slows the processor down by this factor (4)
 *   --round-trip MS   the network's round-trip time (0)
 *   --beside DIR      another built page to measure alternately, such as one of an earlier commit
 *   --json            figures for programs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CreatedTable } from '@kickdoor/protocol';
import { startServer } from '@kickdoor/server';
import { pino } from 'pino';
import type { Browser } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from '../../scripts/find-browser.ts';
import { delayedLine } from './delay.ts';
import { buildEmptyPage } from './empty.ts';
import { framesOf, Visit, type Look } from './measure.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const WEB = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist');
/** Milliseconds during which frames are counted. */
const WATCHED = 5000;

/** The measurements of a page. */
interface Measured {
  readonly empty: Look;
  readonly start: Look;
  readonly table: Look;
  readonly shift: number;
  readonly interaction: number;
  readonly frames: { readonly perSecond: number; readonly longest: number };
}

const values = optionsOf({
  json: { type: 'boolean' },
  rounds: { type: 'string', default: '3' },
  slower: { type: 'string', default: '4' },
  'round-trip': { type: 'string', default: '0' },
  beside: { type: 'string' },
});
const count = wholeNumber('rounds', values.rounds);
const slower = wholeNumber('slower', values.slower, 1, 100);
const roundTrip = wholeNumber('round-trip', values['round-trip'], 0);
const folder = mkdtempSync(join(tmpdir(), 'kickdoor-bench-'));
await buildWeb({ ifStale: true });
const empty = await buildEmptyPage();
const other = await serve(empty.folder, 'empty');
const pages = [await serve(WEB, 'game')];
if (values.beside !== undefined) pages.push(await serve(values.beside, 'beside'));
const browser = await launchBrowser();
try {
  const measured: Measured[][] = pages.map(() => []);
  for (let at = 0; at < count; at += 1) {
    const emptyLook = await lookAtEmpty(browser);
    for (const [which, page] of pages.entries()) {
      measured[which]?.push({ empty: emptyLook, ...(await measure(browser, page.port)) });
    }
  }
  const results = measured.map(summary);
  process.stdout.write(
    values.json === true ? `${JSON.stringify(results, null, 2)}\n` : results.map(table).join('\nbeside it\n'),
  );
} finally {
  await browser.close();
  for (const page of [...pages, other]) await page.close();
  empty.remove();
  rmSync(folder, { recursive: true, force: true });
}

interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a built page over a connection with the requested delay. */
async function serve(web: string, name: string): Promise<Served> {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: join(folder, name),
    web,
    log: pino({ level: 'error' }),
    pace: { botDelay: 250 },
    seed: () => 'bench page',
  });
  const line = await delayedLine(server.port, roundTrip);
  const close = async () => {
    line.close();
    await server.close();
  };
  return { port: line.port, close };
}

/** Creates a table of six, five of them bots. Returns its address and the host's local storage. */
async function tableOfSix(port: number): Promise<{ url: string; kept: Record<string, string> }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats: 6, bots: [1, 2, 3, 4, 5], player: { name: 'Ada', sex: 'female' } }),
  });
  const { table: id, host, secret } = CreatedTable.parse(await response.json());
  return {
    url: `http://127.0.0.1:${port}/t/${id}`,
    kept: { [`kickdoor.table.${id}`]: JSON.stringify({ host, secret }) },
  };
}

async function lookAtEmpty(within: Browser): Promise<Look> {
  const visit = await Visit.open(within, slower);
  const look = await visit.look(`http://127.0.0.1:${other.port}/`, '[data-testid=ready]');
  await visit.close();
  return look;
}

async function measure(within: Browser, port: number): Promise<Omit<Measured, 'empty'>> {
  const first = await Visit.open(within, slower);
  // The door can be pressed before the page has loaded (`packages/web/src/door`); the rest comes with the page.
  const start = await first.look(
    `http://127.0.0.1:${port}/`,
    '[data-testid=kick-it-open]',
    '[data-testid=mine]',
  );
  const shiftAtStart = (await first.observed()).shift;
  await first.close();

  const { url, kept } = await tableOfSix(port);
  const host = await Visit.open(within, slower, kept);
  await host.look(url, '[data-testid=start-game]');
  await host.page.getByTestId('start-game').click();
  await host.page.getByTestId('hand').waitFor();
  await host.close();

  const seated = await Visit.open(within, slower, kept);
  const cold = await seated.look(url, '[data-testid=hand] [data-card]');
  const frames = await framesOf(seated.page, WATCHED);
  const cards = seated.page.locator('[data-testid=hand] [data-card]');
  for (let at = 0; at < Math.min(4, await cards.count()); at += 1) {
    await cards.nth(at).click({ position: { x: 12, y: 20 } });
    await seated.page.keyboard.press('Escape');
  }
  // Events are reported after the frame they caused.
  await seated.page.waitForTimeout(300);
  const { shift, interactions } = await seated.observed();
  await seated.close();
  return {
    start,
    table: cold,
    shift: Math.max(shift, shiftAtStart),
    interaction: Math.max(0, ...interactions),
    frames,
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

interface Bar {
  readonly what: string;
  readonly value: number;
  readonly bar: number;
  readonly unit: string;
  readonly met: boolean;
}

/** Computes ratios within each round. */
function summary(rounds: readonly Measured[]): readonly Bar[] {
  const most = (what: string, of: (round: Measured) => number, bar: number, unit: string): Bar => {
    const value = median(rounds.map(of));
    return { what, value, bar, unit, met: value <= bar };
  };
  const frames = median(rounds.map((each) => each.frames.perSecond));
  return [
    most('the empty page is ready', ({ empty: it }) => it.ready, Number.POSITIVE_INFINITY, 'ms'),
    most('start ready, to the empty page', ({ start, empty: it }) => start.ready / it.ready, 1.5, 'times'),
    most(
      'all of the start, to it',
      ({ start, empty: it }) => start.whole / it.ready,
      Number.POSITIVE_INFINITY,
      'times',
    ),
    most('the table is ready', ({ table: it }) => it.ready, Number.POSITIVE_INFINITY, 'ms'),
    most('table ready, to the empty page', ({ table: it, empty: no }) => it.ready / no.ready, 3, 'times'),
    most('start', ({ start }) => start.bytes / 1000, 150, 'KB'),
    most('table, cold', ({ table: it }) => it.bytes / 1000, 400, 'KB'),
    most('longest interaction', ({ interaction }) => interaction, 200, 'ms'),
    most('layout shift', ({ shift }) => shift, 0.02, ''),
    { what: 'frames while six act', value: frames, bar: 60, unit: 'a second', met: frames >= 59 },
    most('longest frame', (each) => each.frames.longest, Number.POSITIVE_INFINITY, 'ms'),
  ];
}

function table(bars: readonly Bar[]): string {
  const lines = bars.map(({ what, value, bar, unit, met }) => {
    const wanted = Number.isFinite(bar) ? `  (bar ${bar}${met ? '' : ', not met'})` : '';
    return `${what.padEnd(34)} ${value.toFixed(value < 10 ? 2 : 0).padStart(7)} ${unit}${wanted}`;
  });
  return `${lines.join('\n')}\n`;
}
