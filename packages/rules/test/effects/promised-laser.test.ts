import { expect, test } from 'vitest';
import { Table, item, monster } from './support.ts';

test('a laser joined to another may be promised for help like any item in play', () => {
  const lasers = ['ray', 'beam'].map((id) => item(id, { laser: true, slot: 'two hands', bonus: 1 }));
  const table = new Table({
    sheet: 'space',
    cards: [...lasers, monster('giant', 9)],
    doors: ['giant'],
    Ann: { equipped: ['ray'], attached: [['ray', 'beam']] },
  });
  table.does('Ann', 'kick').does('Ann', 'ask Bob items beam');
  expect(table.state.combat?.request?.terms.items).toEqual([table.id('beam')]);
});
