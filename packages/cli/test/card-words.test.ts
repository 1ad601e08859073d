import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LANGUAGES, type Language } from '@kickdoor/words';
import { BUILT_IN, loadSet } from '@kickdoor/packs/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsCommand } from '../src/card-words.ts';
import { cliWords } from '../src/words/words.ts';
import { ran } from './run.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

/** Returns what the command prints. */
async function run(language: Language, ...args: readonly string[]): Promise<string> {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const command = wordsCommand(cliWords(language)).exitOverride();
  command.configureOutput({ writeErr: () => undefined });
  await command.parseAsync(args, { from: 'user' });
  return out;
}

test('prints the cards of a set, one per paragraph', async () => {
  const cards = (await run('en', '--set', 'classic')).trimEnd().split('\n\n');
  expect(cards).toHaveLength(loadSet('classic').cards.length);
  expect(cards).toContainEqual(
    expect.stringMatching(
      /^Net Troll\nMonster · Level\s10 · 3\streasures · 1\sLevel for the kill\n.*Bad Stuff: /su,
    ),
  );
});

test('uses the language of the command line', async () => {
  expect(await run('de', '--set', 'west')).toMatch(/\nMonster · Stufe\s/u);
});

test('uses the terms of the requested sheet', async () => {
  expect(await run('ru', '--set', 'classic')).toContain('Полукровка\nПолукровка · ');
  expect(await run('ru', '--set', 'classic', '--sheet', 'early')).toContain(
    'Расовый Коктейль\nРасовый Коктейль · ',
  );
});

test('rejects unknown sets and formats', async () => {
  const { err, code } = await ran(['words', '--set', 'nothing']);
  expect([code, err]).toEqual([1, `There is no set “nothing”; there are ${BUILT_IN.ids().join(', ')}.\n`]);
  await expect(run('en', '--set', 'west', '--format', 'pdf')).rejects.toThrow(
    /Allowed choices are text, html/u,
  );
  await expect(run('en')).rejects.toThrow(/--set <set>/u);
});

test('renders a self-contained page', async () => {
  const file = join(folder, 'winter.html');
  expect(await run('en', '--set', 'winter', '--format', 'html', '--out', file)).toBe('');
  const page = readFileSync(file, 'utf8');
  for (const { id } of loadSet('winter').cards) expect(page).toContain(`<a href="#card-${id}">`);
  for (const language of LANGUAGES) expect(page).toContain(`<div lang="${language}"`);
  const outside = [...page.matchAll(/(?:href|src|url)(?:="|\(["']?)(?!#|data:)[^"')]+/gu)].map(
    ([found]) => found,
  );
  expect(outside).toEqual([]);
});

test('says which file it can’t write', async () => {
  const file = join(folder, 'no', 'such');
  const { err, code } = await ran(['words', '--set', 'winter', '--out', file]);
  expect(err).toBe(`${file} can’t be used: there is no such file or folder\n`);
  expect(code).toBe(1);
  expect(existsSync(file)).toBe(false);
});
