/** What scripts say about wrong options. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Scripts that read their options before doing anything else. */
const SCRIPTS = [
  'bench/main.ts',
  'bench/ladder/main.ts',
  'bench/load/main.ts',
  'packages/bots/scripts/train/main.ts',
  'packages/server/scripts/chaos/main.ts',
];

function run(script: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, script), ...args], { encoding: 'utf8' });
}

/** What chaos says about a mistake. */
const chaos = (...args: readonly string[]) => run('packages/server/scripts/chaos/main.ts', ...args).stderr;

test.each(SCRIPTS)('%s lists its options, and reports unknown ones in a few lines', (script) => {
  const help = run(script, '--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toMatch(/^Options:\n(?: {2}--[a-z-]+.*\n)+$/u);
  const unknown = run(script, '--no-such-thing');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toMatch(/^Unknown option '--no-such-thing'/u);
  expect(unknown.stderr).toContain(help.stdout.trim());
  expect(unknown.stderr).not.toContain('    at ');
});

test('an invalid or out-of-range number is named', () => {
  expect(chaos('--kills', 'many')).toBe('--kills takes a whole number from 1 to 100000, not "many"\n');
  expect(chaos('--kills', '0')).toContain('not "0"');
  expect(chaos('--kills', '')).toContain('not ""');
  expect(chaos('--kills')).toMatch(/^Option '--kills <value>' argument missing\nOptions:/u);
});
