/** Custom packs in addition to the built-in sets. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  PackError,
  PackLibrary,
  packInfo,
  packsAsText,
  packsOf,
  setIds,
  type PackPlace,
} from '../src/node.ts';
import { told } from './support.ts';

const GALLEY = join(import.meta.dirname, '../../../test/fixtures/packs/galley');

let folder = '';
let home = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'library-'));
  home = copy('galley');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copy(name: string): string {
  const to = join(folder, name);
  cpSync(GALLEY, to, { recursive: true });
  return to;
}

let later = 0;

/** Changes a file like an editor, with a later modification time. */
function edit(path: string, change: (text: string) => string): void {
  const file = join(home, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  later += 1000;
  const time = new Date(Date.now() + later);
  utimesSync(file, time, time);
}

function mistakesWith(places: readonly PackPlace[]): readonly string[] {
  try {
    return new PackLibrary(places).ids();
  } catch (error) {
    if (error instanceof PackError) return error.problems.map(told);
    throw error;
  }
}

describe('custom packs', () => {
  test('are the pack in a folder, or all packs in a folder', () => {
    for (const path of [home, folder]) {
      const library = new PackLibrary([{ path }]);
      expect(library.ids()).toEqual([...setIds(), 'galley']);
      expect(library.load('galley').cards).toHaveLength(8);
      expect(library.load('classic').id).toBe('classic');
    }
  });

  test('may be missing only where that is allowed', () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(mistakesWith([{ path: empty, mayBeEmpty: true }])).toEqual(setIds());
    expect(mistakesWith([{ path: empty }])).toEqual([
      `${empty}:1:1  there is no pack in this folder (expected the folder of a pack, with a pack.yaml)`,
    ]);
    expect(mistakesWith([{ path: join(folder, 'nowhere'), mayBeEmpty: true }])).toEqual([
      `${join(folder, 'nowhere')}:1:1  there is no such folder (expected the folder of a pack, with a pack.yaml)`,
    ]);
  });

  test('are refused with the place of each mistake', () => {
    edit('doors/doors.yaml', (text) => text.replace('level: 1\n', 'level: none\n'));
    expect(mistakesWith([{ path: folder }])).toEqual([
      expect.stringContaining(`${join(home, 'doors/doors.yaml')}:4:10  level is "none"`),
    ]);
  });

  test('without a pack.yaml are not ignored', () => {
    rmSync(join(home, 'pack.yaml'));
    expect(mistakesWith([{ path: folder }])).toEqual([
      expect.stringContaining(`${join(home, 'pack.yaml')}:1:1  there is no pack.yaml`),
    ]);
  });

  test('must not have the id of another pack, or of a built-in set', () => {
    const second = copy('second');
    expect(mistakesWith([{ path: folder }])).toEqual([
      `${join(second, 'pack.yaml')}:1:1  another pack is called galley, too (expected another id in pack.yaml)`,
    ]);
    rmSync(second, { recursive: true });
    edit('pack.yaml', (text) => text.replace('id: galley', 'id: west'));
    expect(mistakesWith([{ path: home }])).toEqual([
      expect.stringContaining('another pack is called west, too'),
    ]);
  });

  test('are reported once if their id is taken, and used as soon as it is free', () => {
    const library = new PackLibrary([{ path: folder }]);
    const second = copy('second');
    const report = `${join(second, 'pack.yaml')}:1:1  another pack is called galley, too (expected another id in pack.yaml)`;
    const refreshed = () => library.refresh().map(told);
    expect([refreshed(), refreshed(), refreshed()]).toEqual([[report], [], []]);
    rmSync(home, { recursive: true });
    expect(refreshed()).toEqual([]);
    expect(library.ids()).toEqual([...setIds(), 'galley']);
    copy('galley');
    expect([refreshed(), refreshed()]).toEqual([[report], []]);
  });

  test('are one pack, however often they are found', () => {
    const link = join(folder, '..', `link-${Date.now()}`);
    symlinkSync(home, link);
    try {
      const ways = [home, `${home}/`, relative('.', home), link, folder];
      for (const first of ways) {
        const places = [first, ...ways].map((path) => ({ path }));
        expect(mistakesWith(places)).toEqual([...setIds(), 'galley']);
      }
    } finally {
      rmSync(link);
    }
    expect(mistakesWith([{ path: folder, mayBeEmpty: true }, { path: home }])).toHaveLength(
      setIds().length + 1,
    );
  });

  test('may have companions in any of the places, in any order', () => {
    const elsewhere = join(folder, 'elsewhere', 'deep');
    mkdirSync(elsewhere, { recursive: true });
    writeFileSync(
      join(elsewhere, 'pack.yaml'),
      'id: stowaways\nversion: 1.0.0\nlanguages: [en]\ncompanions: [galley]\n',
    );
    mkdirSync(join(elsewhere, 'treasures'));
    writeFileSync(
      join(elsewhere, 'treasures/cards.yaml'),
      '- id: key\n  kind: item\n  bonus: 1\n  gold: 100\n  for: { class: ships-cook }\n',
    );
    expect(mistakesWith([{ path: elsewhere }])).toEqual([
      expect.stringContaining('there is no set galley for a companion'),
    ]);
    for (const paths of [
      [elsewhere, home],
      [home, elsewhere],
    ]) {
      const ids = mistakesWith(paths.map((path) => ({ path })));
      expect(ids).toEqual([...setIds(), ...paths.map((path) => (path === home ? 'galley' : 'stowaways'))]);
    }
  });

  test('may need each other; their companions’ companions don’t matter', () => {
    const races: Readonly<Record<string, string>> = { sea: 'selkie', shore: 'heron', sky: 'kite' };
    const write = (id: string, companion: string): string => {
      const to = join(folder, id);
      mkdirSync(join(to, 'doors'), { recursive: true });
      const manifest = `id: ${id}\nversion: 1.0.0\nlanguages: [en]\ncompanions: [${companion}]\n`;
      writeFileSync(join(to, 'pack.yaml'), manifest);
      const storm = `strike: [{ if: { who: { race: ${races[companion]} }, do: [die] } }]`;
      const cards = `- { id: ${races[id]}, kind: race }\n- { id: storm-at-${id}, kind: event, ${storm} }\n`;
      writeFileSync(join(to, 'doors/cards.yaml'), cards);
      return to;
    };
    const paths = [write('sea', 'shore'), write('shore', 'sea'), write('sky', 'shore')];
    expect(mistakesWith(paths.map((path) => ({ path })))).toEqual([...setIds(), 'sea', 'shore', 'sky']);
  });

  test('can be described without their cards', () => {
    const info = packInfo(new PackLibrary([{ path: home }]).load('galley'));
    expect(info).toMatchObject({
      id: 'galley',
      builtIn: false,
      languages: ['en', 'ru'],
      names: { en: 'The Galley', ru: 'Камбуз' },
      doors: 15,
      treasures: 11,
      look: { sign: null, paper: 'straw', wall: 'teal' },
    });
  });

  test('can be sent to another thread as text', () => {
    const library = new PackLibrary([{ path: home }]);
    const there = packsOf(packsAsText(library, ['classic', 'galley']));
    expect(there.ids()).toEqual(library.ids());
    expect(there.load('galley')).toEqual(library.load('galley'));
  });
});

describe('a pack that is edited', () => {
  test('is as it was until it is read again', () => {
    const library = new PackLibrary([{ path: home }]);
    const before = library.load('galley');
    edit('doors/doors.yaml', (text) => text.replace('level: 16', 'level: 15'));
    expect(library.load('galley')).toBe(before);
    expect(library.refresh()).toEqual([]);
    expect(library.load('galley').cards.find(({ id }) => id === 'kraken')?.level).toBe(15);
    expect(library.load('galley').setHash).not.toBe(before.setHash);
    const after = library.load('galley');
    library.refresh();
    expect(library.load('galley')).toBe(after);
  });

  test('stays as it was while it has a mistake, which is reported once', () => {
    const library = new PackLibrary([{ path: home }]);
    const before = library.load('galley');
    edit('doors/doors.yaml', (text) => text.replace('kind: curse', 'kind: purse'));
    expect(library.refresh().map(told)).toEqual([expect.stringContaining('there is no kind')]);
    expect(library.refresh()).toEqual([]);
    expect(library.load('galley')).toBe(before);
    edit('doors/doors.yaml', (text) => text.replace('kind: purse', 'kind: curse').replace('16', '14'));
    expect(library.refresh()).toEqual([]);
    expect(library.load('galley')).not.toBe(before);
  });

  test('comes and goes with its folder', () => {
    const library = new PackLibrary([{ path: folder }]);
    const second = copy('second');
    writeFileSync(join(second, 'pack.yaml'), 'id: second\nversion: 1.0.0\nlanguages: [en, ru]\n');
    library.refresh();
    expect(library.own().map(({ id }) => id)).toEqual(['galley', 'second']);
    rmSync(second, { recursive: true });
    library.refresh();
    expect(library.own().map(({ id }) => id)).toEqual(['galley']);
  });
});
