import process from 'node:process';
import { defineConfig } from 'vitest/config';
import { hyphens } from './packages/web/hyphens-plugin.ts';
import { words } from './packages/web/words-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [words(), hyphens()],
        test: {
          name: 'unit',
          include: [
            'packages/*/test/**/*.test.{ts,tsx}',
            'packages/*/src/**/*.test.{ts,tsx}',
            'scripts/test/**/*.test.ts',
            'test/*.test.ts',
          ],
          environment: 'node',
          // Nothing is measured here: a loaded machine may take its time.
          testTimeout: 30_000,
        },
      },
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
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['scripts/e2e-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          // A loaded machine may hold up a browser for longer than a test waits; what is broken fails twice.
          retry: process.env['CI'] === undefined ? 0 : 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
