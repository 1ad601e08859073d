/** An effect that opens a choice says what it asks, and only to the player asked. */
import { describe, expect, test } from 'vitest';
import { DEEDS, PLAYS, view, type Seat } from '../../src/index.ts';
import { card, curse, item, monster, oneshot, Table } from './support.ts';

const SEATS = { Ann: 0, Bob: 1, Cid: 2 } as const;

/** What a player is asked, as `ask` or `ask NAME`; `null` if nothing. */
function asked(it: Table, who: keyof typeof SEATS): string | null {
  const { pending, players } = view(it.pool, it.state, SEATS[who]);
  if (pending?.kind !== 'choice' || pending.asked === null) return null;
  const { ask, whom } = pending.asked;
  return whom === null ? ask : `${ask} ${players[whom]?.name}`;
}

/** Ann has played a curse with this deed on Bob. */
function cursed(deed: object): Table {
  const cards = [curse('woe', deed), item('cup', { gold: 100 }), item('ring', { gold: 200 })];
  const it = new Table({
    cards,
    Ann: { hand: ['woe'] },
    Bob: { equipped: ['cup', 'ring'], hand: ['chip-1', 'chip-2'] },
    Cid: { hand: ['chip-3'] },
  });
  return it.does('Ann', 'play woe on Bob').pass();
}

describe('a choice', () => {
  test('says what it asks, for every deed and play that opens one', () => {
    const silent = [...DEEDS, ...PLAYS].filter((it) => it.chosen !== undefined && it.asks === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('is shown only to the player who chooses', () => {
    const it = cursed({ 'lose-item': {} });
    expect([asked(it, 'Ann'), asked(it, 'Bob'), asked(it, 'Cid')]).toEqual([null, 'lose', null]);
    const spectator: Seat | null = null;
    expect(view(it.pool, it.state, spectator).pending).toMatchObject({ kind: 'choice', asked: null });
  });

  test.each([
    ['lose', { 'lose-item': { which: 'any' } }],
    ['lose', { 'lose-worth': { gold: 50 } }],
    ['discard', { 'lose-hand': { count: 1 } }],
    ['either', { either: [[{ 'lose-item': {} }], [{ 'lose-hand': { count: 1 } }]] }],
    ['look', { 'look-at-hand': { of: 'lowest' } }],
    ['swap', { 'swap-hands': { with: 'lowest' } }],
    ['duel', { duel: { with: 'highest', lose: [{ 'lose-hand': { count: 'all' } }] } }],
    ['receiver', { gift: { deck: 'treasures', to: 'lowest' } }],
    ['receiver', { 'give-up': { what: 'item', to: 'lowest', pick: 'giver' } }],
  ])('asks: %s', (ask, deed) => {
    expect(asked(cursed(deed), 'Bob')).toBe(ask);
  });

  test('names the other player involved, who loses, gives or gets something', () => {
    expect(asked(cursed({ 'lose-item': { chooser: 'curser' } }), 'Ann')).toBe('lose-other Bob');
    expect(asked(cursed({ 'give-up': { what: 'item', to: 'left', pick: 'taker' } }), 'Cid')).toBe('take Bob');
    expect(asked(cursed({ 'give-up': { what: 'item', to: 'left', pick: 'giver' } }), 'Bob')).toBe('give Cid');
    const tied = cursed({ 'give-up': { what: 'item', to: 'lowest', pick: 'giver' } });
    expect(asked(tied.does('Bob', 'choose Cid'), 'Bob')).toBe('give Cid');
  });

  test('asks twice for a search with a price: what to take, and what to pay with', () => {
    const strike = [{ 'search-discards': { deck: 'doors', pay: true } }];
    const it = new Table({
      cards: [card({ id: 'rummage', kind: 'special', on: 'self', strike })],
      doorDiscards: ['chip-1', 'chip-2'],
      Ann: { hand: ['rummage', 'chip-3', 'chip-4'] },
    }).does('Ann', 'play rummage');
    expect(asked(it, 'Ann')).toBe('search');
    expect(asked(it.does('Ann', 'choose chip-1'), 'Ann')).toBe('pay');
  });

  test('asks for the die if a one-shot lets its player name the roll', () => {
    const it = new Table({
      cards: [monster('ogre', 9), oneshot('loaded', 'fix-die')],
      doors: ['ogre'],
      Ann: { hand: ['loaded'] },
    });
    it.does('Ann', 'kick').does('Ann', 'flee').pass().does('Ann', 'play loaded');
    expect(asked(it, 'Ann')).toBe('die');
  });
});
