import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setsFolder } from '@kickdoor/packs/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packCommand } from '../src/pack.ts';
import { cliWords } from '../src/words/words.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** Returns what a command prints, and its exit code. */
async function run(...args: readonly string[]): Promise<{ readonly out: string; readonly code: unknown }> {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const before = process.exitCode;
  process.exitCode = 0;
  const command = packCommand(cliWords('en', { plain: true })).exitOverride();
  for (const sub of command.commands) sub.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    await command.parseAsync(args, { from: 'user' });
    return { out, code: process.exitCode };
  } finally {
    process.exitCode = before;
  }
}

test('check finds nothing wrong with the classic set', async () => {
  expect(await run('check', join(setsFolder(), 'classic'))).toEqual({
    out: '168 cards, 0 problems\n',
    code: 0,
  });
});

test('check prints every problem with its place, and fails', async () => {
  writeFileSync(join(folder, 'pack.yaml'), 'id: My Pack\nversion: 1.0.0\n');
  const { out, code } = await run('check', folder);
  expect(out.split('\n')).toEqual([
    `${join(folder, 'pack.yaml')}:1:1  languages is missing (expected a list)`,
    `${join(folder, 'pack.yaml')}:1:5  id is "My Pack" (expected lowercase letters and digits, with dashes between words)`,
    '0 cards, 2 problems',
    '',
  ]);
  expect(code).toBe(1);
});

test('check reports a missing folder', async () => {
  const missing = join(folder, 'nowhere');
  const { out, code } = await run('check', missing);
  expect(out).toBe(
    `${missing}:1:1  there is no such folder (expected the folder of a pack, with a pack.yaml)\n0 cards, 1 problem\n`,
  );
  expect(code).toBe(1);
});

test('schema prints a JSON Schema for each kind of file', async () => {
  for (const file of ['card', 'pack', 'pictures']) {
    const { out } = await run('schema', file);
    expect(JSON.parse(out)).toHaveProperty('$schema', 'http://json-schema.org/draft-07/schema#');
    vi.restoreAllMocks();
  }
  await expect(run('schema', 'song')).rejects.toThrow(/Allowed choices are card, pack, pictures/u);
});
