/** A move that can be written in two ways is listed once; both forms are legal and do the same. */
import { describe, expect, test } from 'vitest';
import { admits, validateMove, legalMoves, type Move, type LegalMove } from '../../src/index.ts';
import { card, Table, type Sketch } from './support.ts';

const special = (id: string, more: Partial<Sketch> = {}): ReturnType<typeof card> =>
  card({ strike: [{ 'gain-level': 1 }], ...more, id, kind: 'special' });
const CARDS = [special('lift'), special('boost', { on: 'self' }), special('cheers', { on: 'other' })];

const CLASSES = ['scout', 'outlaw'].map((id) => card({ id, kind: 'class' }));

/** Ann holds a special of each sort. */
const withSpecials = (): Table => new Table({ cards: CARDS, Ann: { hand: ['lift', 'boost', 'cheers'] } });

/** Ann has a class, and may have a second class in hand. */
const withClass = (...hand: string[]): Table =>
  new Table({
    sheet: 'west',
    cards: CLASSES,
    Ann: { class: ['cleric'], hand: ['super-munchkin', ...hand] },
  });

/** Ann's legal moves that play a card. */
function listed(it: Table, name: string): readonly LegalMove[] {
  return legalMoves(it.pool, it.state, 0).filter(
    ({ move }) => move.do === 'play' && move.card === it.id(name),
  );
}

/** The players on whom Ann may play a card, as named by her legal moves. */
function named(it: Table, name: string): (number | undefined)[] {
  return listed(it, name).map(({ move }) => ('seat' in move ? move.seat : undefined));
}

/** The second classes named by the legal moves with Super Munchkin. */
function pairs(it: Table): (number | undefined)[] {
  return listed(it, 'super-munchkin').map(({ move }) => ('with' in move ? move.with : undefined));
}

function isLegal(it: Table, move: Move): boolean {
  const legal = validateMove(it.pool, it.state, 0, move) === null;
  expect(legalMoves(it.pool, it.state, 0).some((legalMove) => admits(legalMove, move))).toBe(legal);
  return legal;
}

describe('a special', () => {
  test('for anybody is listed once per player, including oneself, by name', () => {
    expect(named(withSpecials(), 'lift')).toEqual([0, 1, 2]);
  });

  test('for oneself only is listed without a name, and one for others once for each of them', () => {
    expect(named(withSpecials(), 'boost')).toEqual([undefined]);
    expect(named(withSpecials(), 'cheers')).toEqual([1, 2]);
  });

  test('can be played on oneself with or without naming oneself', () => {
    const it = withSpecials();
    const saying = (name: string, seat: object): boolean =>
      isLegal(it, { do: 'play', card: it.id(name), ...seat });
    expect([saying('lift', {}), saying('lift', { seat: 0 })]).toEqual([true, true]);
    expect([saying('boost', {}), saying('boost', { seat: 0 }), saying('boost', { seat: 1 })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([saying('cheers', {}), saying('cheers', { seat: 0 })]).toEqual([false, false]);
    expect(withSpecials().does('Ann', 'play lift').levels()).toEqual(
      withSpecials().does('Ann', 'play lift on Ann').levels(),
    );
  });

  test("at the last Level before winning can't be played on oneself in either form", () => {
    const it = new Table({ cards: CARDS, Ann: { level: 9, hand: ['lift'] } });
    expect(named(it, 'lift')).toEqual([1, 2]);
    it.refuses('Ann', 'play lift', 'levels.go-up').refuses('Ann', 'play lift on Ann', 'levels.go-up');
  });
});

describe('Super Munchkin with the class it adds', () => {
  test('is listed once if there is one, which need not be named', () => {
    const it = withClass('scout');
    expect(pairs(it)).toEqual([it.id('scout')]);
    expect(isLegal(it, { do: 'play', card: it.id('super-munchkin') })).toBe(true);
  });

  test('names one of two', () => {
    const it = withClass('scout', 'outlaw');
    expect(pairs(it)).toEqual([it.id('scout'), it.id('outlaw')]);
    expect(isLegal(it, { do: 'play', card: it.id('super-munchkin') })).toBe(false);
  });
});
