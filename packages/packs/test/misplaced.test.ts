/** What authors meant differently: effects in the wrong sort of list, and parts that would silently do nothing. */
import { describe, expect, test } from 'vitest';
import { compile, problemsOf, told } from './support.ts';

const curse = (strike: string) => `- id: woe\n  kind: curse\n  strike:\n    - ${strike}\n`;
const lasting = (effect: string) =>
  `- id: woe\n  kind: curse\n  lasting: true\n  effects:\n    - ${effect}\n`;
const item = (fields: string) => `- id: hat\n  kind: item\n${fields}`;
const rolling = (...cases: readonly string[]) => curse(`roll: { cases: [${cases.join(', ')}] }`);

/** A monster that chases thrown items, one-handed or by these ids; and a pike. */
function pole(ids: string): string {
  return `- id: bat
  kind: monster
  level: 1
  treasures: 1
  badStuff: [die]
  effects: [{ throw: { name: stick, slots: [one hand], poles: [${ids}] } }]
- { id: pike, kind: item, deck: doors, gold: null }
`;
}

describe('an effect in a list of another sort says where it belongs', () => {
  test.each([
    [
      'a trait among deeds',
      curse('no-help'),
      'doors/test.yaml:4:7  no-help applies while its card is in play: it belongs in `effects`',
    ],
    [
      'a power, among deeds',
      curse('chase: { who: { race: elf } }'),
      'doors/test.yaml:4:7  chase applies while its card is in play: it belongs in `effects`',
    ],
    [
      'a deed among traits',
      lasting('lose-level: 1'),
      'doors/test.yaml:5:7  lose-level happens once: it belongs in `badStuff`, `strike`, `escaped` or `killed`',
    ],
    [
      'a one-shot’s effect among deeds nested in another',
      curse('if: { who: { sex: male }, do: [{ strength: 2 }] }'),
      'doors/test.yaml:4:38  strength is what playing a card does: it belongs in `use`',
    ],
    [
      'true for an effect without parameters',
      curse('die: true'),
      'doors/test.yaml:4:12  die is true (expected `die` alone, without a colon)',
    ],
    [
      'true for an effect that needs a number',
      curse('lose-level: true'),
      'doors/test.yaml:4:19  lose-level is true (expected a whole number or a map of fields)',
    ],
    [
      'no price',
      item('  deck: doors\n'),
      'doors/test.yaml:1:3  gold is missing (expected its price, such as `gold: 300`, or `gold: null` if it can’t be sold)',
    ],
    [
      'a word as a price',
      item('  deck: doors\n  gold: none\n'),
      'doors/test.yaml:4:9  gold is "none" (expected its price, such as `gold: 300`, or `gold: null` if it can’t be sold)',
    ],
  ])('%s', (_, cards, expected) => {
    expect(problemsOf(cards)).toEqual([expected]);
  });
});

describe('parts that would silently do nothing', () => {
  test.each([
    ['cases for all results', rolling('{ upTo: 2, do: [die] }', '{ upTo: 6, do: [] }'), []],
    [
      'results without a case',
      rolling('{ upTo: 2, do: [die] }'),
      [
        'doors/test.yaml:4:22  the cases of the roll end at 2 (expected a last case with `upTo: 6`, and `do: []` if nothing happens then)',
      ],
    ],
    [
      'a case that an earlier one covers',
      rolling('{ upTo: 4, do: [die] }', '{ upTo: 2, do: [] }', '{ upTo: 6, do: [] }'),
      ['doors/test.yaml:4:55  this case is never reached: an earlier one goes up to 4'],
    ],
    ['an item that there is', pole('pike'), []],
    [
      'an item that doesn’t exist',
      pole('pikes'),
      ['doors/test.yaml:6:64  no item is called pikes; did you mean pike? (expected one of pike, sword)'],
    ],
  ])('%s', (_, cards, expected) => {
    const { pack, problems } = compile({ 'doors/test.yaml': cards });
    const found = problems.filter(({ message }) => /case-never|roll-gap|unknown-item/u.test(message.id));
    expect(found.map(told)).toEqual(expected);
    expect(found.every(({ weight }) => weight === 'flaw')).toBe(true);
    expect(pack).not.toBeNull();
  });
});
