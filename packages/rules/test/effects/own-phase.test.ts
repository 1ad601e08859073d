/** Powers for a phase of their owner's own turn. */
import { describe, expect, test } from 'vitest';
import { EFFECTS, effectsOf, legalMoves } from '../../src/index.ts';
import { card, Table, type Scene } from './support.ts';

/** A table at which Ann has a class with this power. */
function table(power: object, more: Partial<Scene> = {}): Table {
  const sage = card({ id: 'sage', kind: 'class', effects: [{ 'once-a-turn': { name: 'hum', ...power } }] });
  return new Table({
    cards: [sage],
    Ann: { level: 3, class: ['sage'], hand: ['chip-1', 'chip-2'] },
    doors: ['chip-3', 'chip-4', 'chip-5'],
    treasures: ['gem-1'],
    ...more,
  });
}

const DRAW = [{ draw: { deck: 'treasures', count: 1 } }];

/** Whether Ann may use the power now. */
const mayHum = ({ pool, state }: Table): boolean =>
  legalMoves(pool, state, 0).some(({ move }) => move.do === 'use' && move.power === 'hum');

/** Whether a pack may contain such a power. */
const again = (deeds: unknown): boolean =>
  EFFECTS.effectList.safeParse([{ 'once-a-turn': { at: 'closing', do: deeds } }]).success;

describe('once-a-turn', () => {
  test('can be used before the door, once in each of the owner’s turns', () => {
    const it = table({ at: 'opening', do: DRAW }).refuses('Bob', 'use hum', 'traits.at-once');
    expect(it.does('Ann', 'use hum').hand('Ann')).toEqual(['chip-1', 'chip-2', 'gem-1']);
    it.refuses('Ann', 'use hum', 'traits.when').does('Ann', 'kick').refuses('Ann', 'use hum', 'traits.when');
  });

  test('can be used again in the owner’s next turn, and not before', () => {
    const it = table({ at: 'opening', do: DRAW }).does('Ann', 'use hum');
    const allowed: boolean[] = [];
    for (const name of ['Ann', 'Bob', 'Cid'] as const) {
      it.does(name, 'kick').does(name, 'take').does(name, 'loot').does(name, 'end');
      allowed.push(mayHum(it));
    }
    expect(allowed).toEqual([false, false, true]);
  });

  test.each([
    ['trouble', ['kick', 'take']],
    ['closing', ['kick', 'take', 'loot']],
  ])('can be used only in its phase: %s', (at, before) => {
    const it = table({ at, do: DRAW });
    for (const move of before) {
      expect(mayHum(it)).toBe(false);
      it.does('Ann', move);
    }
    expect(it.does('Ann', 'use hum').hand('Ann')).toContain('gem-1');
  });

  test('costs exactly as many cards as it says', () => {
    const it = table({ at: 'opening', cards: 2, do: DRAW });
    it.refuses('Ann', 'use hum with chip-1', 'traits.discard-powers');
    it.refuses('Ann', 'use hum', 'traits.discard-powers');
    expect(it.does('Ann', 'use hum with chip-1 chip-2').hand('Ann')).toEqual(['gem-1']);
  });

  test('can’t be used while it would do nothing', () => {
    expect(mayHum(table({ at: 'opening', do: [{ 'lose-item': { which: 'armor' } }] }))).toBe(false);
  });

  test('can’t give extra turns, however deeply nested', () => {
    expect(again([{ turn: 'skip' }])).toBe(true);
    expect(again([{ turn: 'again' }])).toBe(false);
    expect(again([{ each: { of: 'all', do: [{ turn: 'again' }] } }])).toBe(false);
  });

  test('lists its deeds among the effects of its card', () => {
    const [sage] = table({ at: 'opening', do: DRAW }).pool.defs;
    expect(sage === undefined ? [] : effectsOf(sage)).toEqual(['power once-a-turn', 'deed draw']);
  });
});
