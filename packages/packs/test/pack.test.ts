import { describe, expect, test } from 'vitest';
import { compileCards, printProblem } from '../src/index.ts';
import { compile, problemsOf, problemsWith } from './support.ts';

describe('a sound pack', () => {
  const { pack, problems, cards } = compile();
  const card = (id: string) => pack?.cards.find((one) => one.id === id);

  test('is read without problems', () => {
    expect(problems.map(printProblem)).toEqual([]);
    expect([pack?.id, pack?.version, pack?.sheets, cards]).toEqual(['small', '1.0.0', null, 8]);
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

  test('gives cards with all that was written', () => {
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
      badStuff: [{ deed: 'lose-item', with: { which: 'footgear', else: [{ 'lose-level': 1 }] } }],
      picture: { icon: 'rat' },
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

  test('gives cards that are frozen, alike in shape and plain JSON', () => {
    const shapes = new Set(pack?.cards.map((one) => Object.keys(one).join()));
    expect(shapes.size).toBe(1);
    expect(Object.isFrozen(card('rat')?.badStuff[0]?.with)).toBe(true);
    expect(JSON.parse(JSON.stringify(pack?.cards))).toEqual(pack?.cards);
  });
});

describe('YAML that is none', () => {
  test.each([
    ['an unclosed list', '- id: [a\n', /^doors\/test\.yaml:2:1 {2}not YAML: flow sequence .*must be .*$/u],
    ['a key twice', '- id: a\n  id: b\n', /^doors\/test\.yaml:2:3 {2}not YAML: map keys must be unique$/u],
    ['tabs', '- id: a\n\tkind: mate\n', /^doors\/test\.yaml:2:2 {2}not YAML: /u],
    [
      'two documents',
      '- id: a\n---\n- id: b\n',
      /^doors\/test\.yaml:2:1 {2}a second document .*one document in each file/u,
    ],
    ['an alias to nothing', '- *a\n', /^doors\/test\.yaml:1:\d+ {2}not .*alias/u],
    [
      'a map of cards',
      'rat: { kind: mate }\n',
      /^doors\/test\.yaml:1:1 {2}here is a map with rat \(expected a list of cards\)$/u,
    ],
    [
      'a text for a card',
      '- rat\n',
      /^doors\/test\.yaml:1:3 {2}here is "rat" \(expected a card: a map with id, kind and so on\)$/u,
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)[0]).toMatch(expected);
  });

  test('a list without end, by way of an alias', () => {
    expect(problemsOf('- &a\n  id: a\n  kind: event\n  strike: [*a]\n')).toEqual([
      'doors/test.yaml:2:7  this card is too big (expected at most 2000 values in a card)',
    ]);
  });

  test('an alias bomb', () => {
    const line = (name: string, of: string) =>
      `- &${name} [${Array.from({ length: 9 }, () => `*${of}`).join(', ')}]`;
    const bomb = ['- &a [1]', line('b', 'a'), line('c', 'b'), line('d', 'c'), line('e', 'd'), line('f', 'e')];
    expect(problemsOf(`${bomb.join('\n')}\n`)[0]).toMatch(/excessive alias count/u);
  });

  test('nesting without end', () => {
    const deep = '['.repeat(200_000);
    const expected = /^doors\/test\.yaml:1:\d+ {2}the values are nested too deeply \(expected at most 64 /u;
    expect(problemsOf(deep)[0]).toMatch(expected);
    expect(problemsOf(`- ${deep}\n`)[0]).toMatch(expected);
    expect(problemsOf('- '.repeat(100))[0]).toMatch(expected);
  });

  test('a file beyond all measure', () => {
    expect(problemsOf(`# ${'x'.repeat(1_000_001)}`)).toEqual([
      'doors/test.yaml:1:1  the file has 1000003 characters (expected at most 1000000)',
    ]);
  });

  test('cards beyond all measure', () => {
    const cards = Array.from({ length: 2001 }, (_, at) => `- { id: c${at}, kind: mate }\n`).join('');
    expect(problemsOf(cards)).toEqual([
      'doors/test.yaml:1:1  the list has 2001 cards (expected at most 2000)',
    ]);
  });
});

describe('fields', () => {
  const monster = (fields: string) => `- id: bat\n  kind: monster\n${fields}`;
  test.each([
    [
      'a kind that does not exist',
      '- id: bat\n  kind: monstre\n',
      [
        'doors/test.yaml:2:9  there is no kind "monstre"; did you mean monster? (expected one of monster, race, class, half-breed, super-munchkin, curse, enhancer, mate, wandering, event, item, oneshot, special, cheat, sidekick, steed)',
      ],
    ],
    [
      'no kind',
      '- id: bat\n',
      [expect.stringMatching(/^doors\/test\.yaml:1:3 {2}kind is missing \(expected one of monster, race, /u)],
    ],
    [
      'an id that is none',
      '- { id: Big Bat, kind: mate }\n',
      ['doors/test.yaml:1:9  id is "Big Bat" (expected small letters and digits, with dashes between words)'],
    ],
    [
      'several at once: what is missing, unknown, of another kind, too small',
      monster('  lvl: 2\n  level: two\n  badStuff: [die]\n  copies: 0\n'),
      [
        'doors/test.yaml:1:3  treasures is missing (expected a whole number)',
        expect.stringMatching(
          /^doors\/test\.yaml:3:3 {2}the monster has no field lvl; did you mean level\? \(expected one of id, /u,
        ),
        'doors/test.yaml:4:10  level is "two" (expected a whole number)',
        'doors/test.yaml:6:11  copies is 0 (expected at least 1)',
      ],
    ],
    [
      'a field without a word near it',
      monster('  level: 2\n  treasures: 1\n  badStuff: []\n  colour: blue\n'),
      [
        'doors/test.yaml:6:3  the monster has no field colour (expected one of id, copies, deck, picture, kind, level, treasures, levels, tags, effects, badStuff, escaped, killed)',
      ],
    ],
    [
      'a half',
      monster('  level: 1.5\n  treasures: 1\n  badStuff: []\n'),
      ['doors/test.yaml:3:10  level is 1.5 (expected a whole number)'],
    ],
    [
      'one of a few words',
      monster('  level: 1\n  treasures: 1\n  tags: [undaed]\n  badStuff: []\n'),
      [
        'doors/test.yaml:5:10  entry 1 of tags is "undaed"; did you mean undead? (expected one of undead, beast, demon, santa, stampede, plant, dragon)',
      ],
    ],
    [
      'a treasure among the doors',
      '- { id: pot, kind: item, gold: 100 }\n',
      [
        'doors/test.yaml:1:20  pot (item) belongs to the treasures, not in doors/ (expected a file in treasures/, or `deck: doors`)',
      ],
    ],
    [
      'a special without whom it is played on',
      '- { id: gift, kind: special, deck: doors, strike: [die] }\n',
      ['doors/test.yaml:1:3  on is missing (expected one of self, other, player)'],
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)).toEqual(expected);
  });
});

describe('effects', () => {
  const curse = (strike: string) => `- id: woe\n  kind: curse\n  strike:\n    - ${strike}\n`;
  const lasting = (effect: string) =>
    `- id: woe\n  kind: curse\n  lasting: true\n  effects:\n    - ${effect}\n`;
  test.each([
    [
      'one that does not exist',
      curse('lose-levl: 2'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:7 {2}no deed is called lose-levl; did you mean lose-level\? \(expected one of [a-z]/u,
      ),
    ],
    [
      'a trait for a deed',
      curse('flee: 2'),
      expect.stringMatching(/^doors\/test\.yaml:4:7 {2}no deed is called flee \(expected /u),
    ],
    [
      'a deed for a trait',
      lasting('lose-level: 1'),
      expect.stringMatching(/no effect is called lose-level/u),
    ],
    ['nothing at all', curse('[]'), expect.stringMatching(/^doors\/test\.yaml:4:7 {2}this is no deed/u)],
    [
      'two in one entry',
      curse('{ die: {}, lose-level: 1 }'),
      expect.stringMatching(/^doors\/test\.yaml:4:7 {2}this is no deed/u),
    ],
    [
      'a text for a number',
      curse('lose-level: many'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:19 {2}lose-level is "many" \(expected a whole number, or /u,
      ),
    ],
    [
      'a field that it does not have',
      curse('lose-item: { wich: armor }'),
      'doors/test.yaml:4:20  lose-item has no field wich; did you mean which? (expected one of which, count, chooser, else)',
    ],
    [
      'a word that it does not know',
      curse('lose-item: { which: helmet }'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:27 {2}which is "helmet" \(expected one of any, headgear, /u,
      ),
    ],
    [
      'parameters for a bare one',
      curse('die: 3'),
      expect.stringMatching(/^doors\/test\.yaml:4:12 {2}die is 3 \(expected a map of fields\)/u),
    ],
    [
      'deep inside another',
      curse('either: [[{ lose-level: 1 }], [{ lose-item: { count: none } }]]'),
      expect.stringMatching(/^doors\/test\.yaml:4:60 {2}count is "none" \(expected /u),
    ],
    [
      'unknown deep inside another',
      curse('if: { who: { minLevel: 3 }, do: [{ loose-level: 1 }] }'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:40 {2}no deed is called loose-level; did you mean lose-level\?/u,
      ),
    ],
    [
      'a race that no card is',
      curse('if: { who: { race: elv }, do: [die] }'),
      'doors/test.yaml:4:26  there is no race elv; did you mean elf? (expected one of human, elf)',
    ],
    [
      'a class within a not',
      lasting('bonus-if: { strength: 1, who: { not: { class: bard } } }'),
      'doors/test.yaml:5:53  there is no class bard (expected fool)',
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)).toEqual([expected]);
  });
});

describe('cards among each other', () => {
  test('an id twice, in one file or in two', () => {
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
      'doors/test.yaml:3:49  c does not last, so that gone-with holds for no time (expected lasting: true, or no effects)',
    ]);
  });

  test('two powers of one name', () => {
    const power = 'discard-for-strength: { name: shout, max: 3, each: 1 }';
    expect(problemsOf(`- id: bard\n  kind: class\n  effects:\n    - ${power}\n    - ${power}\n`)).toEqual([
      'doors/test.yaml:5:7  bard has two powers called shout (expected a name for each)',
    ]);
  });

  test('races of a companion may be named, and it must exist', () => {
    const changes = {
      'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [en]\ncompanions: [big]\n',
      'treasures/all.yaml': `- { id: sword, kind: item, gold: 1, for: { race: orc } }\n- { id: potion, kind: cheat }\n- { id: prize, kind: cheat }\n`,
    };
    const companion = (id: string) => (id === 'big' ? { races: ['orc'], classes: [] } : null);
    expect(problemsWith(changes, { companion })).toEqual([]);
    expect(problemsWith(changes)).toEqual([
      'pack.yaml:1:1  there is no set big for a companion (expected a built-in set, or a folder beside this)',
      'treasures/all.yaml:1:50  there is no race orc (expected one of human, elf)',
    ]);
  });
});

describe('pack.yaml', () => {
  test('missing', () => {
    const { pack, problems } = compile({ 'pack.yaml': '' });
    expect(pack).toBeNull();
    expect(problems.map(printProblem)).toEqual([
      'pack.yaml:1:1  pack.yaml is null (expected a map of fields)',
    ]);
  });

  test('with mistakes', () => {
    expect(problemsWith({ 'pack.yaml': 'id: small\nversion: 1\nlanguages: [en, xx]\nauthor: me\n' })).toEqual(
      [
        'pack.yaml:2:10  version is 1 (expected a text)',
        'pack.yaml:3:17  entry 2 of languages is "xx" (expected one of en, ru, de)',
        expect.stringMatching(
          /^pack\.yaml:4:1 {2}pack.yaml has no field author \(expected one of id, version, /u,
        ),
      ],
    );
  });

  test('files that belong nowhere', () => {
    expect(problemsWith({ 'cards.yaml': '[]', 'README.md': '# Hello' })).toEqual([
      'cards.yaml:1:1  this file has no place in a pack (expected cards in doors/ or treasures/, names in words/LANGUAGE/)',
    ]);
  });
});

describe('pictures', () => {
  test('one is missing, one is of no card, one is no picture', () => {
    const { pack, problems } = compile({
      'pictures.yaml': 'rat: { icon: rat }\nelv: { icon: elf }\nfool: 3\n',
    });
    const printed = problems.map(printProblem);
    expect(printed).toContain('doors/others.yaml:1:7  elf has no picture (expected one in pictures.yaml)');
    expect(printed).toContain(
      'pictures.yaml:2:1  elv is no card of this pack; did you mean elf? (expected one of rat, elf, fool, hat-eater, itch, sword, potion, prize)',
    );
    expect(printed).toContain('pictures.yaml:3:7  the picture of fool is 3 (expected a map of fields)');
    expect(pack).toBeNull();
  });

  test('a missing one does not keep the pack from being played', () => {
    const { pack, problems } = compile({ 'pictures.yaml': '' });
    expect(problems).toHaveLength(8);
    expect(pack?.cards).toHaveLength(8);
  });

  test('what their renderer says of them is reported where it is written', () => {
    const picture = () => [{ path: ['icon'], message: 'no such icon' }];
    expect(problemsWith({}, { picture })[0]).toBe('pictures.yaml:1:14  the picture of rat: no such icon');
  });
});

describe('the cards of a scenario', () => {
  const scenario = `name: test
pack:
  - { id: bat, kind: monster, level: 1, treasures: 1, badStuff: [die] }
  - { id: net, kind: item, gold: 5, for: { class: bard } }
`;
  test('are compiled from where they stand', () => {
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
    expect(problems.map(printProblem)).toEqual(['a.yaml:4:51  there is no class bard']);
  });
});
