/** `pack new` and `pack bundle`: playable packs in a folder and in a file. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { loadPack } from '@kickdoor/packs/node';
import { KINDS, SHEETS } from '@kickdoor/rules';
import { LANGUAGES } from '@kickdoor/words';
import { printProblem } from '@kickdoor/words/check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cliWords } from '../src/words/words.ts';
import { ran } from './run.ts';

const ALL = LANGUAGES.join(',');
const words = cliWords('en', { plain: true });

let folder = '';
let attic = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  attic = join(folder, 'attic');
});

afterEach(() => {
  delete process.env['PACKS_DIR'];
  rmSync(folder, { recursive: true, force: true });
});

describe('a new pack', () => {
  test('has a card of each kind, with pictures and words, and no problems', async () => {
    const { out, code } = await ran(['pack', 'new', attic, '--languages', ALL]);
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      `Created the pack ${attic} with words in ${LANGUAGES.join(', ')}. Next steps:`,
    ]);
    const { pack, problems } = loadPack(attic);
    expect(problems.map((problem) => printProblem(problem, words))).toEqual([]);
    expect(new Set(pack?.cards.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(pack?.cards.filter(({ picture }) => picture === null)).toEqual([]);
    expect((await ran(['pack', 'check', attic])).code).toBe(0);
  });

  test.each(LANGUAGES)('has complete texts in %s', async (language) => {
    await ran(['pack', 'new', attic, '--lang', language]);
    expect(Object.keys(loadPack(attic).pack?.words ?? {})).toEqual([language]);
    const { out } = await ran(['words', '--packs', attic, '--set', 'attic', '--lang', language]);
    expect(out).not.toMatch(/[[\]{}]/u);
    expect(out.split('\n\n').length).toBeGreaterThan(KINDS.length);
  });

  test('can be played with every sheet and its sets', async () => {
    await ran(['pack', 'new', attic]);
    for (const { id, sets } of SHEETS) {
      const table = ['--sheet', id, '--sets', [...sets, 'attic'].join(',')];
      const mix = [...table, '--games', '1', '--seats', '4'];
      const { out, err, code } = await ran(['simulate', '--packs', attic, ...mix, '--json']);
      expect([code, err]).toEqual([0, '']);
      const played: unknown = JSON.parse(out);
      expect(played).toMatchObject({ games: 1, finished: 1, byCard: { 'avalanche-of-boxes': {} } });
    }
  });

  test('keeps its maker’s texts, whatever they contain', async () => {
    const author = 'Ann "the: Pirate" Bonny # {x}';
    await ran(['pack', 'new', attic, '--author', author, '--license', 'CC-BY-4.0']);
    expect(loadPack(attic).pack).toMatchObject({ id: 'attic', author, license: 'CC-BY-4.0' });
  });

  test('includes the schemas that its files refer to', async () => {
    await ran(['pack', 'new', attic]);
    const files = ['pack.yaml', 'pictures.yaml', 'doors/monsters.yaml', 'treasures/items.yaml'];
    for (const file of files) {
      const text = readFileSync(join(attic, file), 'utf8');
      const [, schema = ''] = /^# yaml-language-server: \$schema=(.*)$/mu.exec(text) ?? [];
      expect(existsSync(join(attic, file, '..', schema))).toBe(true);
    }
  });

  test('isn’t written over existing files, or with an invalid name', async () => {
    mkdirSync(attic);
    writeFileSync(join(attic, 'notes.txt'), 'Mine.');
    const refused = [
      [attic, `There is something at “${attic}” already.`],
      [join(attic, 'notes.txt'), 'A pack’s id has lowercase letters and digits'],
      [join(folder, 'My Attic'), '“My Attic” is not an id'],
      [join(folder, 'classic'), 'There is a built-in set “classic” already.'],
      ['', 'It must not be empty.'],
    ] as const;
    for (const [path, why] of refused) {
      const { out, err } = await ran(['pack', 'new', path]);
      expect([out, err]).toEqual(['', expect.stringContaining(why)]);
    }
    const { err } = await ran(['pack', 'new', join(folder, 'loft'), '--languages', 'en,xx']);
    expect(err).toContain(`There are ${LANGUAGES.join(', ')}.`);
    expect([readdirSync(folder), readdirSync(attic)]).toEqual([['attic'], ['notes.txt']]);
  });
});

describe('a bundle', () => {
  test('is accepted wherever a folder is: --packs, PACKS_DIR, pack check', async () => {
    await ran(['pack', 'new', attic, '--author', 'Ann', '--license', 'CC0-1.0']);
    const home = join(folder, 'shelf');
    mkdirSync(home);
    const file = join(home, 'any-name.kickdoor');
    const { out, code } = await ran(['pack', 'bundle', attic, '--out', file]);
    expect([code, out]).toEqual([0, expect.stringMatching(/any-name\.kickdoor: 39 cards, [\d,]+ bytes\n$/u)]);
    expect(loadPack(file).pack).toEqual(loadPack(attic).pack);
    expect(await ran(['pack', 'check', file])).toMatchObject({ out: '39 cards, 0 mistakes\n', code: 0 });
    expect(await ran(['pack', 'check', home])).toMatchObject({ out: '39 cards, 0 mistakes\n', code: 0 });
    const read = ['words', '--set', 'attic', '--lang', 'en'];
    const { out: printed } = await ran([...read, '--packs', attic]);
    expect((await ran([...read, '--packs', file])).out).toBe(printed);
    process.env['PACKS_DIR'] = home;
    expect((await ran(read)).out).toBe(printed);
    const games = ['--sets', 'classic,attic', '--games', '1', '--seats', '3', '--bots', 'random', '--json'];
    expect(JSON.parse((await ran(['simulate', ...games])).out)).toMatchObject({ finished: 1 });
  });

  test('reports what is missing, and includes the license', async () => {
    await ran(['pack', 'new', attic]);
    writeFileSync(join(attic, 'LICENSE'), 'Take it.');
    const file = join(folder, 'attic.kickdoor');
    const { out } = await ran(['pack', 'bundle', attic, '--out', file]);
    expect(out).toContain('pack.yaml doesn’t name an author (author: …).');
    expect(out).toContain('pack.yaml doesn’t state a license');
    expect(readFileSync(file).includes('LICENSE')).toBe(true);
    expect(readFileSync(file).includes('.schema')).toBe(false);
  });

  test('isn’t made from a pack with a mistake', async () => {
    await ran(['pack', 'new', attic]);
    writeFileSync(join(attic, 'doors/more.yaml'), '- { id: bat, kind: mote }\n');
    const file = join(folder, 'attic.kickdoor');
    const { err, code } = await ran(['pack', 'bundle', attic, '--out', file]);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(`${join(attic, 'doors/more.yaml')}:1:20  there is no kind "mote"`),
    ]);
    expect(existsSync(file)).toBe(false);
  });

  test('that is damaged is refused everywhere', async () => {
    const file = join(folder, 'attic.kickdoor');
    writeFileSync(file, 'PK');
    const why = `${file}:1:1  this is not a pack bundle, or it is incomplete\n`;
    expect(await ran(['pack', 'check', file])).toMatchObject({ out: `${why}0 cards, 1 mistake\n`, code: 1 });
    expect(await ran(['words', '--packs', file, '--set', 'attic'])).toMatchObject({ err: why, code: 1 });
    cpSync(file, join(folder, 'copy.kickdoor'));
    rmSync(file);
    expect((await ran(['words', '--packs', folder, '--set', 'attic'])).err).toContain(
      'copy.kickdoor:1:1  this is not a pack bundle',
    );
  });
});
