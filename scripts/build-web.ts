/**
 * Builds the web client into packages/web/dist. With --if-stale, only if a source it may contain is newer than the last
 * build.
 */
import { dirname, join } from 'node:path';
import process from 'node:process';
import { compressFolder } from './compress.ts';
import { isStale, viteBuild } from './vite.ts';

const built = join(import.meta.dirname, '..', 'packages', 'web', 'dist', 'index.html');

export async function buildWeb({ ifStale }: { ifStale: boolean }): Promise<void> {
  if (ifStale && !isStale(built)) return;
  if (!(await viteBuild('vite.config.ts'))) throw new Error('The web client could not be built.');
  await compressFolder(dirname(built));
}

if (import.meta.main) {
  try {
    await buildWeb({ ifStale: process.argv.includes('--if-stale') });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
