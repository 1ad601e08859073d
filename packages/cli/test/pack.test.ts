import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setsFolder } from '@kickdoor/packs/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packCommand } from '../src/pack/command.ts';
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
    out: '168 cards, 0 mistakes\n',
    code: 0,
  });
});

test('check prints every problem with its place, and fails', async () => {
  writeFileSync(join(folder, 'pack.yaml'), 'id: My Pack\nversion: 1.0.0\n');
  const { out, code } = await run('check', folder);
  expect(out.split('\n')).toEqual([
    `${join(folder, 'pack.yaml')}:1:1  languages is missing (expected a list)`,
    `${join(folder, 'pack.yaml')}:1:5  id is "My Pack" (expected lowercase letters and digits, with dashes between words)`,
    '0 cards, 2 mistakes',
    '',
  ]);
  expect(code).toBe(1);
});

test('check reports a missing folder', async () => {
  const missing = join(folder, 'nowhere');
  const { out, code } = await run('check', missing);
  expect(out).toBe(
    `${missing}:1:1  there is no such folder (expected the folder of a pack, with a pack.yaml)\n0 cards, 1 mistake\n`,
  );
  expect(code).toBe(1);
});

const GALLEY = join(import.meta.dirname, '../../../test/fixtures/packs/galley');

test('check reports unfinished parts, but doesn’t fail for them', async () => {
  cpSync(GALLEY, folder, { recursive: true });
  rmSync(join(folder, 'words/ru'), { recursive: true });
  const { out, code } = await run('check', folder);
  expect(out.split('\n')).toEqual([
    `${join(folder, 'pack.yaml')}:1:1  unfinished: no card has a name in words/ru yet (expected a file words/ru/*.ftl with a message for each card)`,
    '26 cards, 0 mistakes, 1 unfinished',
    '',
  ]);
  expect(code).toBe(0);
});

test('check fails for parts that have no effect', async () => {
  cpSync(GALLEY, folder, { recursive: true });
  appendFileSync(join(folder, 'words/en/galley.ftl'), '\nkrakken = Kraken\n');
  const { out, code } = await run('check', folder);
  expect(out).toMatch(/galley\.ftl:\d+:1 {2}krakken names no card of this pack; did you mean kraken\?/u);
  expect(code).toBe(1);
  vi.restoreAllMocks();
  rmSync(join(folder, 'words/ru'), { recursive: true });
  const { out: json, code: failed } = await run('check', '--json', folder);
  expect(JSON.parse(json)).toMatchObject({
    problems: [{ weight: 'gap' }, { weight: 'flaw' }],
    packs: [{ mistakes: 0, flaws: 1, unfinished: 1 }],
  });
  expect(failed).toBe(1);
});

test('check takes several folders, and folders of packs', async () => {
  const [whole, broken] = [join(folder, 'whole'), join(folder, 'broken')];
  cpSync(GALLEY, whole, { recursive: true });
  mkdirSync(broken);
  writeFileSync(join(broken, 'pack.yaml'), '');
  const classic = join(setsFolder(), 'classic');
  const { out, code } = await run('check', folder, classic);
  expect(out.split('\n')).toEqual([
    `${join(broken, 'pack.yaml')}:1:1  the file is empty (expected a file with id, version and languages)`,
    `${broken}: 0 cards, 1 mistake`,
    `${whole}: 26 cards, 0 mistakes`,
    `${classic}: 168 cards, 0 mistakes`,
    '',
  ]);
  expect(code).toBe(1);
  vi.restoreAllMocks();
  const { out: json } = await run('check', '--json', folder, classic);
  expect(JSON.parse(json)).toEqual({
    cards: 194,
    problems: [
      {
        file: join(broken, 'pack.yaml'),
        line: 1,
        column: 1,
        weight: 'mistake',
        message: 'the file is empty (expected a file with id, version and languages)',
      },
    ],
    packs: [
      { path: broken, cards: 0, mistakes: 1, flaws: 0, unfinished: 0 },
      { path: whole, cards: 26, mistakes: 0, flaws: 0, unfinished: 0 },
      { path: classic, cards: 168, mistakes: 0, flaws: 0, unfinished: 0 },
    ],
  });
});

test('schema prints a JSON Schema for each kind of file', async () => {
  for (const file of ['card', 'pack', 'pictures']) {
    const { out } = await run('schema', file);
    expect(JSON.parse(out)).toHaveProperty('$schema', 'http://json-schema.org/draft-07/schema#');
    vi.restoreAllMocks();
  }
  await expect(run('schema', 'song')).rejects.toThrow(/Allowed choices are card, pack, pictures/u);
});
