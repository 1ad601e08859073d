import { expect, test } from 'vitest';
import { SYSTEM, applyMove, census, isRefusal, legalMoves } from '../../src/index.ts';
import { Table, card, monster } from './support.ts';

/** A table where Bob helps Ann, both run, and Bob has been caught and may still roll again. */
function caughtHelper(): Table {
  const runner = card({ id: 'runner', kind: 'class', effects: [{ 'second-wind': { name: 'second-wind' } }] });
  const table = new Table({
    cards: [monster('giant', 16), runner],
    doors: ['giant'],
    Ann: {},
    Bob: { class: ['runner'], hand: ['chip-1'] },
    dice: [6, 1],
  });
  table.does('Ann', 'kick').does('Ann', 'ask Bob').does('Bob', 'accept').does('Ann', 'flee').pass();
  return table.does('Ann', 'roll giant').does('Bob', 'roll giant');
}

test('when the fighter leaves, a caught helper is released along with the combat', () => {
  const table = caughtHelper();
  expect(table.state.stack.map(({ f }) => f)).toContain('caught');
  table.does('Ann', 'concede');
  expect(table.state.stack).toEqual([]);
  expect(table.state.combat).toBeNull();
  expect(census(table.pool, table.state)).toEqual([]);
  expect(legalMoves(table.pool, table.state, 1).length).toBeGreaterThan(0);
});

test('cards due to a player who has left stay with their owner', () => {
  const tax = card({
    id: 'tax',
    kind: 'curse',
    strike: [{ 'give-up': { what: 'card', to: 'each-other', pick: 'giver' } }],
  });
  const table = new Table({ cards: [tax], doors: ['tax'], Ann: { hand: ['chip-1', 'chip-2', 'chip-3'] } });
  table.does('Ann', 'kick').pass().does('Bob', 'concede');
  const done = applyMove(table.pool, table.state, 0, { do: 'choose', picks: [{ card: table.id('chip-1') }] });
  expect(isRefusal(done)).toBe(false);
  applyMove(table.pool, table.state, SYSTEM, { do: 'timeout' });
  expect(table.player('Bob').hand).toEqual([]);
  expect(census(table.pool, table.state)).toEqual([]);
});

test('treasures that were being shared are discarded when the fighter leaves', () => {
  const table = new Table({
    cards: [monster('mouse', 5, { treasures: 3 })],
    doors: ['mouse'],
    Ann: { level: 3 },
    Bob: { level: 3 },
  });
  table.does('Ann', 'kick').does('Ann', 'ask Bob treasures 1 first Bob').does('Bob', 'accept');
  table.does('Ann', 'claim').pass();
  expect(table.state.stack.map(({ f }) => f)).toEqual(['reward', 'choice']);
  table.does('Ann', 'concede');
  expect(table.state.stack).toEqual([]);
  expect(census(table.pool, table.state)).toEqual([]);
});

test("a player who has left can't be chosen, and the only one left is chosen without asking", () => {
  const gift = card({ id: 'gift', kind: 'curse', strike: [{ gift: { deck: 'treasures', to: 'lowest' } }] });
  const table = new Table({ cards: [gift], doors: ['gift'], Ann: { level: 3 } });
  table.does('Ann', 'kick').pass();
  const [legalMove] = legalMoves(table.pool, table.state, 0);
  expect(legalMove?.choice?.from).toEqual([{ seat: 1 }, { seat: 2 }]);
  table.does('Bob', 'concede');
  expect(table.state.stack).toEqual([]);
  expect(table.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 1]);
  expect(census(table.pool, table.state)).toEqual([]);
});
