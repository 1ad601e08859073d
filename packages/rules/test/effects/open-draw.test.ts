import { expect, test } from 'vitest';
import { view } from '../../src/index.ts';
import { Table, card } from './support.ts';

test('cards drawn face up because of a card stay known to all while they are in the hand', () => {
  const find = card({
    id: 'find',
    kind: 'special',
    strike: [{ draw: { deck: 'doors', count: 1, open: true } }],
  });
  const table = new Table({ cards: [find], Ann: { hand: ['find'] }, doors: ['chip-1'] });
  table.does('Ann', 'play find');
  expect(table.names(view(table.pool, table.state, 1).players[0]?.shown ?? [])).toEqual(['chip-1']);
});
