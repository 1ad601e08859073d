/**
 * Builds the renderer of a set's card page into packages/cli/dist/cards, for `kickdoor words --format html`. With
 * --if-stale, only if a source it may contain is newer than the last build.
 */
import { join } from 'node:path';
import process from 'node:process';
import { isStale, viteBuild } from './vite.ts';

const built = join(import.meta.dirname, '..', 'packages', 'cli', 'dist', 'cards', 'render.js');

if (!process.argv.includes('--if-stale') || isStale(built)) {
  if (!(await viteBuild('vite.cards.config.ts'))) {
    process.stderr.write('The page of the cards could not be built.\n');
    process.exitCode = 1;
  }
}
