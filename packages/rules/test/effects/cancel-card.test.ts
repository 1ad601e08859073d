/** A card that cancels any card just played, and the wait that it causes. */
import { describe, expect, test } from 'vitest';
import { applyMove, isRefusal, legalMoves, SYSTEM, view } from '../../src/index.ts';
import { census } from '../../src/engine/census.ts';
import { card, curse, item, monster, oneshot, Table, type Scene } from './support.ts';

const VETO = oneshot('veto', 'cancel-card');
const VETO_TOO = oneshot('veto-too', 'cancel-card');
const GIFT = card({ id: 'gift', kind: 'special', on: 'player', strike: [{ 'gain-level': 1 }] });
const OGRE = monster('ogre', 9);

/** Bob holds a veto. */
function table(more: Partial<Scene> = {}): Table {
  const { cards = [], ...rest } = more;
  return new Table({
    cards: [VETO, VETO_TOO, GIFT, OGRE, ...cards],
    Ann: { level: 3, hand: ['gift'] },
    Bob: { hand: ['veto'] },
    doors: ['ogre'],
    ...rest,
  });
}

const names = (it: Table): string[] => it.events.map(({ e }) => e);

describe('a card that is used up', () => {
  test('waits until everybody else has passed, and is then played', () => {
    const it = table().does('Ann', 'play gift on Ann');
    expect(names(it)).toEqual(['announced']);
    expect(view(it.pool, it.state, null).pending).toMatchObject({ kind: 'cancel', by: 0, played: true });
    expect(census(it.pool, it.state)).toEqual([]);
    it.does('Bob', 'pass');
    expect([it.levels()[0], it.state.stack.length]).toEqual([3, 1]);
    it.does('Cid', 'pass');
    expect([it.levels()[0], it.state.stack.length]).toEqual([4, 0]);
    expect(names(it)).toEqual(['passed', 'played', 'level']);
  });

  test('is played when time runs out', () => {
    const it = table().does('Ann', 'play gift on Ann');
    expect(isRefusal(applyMove(it.pool, it.state, SYSTEM, { do: 'timeout' }))).toBe(false);
    expect(it.levels()[0]).toBe(4);
  });

  test('does nothing if another player cancels it: both cards are discarded', () => {
    const it = table().does('Ann', 'play gift on Ann').does('Bob', 'play veto on gift').pass();
    expect(names(it)).toContain('cancelled');
    expect([it.levels()[0], it.state.stack.length]).toEqual([3, 0]);
    expect(it.names(it.state.discards.treasures).toSorted()).toEqual(['gift', 'veto']);
    expect(census(it.pool, it.state)).toEqual([]);
  });

  test('can’t be canceled by its own player', () => {
    const it = table({ Ann: { level: 3, hand: ['gift', 'veto'] }, Bob: {} }).does('Ann', 'play gift on Ann');
    it.refuses('Ann', 'play veto on gift', 'precedence.card-over-sheet');
    expect(legalMoves(it.pool, it.state, 0).map(({ move }) => move.do)).not.toContain('pass');
  });

  test('is played after all if the card that cancels it is canceled', () => {
    const it = table({ Cid: { hand: ['veto-too'] } }).does('Ann', 'play gift on Ann');
    it.does('Bob', 'play veto on gift').does('Cid', 'play veto-too on veto').pass();
    expect([it.levels()[0], it.state.stack.length]).toEqual([4, 0]);
    expect(it.names(it.state.discards.treasures).toSorted()).toEqual(['gift', 'veto', 'veto-too']);
  });

  test('doesn’t wait if nobody can have a card that cancels it', () => {
    const it = new Table({ cards: [GIFT], Ann: { level: 3, hand: ['gift'] } });
    expect(it.does('Ann', 'play gift on Ann').levels()[0]).toBe(4);
    const later = table({ Bob: {} });
    later.state.discards.treasures = ['veto', 'veto-too'].map((id) => later.id(id));
    later.state.decks.treasures = later.state.decks.treasures.filter(
      (one) => !later.state.discards.treasures.includes(one),
    );
    expect(later.does('Ann', 'play gift on Ann').levels()[0]).toBe(4);
  });
});

describe('in a combat', () => {
  const POTION = oneshot('potion', { strength: 5 });
  const GIANT = card({ id: 'giant', kind: 'enhancer', bonus: 5 });
  const fight = (): Table =>
    table({
      cards: [POTION, GIANT],
      Ann: { level: 3, hand: ['potion'] },
      Cid: { hand: ['giant'] },
    }).does('Ann', 'kick');

  test('a one-shot counts once nobody has canceled it', () => {
    const it = fight().does('Ann', 'play potion for fighters');
    expect(it.strengths()).toEqual([3, 9]);
    expect(it.pass().strengths()).toEqual([8, 9]);
  });

  test('a monster enhancer can be canceled', () => {
    const it = fight().does('Cid', 'play giant on ogre').does('Bob', 'play veto on giant').pass();
    expect(it.strengths()).toEqual([3, 9]);
    expect(it.names(it.state.discards.doors)).toContain('giant');
  });

  test('cards announced for it are discarded if the fighter leaves', () => {
    const it = fight().does('Cid', 'play giant on ogre').does('Ann', 'concede');
    expect([it.state.stack.length, it.names(it.state.discards.doors).includes('giant')]).toEqual([0, true]);
    expect(census(it.pool, it.state)).toEqual([]);
  });
});

describe('what else can be canceled', () => {
  test('a curse from a hand, during the usual wait for curses', () => {
    const it = table({ cards: [curse('woe', { 'lose-level': 1 })], Ann: { level: 3, hand: ['woe'] } });
    it.does('Ann', 'play woe on Cid').does('Bob', 'play veto on woe').pass();
    expect([it.names(it.state.discards.doors), it.state.stack.length]).toEqual([['woe'], 0]);
  });

  test('not a curse behind the door', () => {
    const it = table({ cards: [curse('woe', { 'lose-level': 1 })], doors: ['woe'] }).does('Ann', 'kick');
    it.refuses('Bob', 'play veto on woe', 'precedence.card-over-sheet');
  });

  test('not cards put in play, which don’t wait', () => {
    const it = table({ cards: [item('hat')], Ann: { level: 3, hand: ['hat', 'veto-too'] } });
    it.does('Ann', 'play hat').does('Ann', 'play veto-too');
    expect(it.state.stack).toEqual([]);
    expect(it.names(it.player('Ann').carried)).toContain('veto-too');
  });
});
