/** Packs in folders, and the built-in sets. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compilePack } from '../src/index.ts';
import { builtInSets, cardTexts, loadPack, loadSet, packBundle, setIds } from '../src/node.ts';
import { coreWords } from '@kickdoor/words/node';
import { SOUND, told } from './support.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packs-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, files: Readonly<Record<string, string | Uint8Array>>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), content);
  }
  return join(folder, name);
}

const problemsIn = (path: string) => loadPack(path).problems.map(told);

describe('a folder', () => {
  test('with a pack in it, and other files', () => {
    const home = write('small', {
      ...SOUND,
      'README.md': 'Hello',
      '.hidden/a.yaml': '[',
      'art/cat.png': 'x',
    });
    const { pack, problems } = loadPack(home);
    expect(problems).toEqual([]);
    expect(pack).toEqual(compilePack(Object.entries(SOUND).map(([path, text]) => ({ path, text }))).pack);
  });

  test('that is missing, is a file, or is empty', () => {
    expect(problemsIn(join(folder, 'nothing'))).toEqual([
      `${join(folder, 'nothing')}:1:1  there is no such folder (expected the folder of a pack, with a pack.yaml)`,
    ]);
    const file = join(write('small', SOUND), 'pack.yaml');
    expect(problemsIn(file)[0]).toContain('this is not a folder');
    mkdirSync(join(folder, 'empty'));
    expect(problemsIn(join(folder, 'empty'))).toEqual([
      'pack.yaml:1:1  there is no pack.yaml (expected a file with id, version and languages)',
    ]);
  });

  test('with a file that is not text', () => {
    const home = write('small', { ...SOUND, 'doors/bytes.yaml': new Uint8Array([0xff, 0xfe, 0x00]) });
    expect(problemsIn(home)).toEqual([
      'doors/bytes.yaml:1:1  the file is not text in UTF-8 (expected the file saved as UTF-8)',
    ]);
    expect(loadPack(home).pack).toBeNull();
  });

  test('with too many files', () => {
    const many = Array.from({ length: 501 }, (_, at) => [`doors/${at}.yaml`, ''] as const);
    expect(problemsIn(write('many', Object.fromEntries(many)))[0]).toMatch(
      /501 files or more \(expected at most 500\)/u,
    );
  });

  test('next to its companion', () => {
    write('small', SOUND);
    const home = write('more', {
      'pack.yaml': 'id: more\nversion: 1.0.0\nlanguages: [en]\ncompanions: [small, classic]\n',
      'doors/a.yaml':
        '- id: owl\n  kind: event\n  strike:\n    - if: { who: { race: elf, class: fool }, do: [die] }\n    - if: { who: { class: wizard }, do: [die] }\n',
      'words/en/a.ftl': 'owl = Owl\n',
      'pictures.yaml': 'owl: { figure: { icon: owl }, ground: none, sky: slate }\n',
    });
    expect(problemsIn(home)).toEqual([]);
  });
});

/** The prices of a set's cards, with their currency. */
function prices(set: string): readonly string[] {
  return cardTexts(set, 'en').flatMap((card) => card.match(/· \d+ (?:gold|credits)/gu) ?? []);
}

describe('the built-in sets', () => {
  test('are found by name, and loaded once', () => {
    expect(setIds()).toContain('classic');
    expect(builtInSets().map(({ id }) => id)).toEqual(setIds());
    expect(loadSet('classic')).toBe(loadSet('classic'));
    expect(() => loadSet('nothing')).toThrow(/The set nothing can't be used:\n.*no such folder/u);
  });

  test('are available as plain JSON, with a hash that changes with them', () => {
    const bundle = packBundle(loadSet('classic'));
    expect(JSON.parse(JSON.stringify(bundle))).toEqual(bundle);
    expect(bundle.words['en']?.ftl).toContain('net-troll = Net Troll');
    expect(bundle.hash).toMatch(/^[0-9a-f]{32}$/u);
    const { pack } = loadPack(write('small', SOUND));
    expect(pack === null ? null : packBundle(pack).hash).not.toBe(bundle.hash);
  });

  test('are available as players read them', () => {
    const text = cardTexts('classic', 'en').find((card) => card.startsWith('Net Troll\n'));
    expect(text).toMatch(/\nMonster · Level\s10 · 3\streasures · 1\sLevel for the kill\n/u);
  });

  test("use their own sheet's currency", () => {
    expect(prices('west').filter((price) => !price.endsWith('gold'))).toEqual([]);
    expect(prices('space').filter((price) => !price.endsWith('credits'))).toEqual([]);
  });
});

test('the engine’s words exist in English, and are not found outside their folder', () => {
  expect(coreWords('en').length).toBeGreaterThan(2);
  expect([coreWords('xx'), coreWords('..'), coreWords('../en')]).toEqual([[], [], []]);
});
