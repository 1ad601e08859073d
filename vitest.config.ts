import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { characters } from './packages/web/characters-plugin.ts';
import { here } from './packages/web/here-plugin.ts';
import { hyphens } from './packages/web/hyphens-plugin.ts';
import { packs } from './packages/web/packs-plugin.ts';
import { pictures } from './packages/web/pictures-plugin.ts';
import { sets } from './packages/web/sets-plugin.ts';
import { words } from './packages/web/words-plugin.ts';
import { workshop } from './packages/web/workshop-plugin.ts';
import { installedBrowser, NO_BROWSER } from './scripts/find-browser.ts';

const browser = installedBrowser();
const chosen = process.argv.filter((_, at) => process.argv[at - 1] === '--project');
// This file is loaded several times; it is said once.
const isSaid = process.env['KICKDOOR_NO_BROWSER_SAID'] === 'yes';
if (browser === undefined && !isSaid && (chosen.length === 0 || chosen.includes('browser'))) {
  process.env['KICKDOOR_NO_BROWSER_SAID'] = 'yes';
  process.stderr.write(`The browser's tests are skipped: ${NO_BROWSER}\n`);
}

// Servers, commands, and threads that tests start read what was compiled for the one before. It would blur coverage.
if (!process.argv.includes('--coverage')) {
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');
}

const units = globSync(
  [
    'packages/*/test/**/*.test.{ts,tsx}',
    'packages/*/src/**/*.test.{ts,tsx}',
    'scripts/test/**/*.test.ts',
    'test/*.test.ts',
  ],
  { cwd: import.meta.dirname },
);
/** Those that put a module in the place of another, before anything has loaded it. */
const mocking = units.filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
);

const plugins = [words(), sets(), packs(), characters(), pictures(), hyphens(), here(), workshop()];
const unit = {
  environment: 'node',
  // Nothing is measured here: a loaded machine may take its time, and what hangs is found all the same.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

export default defineConfig({
  test: {
    // Whoever asks for the browser's tests alone has been told why there are none.
    passWithNoTests:
      browser === undefined && chosen.every((project) => project === 'browser') && chosen.length > 0,
    // By default one core is left to the machine: half of what CI has.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.{ts,tsx}'],
      // What runs in the browser, in threads and in other processes is not counted: the pages, and what is generated.
      exclude: ['**/*.d.ts', '**/messages.ts', 'packages/web/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        plugins,
        test: {
          ...unit,
          name: 'unit',
          include: units.filter((file) => !mocking.includes(file)),
          // Files share what they load: the rules, the cards and their words take longer to load than most tests to run.
          isolate: false,
        },
      },
      { plugins, test: { ...unit, name: 'mocking', include: mocking } },
      {
        test: {
          name: 'install',
          include: ['test/install/*.test.ts'],
          environment: 'node',
          sequence: { groupOrder: 1 }, // after the unit tests, which want every core
        },
      },
      {
        test: {
          name: 'browser',
          include: browser === undefined ? [] : ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['scripts/e2e-setup.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          // A loaded machine may hold up a browser for longer than a test waits; what is broken fails each time.
          retry: process.env['CI'] === undefined ? 0 : 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
