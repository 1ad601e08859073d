import { describe, expect, test } from 'vitest';
import { card, item, monster, Table, type Scene, type Setup } from './support.ts';

const CARDS = [
  monster('straw-man', 9, { effects: [{ against: { who: { armed: 'fire' }, strength: -4 } }] }),
  monster('ice-man', 9, { effects: [{ against: { who: { not: { armed: 'fire' } }, strength: 2 } }] }),
  item('torch', { marks: ['fire'], bonus: 1, slot: 'one hand' }),
  item('censer', { marks: ['fire'], for: { class: 'cleric' }, slot: 'one hand' }),
  item('club', { bonus: 1, slot: 'one hand' }),
  card({ id: 'bearer', kind: 'sidekick', effects: [{ carries: 1 }] }),
  card({
    id: 'warm-up',
    kind: 'special',
    on: 'self',
    strike: [{ if: { who: { armed: 'fire' }, do: [{ 'gain-level': 1 }] } }],
  }),
];

const foe = (which: string, Ann: Setup, scene: Partial<Scene> = {}): number =>
  new Table({ cards: CARDS, ...scene, Ann, doors: [which] }).does('Ann', 'kick').strengths()[1];

describe('armed', () => {
  test('holds with an active item that has the mark, and counts only once', () => {
    expect(foe('straw-man', { equipped: ['torch'] })).toBe(5);
    expect(foe('straw-man', { equipped: ['torch', 'censer'], class: ['cleric'] })).toBe(5);
    expect(foe('straw-man', { equipped: ['club'] })).toBe(9);
  });

  test('does not hold with carried items, or those their owner can’t use', () => {
    expect(foe('straw-man', { carried: ['torch'] })).toBe(9);
    expect(foe('straw-man', { hand: ['torch'] })).toBe(9);
    expect(foe('straw-man', { equipped: ['censer'] })).toBe(9);
    expect(foe('straw-man', { equipped: ['censer'], class: ['cleric'] })).toBe(5);
  });

  test('holds with what a sidekick carries', () => {
    expect(foe('straw-man', { sidekicks: ['bearer'], attached: [['bearer', 'torch']] })).toBe(5);
  });

  test('can be negated', () => {
    expect(foe('ice-man', {})).toBe(11);
    expect(foe('ice-man', { equipped: ['torch'] })).toBe(9);
  });

  test('the helper’s item counts too', () => {
    const it = new Table({ cards: CARDS, Bob: { equipped: ['torch'] }, doors: ['straw-man'] });
    it.does('Ann', 'kick').does('Ann', 'ask Bob');
    expect(it.strengths()[1]).toBe(9);
    expect(it.does('Bob', 'accept').strengths()[1]).toBe(5);
  });

  test('works as a condition in a deed', () => {
    const it = new Table({ cards: CARDS, Ann: { hand: ['warm-up'], carried: ['torch'] } });
    it.refuses('Ann', 'play warm-up', 'timing.specials')
      .does('Ann', 'equip torch')
      .does('Ann', 'play warm-up');
    expect(it.levels()[0]).toBe(2);
  });
});

test('an item ignored in the combat is not fire there', () => {
  const cards = [
    monster('straw-man', 9, {
      effects: [{ against: { who: { armed: 'fire' }, strength: -4 } }, { 'ignores-gear': 'one hand' }],
    }),
    item('torch', { marks: ['fire'], bonus: 1, slot: 'one hand' }),
  ];
  const it = new Table({ cards, Ann: { equipped: ['torch'] }, doors: ['straw-man'] });
  expect(it.does('Ann', 'kick').strengths()).toEqual([1, 9]);
});
