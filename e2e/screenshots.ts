/** Plays a game with a fixed seed and takes the screenshots in the docs: `npm run screenshots`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CombatView } from '@kickdoor/rules';
import { startServer } from '@kickdoor/server';
import { pino } from 'pino';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { buildWeb } from '../scripts/build-web.ts';
import { launchBrowser } from '../scripts/find-browser.ts';
import { makeTable, sitDown } from './support/lobby.ts';
import { Player } from './support/player.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { PERSONS, seedOfLostCombat } from './support/seeds.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screenshots');
/** Late enough for races, classes and items to be on the table. */
const TABLE_TURN = 9;
/** A combat with something to explain. */
const COMBAT_PARTS = 6;

interface Shots {
  readonly browser: Browser;
  readonly url: string;
  readonly screen: string;
  readonly options: BrowserContextOptions;
}

function partsOf({ fighters, monsters }: CombatView): number {
  return fighters.parts.length + monsters.parts.length;
}

async function open({ browser, options }: Shots): Promise<Player> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return new Player(await context.newPage(), { touch: options.hasTouch ?? false });
}

async function take({ page }: Player, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A torch flickers forever; everything else comes to rest.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The home page, and a table that a friend has joined. */
async function beforeTheGame(shots: Shots): Promise<void> {
  const ada = await open(shots);
  await ada.page.goto(shots.url);
  await ada.page.getByTestId('kick-it-open').waitFor();
  await take(ada, `home-${shots.screen}`);
  const link = await makeTable(ada, shots.url, { seats: 4, friends: 2 });
  await sitDown(await open(shots), link, PERSONS[1]);
  await ada.page.getByText('Ben').waitFor();
  await take(ada, `lobby-${shots.screen}`);
}

/** The table, one's own combat, and an enlarged card. */
async function inTheGame(shots: Shots): Promise<void> {
  const ada = await open(shots);
  await makeTable(ada, shots.url, { seats: 4 });
  await ada.playUntil(
    ({ turns, phase, turn, pending }) =>
      turns >= TABLE_TURN && phase === 'opening' && turn === 0 && pending === null,
  );
  await take(ada, `table-${shots.screen}`);
  await ada.playUntil(
    ({ combat, turns, pending }) =>
      combat !== null && pending === null && turns >= TABLE_TURN && partsOf(combat) >= COMBAT_PARTS,
  );
  await take(ada, `combat-${shots.screen}`);
  const foe = ada.view.combat?.foes[0]?.card ?? -1;
  await ada.hands.press(ada.page.locator(`[data-testid=combat] [data-card="${foe}"]`));
  await ada.page.getByTestId('card-sheet').waitFor();
  await take(ada, `card-${shots.screen}`);
}

async function main(): Promise<void> {
  await buildWeb({ ifStale: true });
  mkdirSync(folder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'kickdoor-shots-'));
  const seed = seedOfLostCombat(4);
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    web: join(root, 'packages', 'web', 'dist'),
    log: pino({ level: 'error' }),
    pace: { botDelay: 30 },
    seed: () => seed,
  });
  const browser = await launchBrowser();
  try {
    const url = `http://127.0.0.1:${server.port}`;
    for (const [screen, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      const shots = { browser, url, screen, options };
      await beforeTheGame(shots);
      await inTheGame(shots);
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
