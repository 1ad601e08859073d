/**
 * Takes the screenshots in the docs: `npm run screenshots`. With `--all`, every situation that the scenarios come to, on
 * four sizes and in each of the languages given (`--languages en,ru,de`), goes into test-results/screenshots, which is
 * no part of the repository; `--only` takes those whose name contains a text.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@kickdoor/server';
import { pino } from 'pino';
import { buildWeb } from '../scripts/build-web.ts';
import { launchBrowser } from '../scripts/find-browser.ts';
import { beforeTheGame, inTheGame, type Shots } from './screenshots/docs.ts';
import { everyPage, everySituation, everyTable } from './screenshots/every.ts';
import { DESKTOP, LANDSCAPE, LARGE, PHONE, sharp } from './support/screens.ts';
import { seedOfLostCombat } from './support/seeds.ts';
import { situationRoutes } from './support/situations.ts';
import { isLanguage } from '@kickdoor/words';
import { optionsOf } from '../scripts/options.ts';

const root = join(import.meta.dirname, '..');

const values = optionsOf({
  all: { type: 'boolean', default: false },
  languages: { type: 'string', default: 'en,ru,de' },
  only: { type: 'string', default: '' },
});

/** The sizes that every situation has to look well at. */
const SIZES = { desktop: DESKTOP, large: LARGE, phone: sharp(PHONE), side: sharp(LANDSCAPE) };

async function main(): Promise<void> {
  await buildWeb({ ifStale: true });
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
    routes: situationRoutes,
  });
  const browser = await launchBrowser();
  const folder = values.all ? join(root, 'test-results', 'screenshots') : join(root, 'docs', 'screenshots');
  mkdirSync(folder, { recursive: true });
  const url = `http://127.0.0.1:${server.port}`;
  const shots = (screen: string, options: Shots['options']): Shots => ({
    browser,
    url,
    screen,
    options,
    folder,
  });
  try {
    if (values.all) {
      for (const language of values.languages.split(',').filter(isLanguage)) {
        for (const [screen, options] of Object.entries(SIZES)) {
          await everySituation(shots(screen, options), language, values.only);
          await everyPage(shots(screen, options), language, values.only);
          await everyTable(shots(screen, options), language, values.only);
        }
      }
    } else {
      for (const [screen, options] of Object.entries({ desktop: DESKTOP, phone: sharp(PHONE) })) {
        await beforeTheGame(shots(screen, options));
        await inTheGame(shots(screen, options));
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
