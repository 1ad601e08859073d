/** Runs the rules' unit tests against mutants that no scenario kills. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { ROOT } from './sample.ts';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const config = join(import.meta.dirname, 'vitest.config.ts');
/** Milliseconds. The tests take less than ten seconds; a mutant that takes this long counts as endless. */
const PATIENCE = 180_000;

const Reached = z.object({ test: z.string(), reached: z.array(z.int()) });

/** Runs tests. Returns whether all pass. */
function passes(files: readonly string[], env: Readonly<Record<string, string>>): boolean {
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', config, '--bail', '1', ...files],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    },
  );
  return status === 0;
}

/** Which test files reach a mutant. */
export function reachedByTests(written: string, folder: string): ReadonlyMap<number, readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const sound = passes([], { MUTATED: written, REACHED: folder });
  if (!sound) throw new Error('the unit tests fail without a mutant');
  const tests = new Map<number, string[]>();
  for (const file of readdirSync(folder)) {
    const { test, reached } = Reached.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const id of reached) tests.set(id, [...(tests.get(id) ?? []), relative(ROOT, test)]);
  }
  return tests;
}

/** Whether tests fail with a mutant. */
export function isKilledByTests(written: string, id: number, files: readonly string[]): boolean {
  return files.length > 0 && !passes(files, { MUTATED: written, MUTANT: String(id) });
}
