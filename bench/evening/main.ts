/**
 * `npm run evening`: four browsers play an evening at human pace. `--minutes N` limits its length, `--seed` chooses
 * another game, `--json` is for programs. It measures what people would feel rather than the machine's speed: how long
 * turns take, how often the page stops a player who can do nothing, and whom the others wait for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { startServer } from '@kickdoor/server';
import { stream } from '@kickdoor/rules';
import { pino } from 'pino';
import type { Browser } from 'playwright-core';
import { makeTable, sitDown } from '../../e2e/support/lobby.ts';
import { Player } from '../../e2e/support/player.ts';
import { DESKTOP, PHONE } from '../../e2e/support/screens.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from '../../scripts/find-browser.ts';
import { figuresOf, report } from './figures.ts';
import { Guest } from './guest.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

/** The guests: two on desktops, two on phones, each with another setting for when to be stopped. */
const GUESTS = [
  { name: 'Ada', sex: 'female', screen: DESKTOP, when: 'always' },
  { name: 'Ben', sex: 'male', screen: PHONE, when: 'could' },
  { name: 'Cleo', sex: 'female', screen: DESKTOP, when: 'me' },
  { name: 'Dan', sex: 'male', screen: PHONE, when: 'never' },
] as const;

const values = optionsOf({
  minutes: { type: 'string', default: '60' },
  seed: { type: 'string', default: 'an evening' },
  json: { type: 'boolean', default: false },
});
const minutes = wholeNumber('minutes', values.minutes);

/** Seats everybody at the host's table; then the game starts. */
async function gather(browser: Browser, url: string): Promise<Guest[]> {
  const guests: Guest[] = [];
  let link = url;
  for (const { name, sex, screen, when } of GUESTS) {
    const context = await browser.newContext({ ...screen, locale: 'en', reducedMotion: 'reduce' });
    const isPhone = screen.hasTouch === true;
    const player = new Player(await context.newPage(), { means: isPhone ? 'touch' : 'mouse' });
    if (guests.length > 0) await sitDown(player, link, { name, sex });
    else link = await makeTable(player, url, { seats: GUESTS.length, friends: GUESTS.length - 1 });
    guests.push(new Guest(player, name, when, stream(`${values.seed}/${name}`)));
  }
  const host = guests[0]?.player;
  await host?.hands.press(host.page.getByTestId('start-game'));
  for (const guest of guests) {
    await guest.player.eyes.past(-1);
    await guest.say();
  }
  return guests;
}

async function main(): Promise<void> {
  await buildWeb({ ifStale: true });
  const folder = mkdtempSync(join(tmpdir(), 'kickdoor-evening-'));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    web: join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist'),
    log: pino({ level: 'error' }),
    seed: () => values.seed,
  });
  const browser = await launchBrowser();
  try {
    const guests = await gather(browser, `http://127.0.0.1:${server.port}`);
    const end = Date.now() + minutes * 60_000;
    await Promise.all(guests.map((guest) => guest.play(() => Date.now() > end)));
    const figures = figuresOf(guests);
    process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : report(figures));
    for (const { name, stumbles } of figures.guests) {
      for (const what of stumbles) process.stderr.write(`${name}: ${what}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
