import { describe, expect, test } from 'vitest';
import { compileCards, compilePack } from '../src/index.ts';
import { keepPack, readKeptPack } from '../src/kept.ts';
import { LANGUAGES } from '@kickdoor/words';
import { compile, files, problemsOf, problemsWith, told } from './support.ts';

const companion = (id: string) => (id === 'big' ? { races: ['orc'], classes: [] } : null);

describe('a valid pack', () => {
  const { pack, problems, cards } = compile();
  const card = (id: string) => pack?.cards.find((one) => one.id === id);

  test('is read without problems', () => {
    expect(problems.map(told)).toEqual([]);
    expect([pack?.id, pack?.version, pack?.sheets, cards]).toEqual(['small', '1.0.0', null, 10]);
    expect(pack?.cards.map(({ id }) => id)).toEqual([
      'rat',
      'elf',
      'fool',
      'hat-eater',
      'itch',
      'sword',
      'potion',
      'prize',
    ]);
  });

  test('gives cards with everything that was written', () => {
    expect(card('rat')).toMatchObject({
      set: 'small',
      kind: 'monster',
      deck: 'doors',
      copies: 1,
      level: 2,
      treasures: 1,
      levels: 1,
      tags: ['beast'],
      traits: { flee: -1, against: [{ who: { race: 'elf' }, strength: 3 }] },
      badStuff: [{ deed: 'lose-item', with: { which: 'footgear', else: [{ deed: 'lose-level', with: 1 }] } }],
      picture: { figure: { icon: 'rat' }, ground: 'none', sky: 'slate' },
    });
    expect(card('elf')).toMatchObject({ copies: 3, traits: { flee: 1, helperLevels: true } });
    expect(card('fool')?.powers).toMatchObject([{ power: 'discard-for-strength', name: 'juggle' }]);
    expect(card('itch')).toMatchObject({
      lasting: true,
      traits: { flee: -1, goneWith: 'armor' },
      strike: [],
    });
    expect(card('sword')).toMatchObject({
      deck: 'treasures',
      bonus: 3,
      gold: 400,
      notFor: { class: 'fool' },
    });
    expect(card('potion')?.plays).toEqual([{ play: 'strength', with: 2 }]);
    expect(card('prize')).toMatchObject({ on: 'player', strike: [{ deed: 'gain-level', with: 1 }] });
  });

  test('gives cards that are frozen, of one shape and plain JSON', () => {
    const shapes = new Set(pack?.cards.map((one) => Object.keys(one).join()));
    expect(shapes.size).toBe(1);
    expect(Object.isFrozen(card('rat')?.badStuff[0]?.with)).toBe(true);
    expect(JSON.parse(JSON.stringify(pack?.cards))).toEqual(pack?.cards);
  });
});

describe('across cards', () => {
  test('a duplicate id, in one file or in two', () => {
    expect(
      problemsOf('- { id: bat, kind: mate }\n- { id: bat, kind: mate }\n- { id: rat, kind: mate }\n'),
    ).toEqual([
      'doors/test.yaml:2:9  there are two cards bat (expected another id, since doors/test.yaml:1 has this one)',
      'doors/test.yaml:3:9  there are two cards rat (expected another id, since doors/monsters.yaml:2 has this one)',
    ]);
  });

  test('curses that could do nothing', () => {
    const cards = `- { id: a, kind: curse }
- { id: b, kind: curse, lasting: true }
- { id: c, kind: curse, strike: [die], effects: [{ gone-with: armor }] }
`;
    expect(problemsOf(cards)).toEqual([
      'doors/test.yaml:1:9  a does nothing (expected strike, or lasting with effects)',
      'doors/test.yaml:2:34  b lasts without any effect (expected effects)',
      'doors/test.yaml:3:49  c does not last, so gone-with never applies (expected lasting: true, or no effects)',
    ]);
  });

  test('two powers with the same name', () => {
    const power = 'discard-for-strength: { name: shout, max: 3, each: 1 }';
    expect(problemsOf(`- id: bard\n  kind: class\n  effects:\n    - ${power}\n    - ${power}\n`)).toEqual([
      'doors/test.yaml:5:7  bard has two powers called shout (expected a name for each)',
    ]);
  });

  test('races of a companion may be named, and the companion must exist', () => {
    const changes = {
      'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [en]\ncompanions: [big]\n',
      'treasures/all.yaml': `- { id: sword, kind: item, gold: 1, for: { race: orc } }\n- { id: potion, kind: cheat }\n- { id: prize, kind: cheat }\n`,
    };
    expect(problemsWith(changes, { companion })).toEqual([]);
    expect(problemsWith(changes)).toEqual([
      'pack.yaml:1:1  there is no set big for a companion (expected a built-in set, or one that is next to this pack or passed along with it)',
    ]);
    const other = { ...changes, 'pack.yaml': changes['pack.yaml'].replace('[big]', '[]') };
    expect(problemsWith(other)).toEqual([
      'treasures/all.yaml:1:50  there is no race orc (expected one of human, elf)',
    ]);
  });
});

test('a stored pack is read again with the same information about its companions', () => {
  const changes = {
    'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [en]\ncompanions: [big]\nmarks: [soggy]\n',
    'words/en/marks.ftl': 'mark-soggy = Soggy Thing\n    .plural = Soggy Things\n',
    'treasures/more.yaml':
      '- { id: hook, kind: item, gold: 1, marks: [pirate, soggy], for: { race: orc } }\n',
  };
  const companions = { races: ['orc'], classes: [], marks: ['pirate'] };
  const { pack } = compile(changes, { companion: (id) => (id === 'big' ? companions : null) });
  if (pack === null) throw new Error('the pack has a mistake');
  expect(readKeptPack(keepPack(pack))?.pack).toEqual(pack);
});

describe('pack.yaml', () => {
  test('missing', () => {
    const { pack, problems } = compilePack(files().filter(({ path }) => path !== 'pack.yaml'));
    expect(pack).toBeNull();
    expect(problems.map(told)).toEqual([
      'pack.yaml:1:1  there is no pack.yaml (expected a file with id, version and languages)',
    ]);
  });

  test('with mistakes', () => {
    expect(
      problemsWith({ 'pack.yaml': 'id: small\nversion: 1\nlanguages: [en, xx]\npublisher: me\n' }),
    ).toEqual([
      'pack.yaml:2:10  version is 1 (expected a text)',
      `pack.yaml:3:17  entry 2 of languages is "xx" (expected one of ${LANGUAGES.join(', ')})`,
      expect.stringMatching(
        /^pack\.yaml:4:1 {2}pack.yaml has no field publisher \(expected one of id, version, /u,
      ),
    ]);
  });

  test('files in unexpected places', () => {
    expect(problemsWith({ 'cards.yaml': '[]', 'README.md': '# Hello' })).toEqual([
      'cards.yaml:1:1  this file has no place in a pack (expected cards in doors/ or treasures/, names in words/LANGUAGE/)',
    ]);
  });
});

const rat = 'rat: { figure: { icon: rat }, ground: none, sky: slate }\n';
const printed = (pictures: string) =>
  problemsWith({ 'pictures.yaml': pictures }).filter((line) => line.startsWith('p'));

describe('pictures', () => {
  test('one for no card, one that is not a picture', () => {
    expect(printed(`${rat}elv: {}\nfool: 3\n`)).toEqual([
      'pictures.yaml:2:1  elv is not a card of this pack; did you mean elf? (expected one of rat, elf, fool, hat-eater, itch, sword, potion, prize)',
      'pictures.yaml:3:7  the picture of fool is 3 (expected a map of fields)',
    ]);
  });

  test('one has mistakes', () => {
    expect(printed('rat:\n  figure: { icon: rat, tint: silver, z: 1 }\n  ground: cellar\n')).toEqual([
      'pictures.yaml:2:3  sky is missing (expected one of brick, brown, gold, green, blue, teal, violet, orange, ochre, slate, bone, rose, night)',
      expect.stringMatching(/^pictures\.yaml:2:30 {2}tint is "silver".* \(expected one of accent, /u),
      expect.stringMatching(/^pictures\.yaml:2:38 {2}figure has no field z \(expected one of icon, x, y, /u),
    ]);
  });

  test("missing ones don't make the pack unplayable", () => {
    const { pack, problems } = compile({ 'pictures.yaml': rat });
    expect(problems).toHaveLength(7);
    expect(problems.map(told)[0]).toBe(
      'doors/others.yaml:1:7  elf has no picture (expected one in pictures.yaml)',
    );
    expect(pack?.cards).toHaveLength(8);
  });

  test('a card may have its own, but not two', () => {
    const own = '- id: bat\n  kind: mate\n  picture: { figure: { icon: bat }, ground: none, sky: slate }\n';
    const { pack } = compile({ 'doors/own.yaml': own });
    expect(pack?.cards.find(({ id }) => id === 'bat')?.picture).toMatchObject({ figure: { icon: 'bat' } });
    const changes = { 'doors/own.yaml': own, 'pictures.yaml': rat.replace('rat', 'bat') };
    expect(problemsWith(changes)).toContain(
      'pictures.yaml:1:1  bat has a second picture (expected only one)',
    );
  });
});

describe("a scenario's cards", () => {
  const scenario = `name: test
pack:
  - { id: bat, kind: monster, level: 1, treasures: 1, badStuff: [die] }
  - { id: net, kind: item, gold: 5, for: { class: bard } }
`;
  test('are compiled in place', () => {
    const { set, problems } = compileCards('a.yaml', scenario, ['pack'], 'own', {
      races: [],
      classes: ['bard'],
    });
    expect(problems).toEqual([]);
    expect(set?.cards.map(({ id, deck, set: of }) => [id, deck, of])).toEqual([
      ['bat', 'doors', 'own'],
      ['net', 'treasures', 'own'],
    ]);
  });

  test('report mistakes in their file', () => {
    const { set, problems } = compileCards('a.yaml', scenario, ['pack'], 'own');
    expect(set).toBeNull();
    expect(problems.map(told)).toEqual(['a.yaml:4:51  there is no class bard']);
  });
});
