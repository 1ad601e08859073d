import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../src/index.ts';
import { card, item, monster, Table } from './support.ts';

/** A monster of Level 12 with three treasures. */
const vampire = (id: string, effects: readonly unknown[]): CardDef =>
  monster(id, 12, { treasures: 3, effects });

describe('of monsters', () => {
  test('chase lets the right fighter send it away: Treasures, no Level', () => {
    const chase = [{ chase: { name: 'chase', who: { class: 'cleric' } } }];
    const cards = [vampire('vampire', chase)];
    const no = new Table({ cards, doors: ['vampire'] }).does('Ann', 'kick');
    no.refuses('Ann', 'use chase on vampire', 'traits.at-once');
    const it = new Table({ cards, Ann: { class: ['cleric'] }, doors: ['vampire'] }).does('Ann', 'kick');
    it.refuses('Bob', 'use chase on vampire', 'traits.when')
      .does('Ann', 'use chase on vampire')
      .does('Ann', 'claim')
      .pass();
    expect([it.hand('Ann').length, it.levels()[0]]).toEqual([3, 1]);
  });

  test('chase works for each of two monsters, and for a helper', () => {
    const chase = [{ chase: { name: 'chase', who: { class: 'cleric' } } }];
    const cards = [
      vampire('vampire', chase),
      vampire('count', chase),
      card({ id: 'horn', kind: 'wandering' }),
    ];
    const it = new Table({
      cards,
      Ann: { hand: ['horn', 'count'] },
      Bob: { class: ['cleric'] },
      doors: ['vampire'],
    });
    it.does('Ann', 'kick').does('Ann', 'play horn with count').does('Ann', 'ask Bob').does('Bob', 'accept');
    it.does('Bob', 'use chase on count');
    expect(it.foes()).toEqual(['vampire']);
    expect(it.does('Bob', 'use chase on vampire').foes()).toEqual([]);
  });

  test('buy-off costs items of a certain value, and gives nothing', () => {
    const rent = [{ 'buy-off': { name: 'rent', gold: 500 } }];
    const cards = [vampire('landlord', rent), item('ring', { gold: 300 }), item('cup', { gold: 200 })];
    const it = new Table({
      cards,
      Ann: { hand: ['ring', 'chip-1'], equipped: ['cup'] },
      doors: ['landlord'],
    }).does('Ann', 'kick');
    it.refuses('Ann', 'use rent on landlord with ring', 'traits.discard-powers');
    it.refuses('Ann', 'use rent on landlord with ring chip-1', 'traits.discard-powers');
    it.does('Ann', 'use rent on landlord with ring cup').does('Ann', 'claim').pass();
    expect([it.hand('Ann'), it.levels()[0]]).toEqual([['chip-1'], 1]);
  });
});
