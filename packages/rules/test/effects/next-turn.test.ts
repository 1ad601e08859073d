import { describe, expect, test } from 'vitest';
import { card, monster, Table, type Scene } from './support.ts';
import { view } from '../../src/index.ts';

const heavy = card({
  id: 'heavy',
  kind: 'curse',
  lasting: true,
  effects: ['next-turn', { 'bonus-if': { strength: -3 } }, { 'hand-limit': 2 }],
});

const table = (scene: Partial<Scene>): Table => new Table({ cards: [heavy, monster('rat', 2)], ...scene });

const strengthOf = (it: Table, seat: number): number | undefined =>
  view(it.pool, it.state, null).players[seat]?.strength.total;

const limitOf = (it: Table, seat: number): number | undefined =>
  view(it.pool, it.state, null).players[seat]?.handLimit;

/** Plays a turn in which nothing happens. */
const pass = (it: Table, name: 'Ann' | 'Bob' | 'Cid'): Table =>
  it.does(name, 'kick').does(name, 'take').does(name, 'loot').does(name, 'end');

describe('next-turn', () => {
  test("waits during other players' turns", () => {
    const it = table({ Bob: { level: 5, curses: ['heavy'] } });
    expect([strengthOf(it, 1), limitOf(it, 1)]).toEqual([5, 5]);
    it.does('Ann', 'kick').does('Ann', 'take').does('Ann', 'loot');
    expect([strengthOf(it, 1), limitOf(it, 1)]).toEqual([5, 5]);
  });

  test("applies during the victim's turn, from start to end, and is then discarded", () => {
    const it = pass(table({ Bob: { level: 5, curses: ['heavy'] } }), 'Ann');
    expect([strengthOf(it, 1), limitOf(it, 1)]).toEqual([2, 2]);
    pass(it, 'Bob');
    expect(it.player('Bob').curses).toEqual([]);
    expect(it.names(it.state.discards.doors)).toEqual(['heavy']);
    expect([strengthOf(it, 1), limitOf(it, 1)]).toEqual([5, 5]);
  });

  test("counts in the current turn and not in the next if received during the victim's turn", () => {
    const it = table({ Ann: { level: 5 }, Cid: { hand: ['heavy'] } });
    it.does('Cid', 'play heavy on Ann').pass();
    expect(strengthOf(it, 0)).toBe(2);
    pass(it, 'Ann');
    expect([strengthOf(it, 0), it.player('Ann').curses]).toEqual([5, []]);
  });

  test('counts at once in combat, for the active player and not for a helper', () => {
    const scene = { Ann: { level: 5 }, Bob: { level: 4 }, Cid: { hand: ['heavy'] }, doors: ['rat'] };
    const fighter = table(scene).does('Ann', 'kick').does('Cid', 'play heavy on Ann').pass();
    expect(fighter.strengths()).toEqual([2, 2]);
    const helper = table({ ...scene, Ann: { level: 1 } })
      .does('Ann', 'kick')
      .does('Ann', 'ask Bob');
    helper.does('Bob', 'accept').does('Cid', 'play heavy on Bob').pass();
    expect(helper.strengths()).toEqual([5, 2]);
  });
});
