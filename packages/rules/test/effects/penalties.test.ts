import { census } from '../../src/index.ts';
import { describe, expect, test } from 'vitest';
import { card, monster, Table } from './support.ts';

const fog = card({
  id: 'fog',
  kind: 'event',
  strike: [{ each: { of: 'all', do: [{ 'next-combat': { strength: -2 } }] } }],
});

describe('penalties on the next combat', () => {
  test('two from the same card in front of one player are discarded together', () => {
    const table = new Table({ cards: [fog, monster('rat', 1)], Ann: { level: 8 }, doors: ['rat'] });
    const ann = table.player('Ann');
    table.state.decks.doors = table.state.decks.doors.filter((id) => id !== table.id('fog'));
    ann.curses = [table.id('fog')];
    ann.nextCombat = [-2, -2].map((strength) => ({ card: table.id('fog'), strength, later: false }));
    table.does('Ann', 'kick').does('Ann', 'claim').pass();
    expect(ann.nextCombat).toEqual([]);
    expect(census(table.pool, table.state)).toEqual([]);
  });

  test("a penalty on the next combat from Bad Stuff doesn't apply to the combat it came from", () => {
    const bully = monster('bully', 9, { badStuff: [{ 'next-combat': { strength: -3 } }] });
    const cards = [bully, monster('rat', 1)];
    const table = new Table({ cards, Ann: { level: 5 }, doors: ['bully', 'rat'], dice: [1] });
    table.does('Ann', 'kick').does('Ann', 'flee').pass().does('Ann', 'roll bully');
    expect(table.player('Ann').nextCombat).toHaveLength(1);
    table.state.phase = 'opening';
    table.does('Ann', 'kick');
    expect(table.strengths()).toEqual([2, 1]);
    table.does('Ann', 'claim').pass();
    expect(table.player('Ann').nextCombat).toEqual([]);
  });
});
