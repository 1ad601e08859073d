/** Mistakes in a card file: each is reported with its position, what was found and what was expected. */
import { describe, expect, test } from 'vitest';
import { compile, problemsOf } from './support.ts';

const line = (name: string, of: string) =>
  `- &${name} [${Array.from({ length: 9 }, () => `*${of}`).join(', ')}]`;
const monster = (fields: string) => `- id: bat\n  kind: monster\n${fields}`;
const curse = (strike: string) => `- id: woe\n  kind: curse\n  strike:\n    - ${strike}\n`;
const lasting = (effect: string) =>
  `- id: woe\n  kind: curse\n  lasting: true\n  effects:\n    - ${effect}\n`;
/** An event with this effect. */
function event(strike: string): string {
  return `- { id: a, kind: event, strike: ${strike} }\n`;
}

function nested(deeds: string): string {
  return `[{ each: { of: all, do: ${deeds} } }]`;
}

describe('invalid YAML', () => {
  test.each([
    [
      'an unclosed list',
      '- id: [a\n',
      /^doors\/test\.yaml:2:1 {2}not YAML: the line is not indented like the lines it belongs to$/u,
    ],
    [
      'a duplicate key',
      '- id: a\n  id: b\n',
      /^doors\/test\.yaml:2:3 {2}not YAML: map keys must be unique \(expected a list of cards, each beginning with `- id:`\)$/u,
    ],
    [
      'tabs',
      '- id: a\n\tkind: mate\n',
      /^doors\/test\.yaml:2:1 {2}a line is indented with a tab \(expected spaces\)$/u,
    ],
    [
      'two documents',
      '- id: a\n---\n- id: b\n',
      /^doors\/test\.yaml:2:1 {2}a second document .*one document in each file/u,
    ],
    ['an alias to nothing', '- *a\n', /^doors\/test\.yaml:1:1 {2}its aliases can’t be followed/u],
    [
      'a map instead of a list of cards',
      'rat: { kind: mate }\n',
      /^doors\/test\.yaml:1:1 {2}found a map with rat \(expected a list of cards, each beginning with `- id:`\)$/u,
    ],
    [
      'a text instead of a card',
      '- rat\n',
      /^doors\/test\.yaml:1:3 {2}found "rat" \(expected a card: a map with id, kind and so on\)$/u,
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)[0]).toMatch(expected);
  });

  test('a list made infinite by an alias', () => {
    expect(problemsOf('- &a\n  id: a\n  kind: event\n  strike: [*a]\n')).toEqual([
      'doors/test.yaml:2:7  this card is too big (expected at most 16 lists and maps within each other)',
    ]);
  });

  test('a card too big to read', () => {
    expect(problemsOf(event(nested(nested(nested(nested('[die]'))))))).toEqual([]);
    expect(problemsOf(event(nested(nested(nested(nested(nested('[die]')))))))).toEqual([
      'doors/test.yaml:1:9  this card is too big (expected at most 16 lists and maps within each other)',
    ]);
    const many = `[${Array.from({ length: 12 }, () => `{ either: [[${'die, '.repeat(12)}], [${'die, '.repeat(12)}]] }`).join()}]`;
    expect(problemsOf(event(many))).toEqual([
      'doors/test.yaml:1:9  this card is too big (expected at most 300 values in a card)',
    ]);
    expect(problemsOf(event(`[${'die, '.repeat(13)}]`))).toEqual([
      'doors/test.yaml:1:33  strike is a list of 13 (expected at most 12 entries)',
    ]);
  });

  test('an alias bomb', () => {
    const bomb = ['- &a [1]', line('b', 'a'), line('c', 'b'), line('d', 'c'), line('e', 'd'), line('f', 'e')];
    expect(problemsOf(`${bomb.join('\n')}\n`)[0]).toMatch(
      /its aliases can’t be followed \(expected few aliases/u,
    );
  });

  test('unlimited nesting', () => {
    const deep = '['.repeat(200_000);
    const expected = /^doors\/test\.yaml:1:\d+ {2}the values are nested too deeply \(expected at most 64 /u;
    expect(problemsOf(deep)[0]).toMatch(expected);
    expect(problemsOf(`- ${deep}\n`)[0]).toMatch(expected);
    expect(problemsOf('- '.repeat(100))[0]).toMatch(expected);
  });

  test('input that would take too long', () => {
    const keys = Array.from({ length: 90_000 }, (_, at) => `k${at}: 1\n`).join('');
    expect(problemsOf(keys)).toEqual([
      'doors/test.yaml:1:1  there are 90,000 entries (expected at most 5,000)',
    ]);
    expect(problemsOf(`- &a x\n${'- *a\n'.repeat(50_000)}`)[0]).toMatch(/there are too many aliases/u);
    expect(problemsOf('['.repeat(900_000))[0]).toMatch(/nested too deeply/u);
    expect(problemsOf('- '.repeat(450_000))[0]).toMatch(/nested too deeply/u);
    expect(problemsOf('{a: '.repeat(200_000))[0]).toMatch(/nested too deeply/u);
  });

  test('an oversized file', () => {
    expect(problemsOf(`# ${'x'.repeat(1_000_001)}`)).toEqual([
      'doors/test.yaml:1:1  the file has 1,000,003 characters (expected at most 1,000,000)',
    ]);
  });

  test('too many cards', () => {
    const cards = Array.from({ length: 2001 }, (_, at) => `- { id: c${at}, kind: mate }\n`).join('');
    expect(problemsOf(cards)).toEqual([
      'doors/test.yaml:1:1  the list has 2,001 cards (expected at most 2,000)',
    ]);
  });
});

describe('fields', () => {
  test.each([
    [
      'a kind that does not exist',
      '- id: bat\n  kind: monstre\n',
      [
        'doors/test.yaml:2:9  there is no kind "monstre"; did you mean monster? (expected one of monster, race, class, half-breed, super-munchkin, power, style, training, curse, enhancer, mate, wandering, event, place, item, item-enhancer, oneshot, special, cheat, sidekick, steed)',
      ],
    ],
    [
      'no kind',
      '- id: bat\n',
      [expect.stringMatching(/^doors\/test\.yaml:1:3 {2}kind is missing \(expected one of monster, race, /u)],
    ],
    [
      'an invalid id',
      '- { id: Big Bat, kind: mate }\n',
      [
        'doors/test.yaml:1:9  id is "Big Bat" (expected lowercase letters and digits, with dashes between words)',
      ],
    ],
    [
      'several mistakes at once: missing, unknown, of the wrong type, too small',
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
      'an unknown field unlike any known one',
      monster('  level: 2\n  treasures: 1\n  badStuff: []\n  colour: blue\n'),
      [
        'doors/test.yaml:6:3  the monster has no field colour (expected one of id, copies, deck, picture, kind, level, treasures, levels, tags, effects, badStuff, escaped, killed)',
      ],
    ],
    [
      'a fraction',
      monster('  level: 1.5\n  treasures: 1\n  badStuff: []\n'),
      ['doors/test.yaml:3:10  level is 1.5 (expected a whole number)'],
    ],
    [
      'a misspelled mark',
      monster('  level: 1\n  treasures: 1\n  tags: [undaed]\n  badStuff: []\n'),
      [
        'doors/test.yaml:5:10  there is no mark undaed; a pack lists its own in pack.yaml; did you mean undead? (expected one of undead, beast, demon, santa, stampede, plant, dragon, fire)',
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
      'a special without a target',
      '- { id: gift, kind: special, deck: doors, strike: [die] }\n',
      ['doors/test.yaml:1:3  on is missing (expected one of self, other, player, highest, lowest)'],
    ],
    [
      'a special with both strike and use',
      '- { id: gift, kind: special, deck: doors, on: self, strike: [die], use: [cancel-curse] }\n',
      ['doors/test.yaml:1:73  gift has both strike and use (expected one of them)'],
    ],
    [
      'a special with neither',
      '- { id: gift, kind: special, deck: doors, on: self }\n',
      ['doors/test.yaml:1:9  gift does nothing (expected on and strike, or use)'],
    ],
    [
      'a special with use and a target',
      '- { id: gift, kind: special, deck: doors, on: self, use: [cancel-curse] }\n',
      ['doors/test.yaml:1:47  gift gets its target from its use (expected no on)'],
    ],
    [
      'a laser for one hand',
      '- { id: zap, kind: item, deck: doors, laser: true, slot: one hand, gold: 100 }\n',
      ['doors/test.yaml:1:58  the laser zap has this slot (expected two hands)'],
    ],
    [
      'gear for a steed with a slot',
      '- { id: bit, kind: item, deck: doors, steed: true, slot: headgear, gold: 100 }\n',
      ['doors/test.yaml:1:58  bit is gear for a steed (expected no slot)'],
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)).toEqual(expected);
  });
});

describe('effects', () => {
  test.each([
    [
      'one that does not exist',
      curse('lose-levl: 2'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:7 {2}no deed is called lose-levl; did you mean lose-level\? \(expected one of [a-z]/u,
      ),
    ],
    ['nothing at all', curse('[]'), expect.stringMatching(/^doors\/test\.yaml:4:7 {2}this is not a deed/u)],
    [
      'two in one entry',
      curse('{ die: {}, lose-level: 1 }'),
      expect.stringMatching(/^doors\/test\.yaml:4:7 {2}this is not a deed/u),
    ],
    [
      'a text instead of a number',
      curse('lose-level: many'),
      expect.stringMatching(/^doors\/test\.yaml:4:19 {2}lose-level is "many" \(expected a whole number or /u),
    ],
    [
      'an unknown field',
      curse('lose-item: { wich: armor }'),
      'doors/test.yaml:4:20  lose-item has no field wich; did you mean which? (expected one of which, count, chooser, else)',
    ],
    [
      'an unknown word',
      curse('lose-item: { which: helmet }'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:27 {2}which is "helmet" \(expected one of any, headgear, /u,
      ),
    ],
    [
      'parameters for an effect without any',
      curse('die: 3'),
      expect.stringMatching(/^doors\/test\.yaml:4:12 {2}die is 3 \(expected a map of fields\)/u),
    ],
    [
      'a mistake nested deeply',
      curse('either: [[{ lose-level: 1 }], [{ lose-item: { count: none } }]]'),
      expect.stringMatching(/^doors\/test\.yaml:4:60 {2}count is "none" \(expected /u),
    ],
    [
      'an unknown effect nested deeply',
      curse('if: { who: { minLevel: 3 }, do: [{ loose-level: 1 }] }'),
      expect.stringMatching(
        /^doors\/test\.yaml:4:40 {2}no deed is called loose-level; did you mean lose-level\?/u,
      ),
    ],
    [
      'an unknown race',
      curse('if: { who: { race: elv }, do: [die] }'),
      'doors/test.yaml:4:26  there is no race elv; did you mean elf? (expected one of human, elf)',
    ],
    [
      'an unknown class within a not',
      lasting('bonus-if: { strength: 1, who: { not: { class: bard } } }'),
      'doors/test.yaml:5:53  there is no class bard (expected fool)',
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)).toEqual([expected]);
  });
});

describe('an effect on a card on which it does nothing', () => {
  const CARDS = `- id: sprite
  kind: race
  effects:
    - flee: 1
    - no-escape
    - chase: { who: { race: human } }
`;
  const { pack, problems } = compile({ 'doors/test.yaml': CARDS });
  const found = problems.filter(({ message }) => message.id === 'problem-misplaced');

  test('is reported with its place, and with the kinds of card on which it works', () => {
    expect(found.map(({ line: at, message, expected }) => [at, message.args, expected?.args])).toEqual([
      [5, { effect: 'no-escape', kind: 'race' }, { kinds: 'monster', count: 1 }],
      [6, { effect: 'chase', kind: 'race' }, { kinds: 'monster', count: 1 }],
    ]);
  });

  test('is a flaw; the pack can still be played', () => {
    expect(found.map(({ weight }) => weight)).toEqual(['flaw', 'flaw']);
    expect(pack?.cards.map(({ id }) => id)).toContain('sprite');
  });
});
