import { census, view } from '../../src/index.ts';
import { describe, expect, test } from 'vitest';
import { card, curse, item, monster, sidekick, Table, type Scene } from './support.ts';

const CARDS = [
  card({ id: 'sharp', kind: 'item-enhancer', bonus: 2 }),
  card({ id: 'swift', kind: 'item-enhancer', bonus: 1, effects: [{ flee: 1 }] }),
  item('axe', { bonus: 1, slot: 'one hand' }),
  item('helm', { bonus: 2, slot: 'headgear' }),
  item('bible', { bonus: 1, slot: 'one hand', for: { class: 'cleric' } }),
  card({ id: 'bang', kind: 'oneshot', use: [{ strength: 1 }] }),
  curse('loss', { 'lose-item': { which: 'best' } }),
  monster('mole', 9, { effects: [{ 'ignores-gear': 'headgear' }] }),
];

const table = (scene: Partial<Scene>): Table => new Table({ cards: CARDS, ...scene });

const strength = (it: Table): number | undefined => view(it.pool, it.state, null).players[0]?.strength.total;

describe('an item enhancer', () => {
  test('counts while its item does', () => {
    const it = table({ Ann: { equipped: ['axe', 'bible'], hand: ['sharp', 'swift'] } });
    it.does('Ann', 'play sharp on bible');
    expect(strength(it)).toBe(2);
    it.does('Ann', 'play swift on axe');
    expect([strength(it), view(it.pool, it.state, null).players[0]?.flee.total]).toEqual([3, 1]);
    it.does('Ann', 'unequip axe');
    expect([strength(it), view(it.pool, it.state, null).players[0]?.flee.total]).toEqual([1, 0]);
  });

  test('is attached to an item in play, but not to a single-use one or one in hand', () => {
    const it = table({ Ann: { equipped: ['axe'], carried: ['bang'], hand: ['sharp', 'helm'] } });
    it.refuses('Ann', 'play sharp on bang', 'items.carried');
    it.refuses('Ann', 'play sharp on helm', 'items.carried');
    it.does('Ann', 'play sharp on axe');
    expect(census(it.pool, it.state)).toEqual([]);
  });

  test('leaves with its item, and can make it the best one', () => {
    const it = table({
      Ann: { equipped: ['axe', 'helm'], attached: [['axe', 'sharp']] },
      Bob: { hand: ['loss'] },
    });
    it.does('Bob', 'play loss on Ann').pass();
    expect(it.names(it.state.discards.treasures).toSorted()).toEqual(['axe', 'sharp']);
    expect([strength(it), census(it.pool, it.state)]).toEqual([3, []]);
  });

  test("doesn't count if its item doesn't", () => {
    const it = table({ Ann: { equipped: ['helm'], attached: [['helm', 'sharp']] }, doors: ['mole'] });
    expect(strength(it)).toBe(5);
    expect(it.does('Ann', 'kick').strengths()).toEqual([1, 9]);
  });
});

describe('a sidekick with a price', () => {
  const cards = [
    sidekick('page', { gold: 1000 }),
    sidekick('fool'),
    item('axe'),
    curse('loss', { 'lose-item': {} }),
  ];

  test("can be lost as an item; one without a price can't", () => {
    const it = new Table({
      cards,
      Ann: { sidekicks: ['page'] },
      Bob: { hand: ['loss'], sidekicks: ['fool'] },
    });
    it.does('Bob', 'play loss on Ann').pass();
    expect(it.player('Ann').sidekicks).toEqual([]);
  });

  test('changes hands only if there is room for it', () => {
    const it = new Table({
      cards,
      Ann: { sidekicks: ['page'], equipped: ['axe'] },
      Bob: { sidekicks: ['fool'] },
    });
    it.refuses('Ann', 'offer page to Bob', 'sidekicks.play');
    it.does('Ann', 'offer page to Cid').does('Cid', 'accept');
    expect([it.player('Ann').sidekicks, it.names(it.player('Cid').sidekicks)]).toEqual([[], ['page']]);
  });

  test('can be sold', () => {
    const it = new Table({ cards, Ann: { sidekicks: ['page'] } });
    expect(it.does('Ann', 'sell page').levels()[0]).toBe(2);
  });
});
