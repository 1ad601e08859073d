/** Strength that depends on what is counted, or on helping. */
import { describe, expect, test } from 'vitest';
import { card, item, monster, oneshot, Table, type Setup } from './support.ts';

/** Ann, whose charm has these effects, fights an ogre with those. */
function fight(charm: readonly unknown[], ogre: readonly unknown[], Ann: Setup = {}, Bob: Setup = {}): Table {
  const cards = [
    item('charm', { effects: charm }),
    item('torch', { slot: 'one hand', marks: ['fire'] }),
    item('cap', { slot: 'headgear' }),
    oneshot('bomb', { strength: 5 }),
    monster('ogre', 20, { effects: ogre, levels: 1 }),
  ];
  const table = new Table({
    cards,
    Ann: { level: 3, equipped: ['charm', 'torch', 'cap'], ...Ann },
    Bob: { level: 2, ...Bob },
    doors: ['ogre'],
  });
  return table.does('Ann', 'kick');
}

const own = (of: unknown, Ann: Setup = {}): number | undefined =>
  fight([{ 'bonus-each': { of, strength: 1 } }], [], Ann).strengths()[0];

const foe = (of: string, limit = 20): Table => fight([], [{ 'bonus-each': { of, strength: 2, limit } }]);

describe('bonus-each', () => {
  test('counts Levels, cards in hand, players, monsters and marks', () => {
    expect(own('level')).toBe(3 + 3);
    expect(own('hand', { hand: ['bomb', 'chip-1'] })).toBe(3 + 2);
    expect(own('player')).toBe(3 + 3);
    expect(own('monster')).toBe(3 + 1);
    expect(own({ mark: 'fire' })).toBe(3 + 1);
  });

  test('counts on a monster what all its fighters have, up to its limit', () => {
    expect(foe('item').strengths()[1]).toBe(20 + 2 * 3);
    expect(foe('item', 2).strengths()[1]).toBe(20 + 2 * 2);
    const both = foe('level').does('Ann', 'ask Bob').does('Bob', 'accept');
    expect(both.strengths()[1]).toBe(20 + 2 * 5);
    expect(foe('player').strengths()[1]).toBe(20 + 2 * 3);
  });

  test('counts monsters with a mark, including one from an enhancer, for a card and for a monster', () => {
    const dead = { of: { mark: 'undead', of: 'monsters' }, strength: 2 };
    const cards = [
      item('charm', { effects: [{ 'bonus-each': dead }] }),
      monster('ogre', 20, { effects: [{ 'bonus-each': dead }] }),
      monster('ghost', 3, { tags: ['undead'] }),
      card({ id: 'ancient', kind: 'enhancer', makes: 'undead' }),
      card({ id: 'guest', kind: 'wandering' }),
    ];
    const table = new Table({
      cards,
      Ann: { level: 3, equipped: ['charm'] },
      Bob: { level: 2, hand: ['ancient', 'guest', 'ghost'] },
      doors: ['ogre'],
    });
    expect(table.does('Ann', 'kick').strengths()).toEqual([3, 20]);
    table.does('Bob', 'play guest with ghost');
    expect(table.strengths()).toEqual([3 + 2, 20 + 2 + 3]);
    table.does('Bob', 'play ancient on ogre');
    expect(table.strengths()).toEqual([3 + 4, 20 + 4 + 3]);
  });

  test('follows the hand', () => {
    const table = fight([{ 'bonus-each': { of: 'hand', strength: 3 } }], [], { hand: ['bomb'] });
    expect(table.strengths()[0]).toBe(6);
    expect(table.does('Ann', 'play bomb for fighters').strengths()[0]).toBe(3 + 5);
  });
});

test('bonus-if helping counts only for a helper', () => {
  const charm = [{ 'bonus-if': { strength: 4, helping: true } }];
  expect(fight(charm, []).strengths()[0]).toBe(3);
  const table = fight([], [], { equipped: [] }, { equipped: ['charm'] });
  expect(table.strengths()[0]).toBe(3);
  const helped = new Table({
    cards: [item('charm', { effects: charm }), monster('ogre', 20)],
    Ann: { level: 3 },
    Bob: { level: 2, equipped: ['charm'] },
    doors: ['ogre'],
  });
  helped.does('Ann', 'kick').does('Ann', 'ask Bob').does('Bob', 'accept');
  expect(helped.strengths()[0]).toBe(3 + 2 + 4);
});

const levels = (effect: object): number => {
  const cards = [monster('rat', 1, { effects: [{ 'levels-if': effect }] })];
  const table = new Table({ cards, Ann: { level: 3, race: ['elf'] }, doors: ['rat'] });
  return table.does('Ann', 'kick').does('Ann', 'claim').pass().levels()[0] ?? 0;
};

describe('levels-if', () => {
  test('gives more Levels to a fighter who meets the condition, and never takes any', () => {
    expect(levels({ levels: 1, alone: true })).toBe(5);
    expect(levels({ levels: 1, who: { race: 'elf' } })).toBe(5);
    expect(levels({ levels: 1, who: { race: 'dwarf' } })).toBe(4);
    expect(levels({ levels: -3 })).toBe(3);
  });
});
