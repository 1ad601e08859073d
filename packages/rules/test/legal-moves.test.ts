/** The legal moves of a seat, and why it can't play its other cards. */
import { describe, expect, test } from 'vitest';
import { validateMove, legalMoves, reasons, sampleMove } from '../src/index.ts';
import { item, monster, sidekick, Table } from './effects/support.ts';

/** Whom Ann may legally ask for help. */
function askable({ pool, state }: Table): number[] {
  return legalMoves(pool, state, 0).flatMap(({ move }) => (move.do === 'ask' ? [move.seat] : []));
}

/** All possible terms for one Treasure, without items. */
const TERMS = ['treasures 0', 'treasures 0 first Bob', 'treasures 1', 'treasures 1 first Bob'];

/** Ann fights an ogre with one Treasure. */
const fighting = (equipped: readonly string[] = []): Table =>
  new Table({
    cards: [monster('ogre', 9, { treasures: 1 }), item('hat', { bonus: 1 })],
    Ann: { equipped },
    doors: ['ogre'],
  }).does('Ann', 'kick');

/** Bob refuses these terms. */
function refusing(it: Table, terms: readonly string[]): Table {
  for (const some of terms) it.does('Ann', `ask Bob ${some}`).does('Bob', 'decline');
  return it;
}

describe('asking for help', () => {
  test('is legal while some terms have not been refused', () => {
    expect(askable(refusing(fighting(), TERMS.slice(1)))).toEqual([1, 2]);
  });

  test('is not legal with a player who has refused all possible terms', () => {
    const it = refusing(fighting(), TERMS);
    expect(askable(it)).toEqual([2]);
    it.refuses('Ann', 'ask Bob treasures 1', 'help.ask');
  });

  test('is legal again with items to promise, until those terms are refused too', () => {
    const it = refusing(fighting(['hat']), TERMS);
    expect(askable(it)).toEqual([1, 2]);
    refusing(
      it,
      TERMS.map((terms) => `${terms} items hat`),
    );
    expect(askable(it)).toEqual([2]);
  });

  test('is not legal if only an item is left that the helper couldn’t carry', () => {
    const big = { bonus: 1, big: true };
    const it = new Table({
      cards: [monster('ogre', 9, { treasures: 1 }), item('pike', big), item('anvil', big)],
      Ann: { equipped: ['pike'] },
      Bob: { equipped: ['anvil'] },
      doors: ['ogre'],
    }).does('Ann', 'kick');
    refusing(it, TERMS);
    expect(askable(it)).toEqual([2]);
    it.refuses('Ann', 'ask Bob items pike', 'items.big');
  });

  test('is sampled with the only terms left, however unlikely they are', () => {
    const withHat = TERMS.map((terms) => `${terms} items hat`);
    const { pool, state } = refusing(fighting(['hat']), [...TERMS, ...withHat.slice(0, -1)]);
    const asks = legalMoves(pool, state, 0).filter(({ move }) => move.do === 'ask' && move.seat === 1);
    expect(
      asks.map((one) =>
        validateMove(
          pool,
          state,
          0,
          sampleMove(one, () => 0),
        ),
      ),
    ).toEqual([null]);
  });
});

/** Ann has these sidekicks, and another behind her door. */
const kicked = (sidekicks: readonly string[]): Table =>
  new Table({
    sheet: 'west',
    cards: [sidekick('porter'), sidekick('page')],
    Ann: { sidekicks },
    doors: ['page'],
  }).does('Ann', 'kick');

describe('the door card shown to a player who may play it', () => {
  test('has a reason why it can’t be played now', () => {
    const it = kicked(['porter']);
    const page = it.id('page');
    const refusal = validateMove(it.pool, it.state, 0, { do: 'play', card: page });
    expect(refusal?.rule).toBe('sidekicks.play');
    expect(reasons(it.pool, it.state, 0)).toEqual([{ card: page, refusal }]);
    expect(reasons(it.pool, it.state, 1)).toEqual([]);
  });

  test('has no reason if it can be played', () => {
    const it = kicked([]);
    expect(it.state.phase).toBe('door');
    expect(reasons(it.pool, it.state, 0)).toEqual([]);
  });
});

/** The players Ann may show cards to; `undefined` is everybody at once. */
function shownTo({ pool, state }: Table): (number | undefined)[] {
  return legalMoves(pool, state, 0).flatMap(({ move }) => (move.do === 'show' ? [move.seat] : []));
}

test('cards are no longer shown to a player who has left', () => {
  const it = new Table({ cards: [item('hat')], Ann: { hand: ['hat'] } });
  expect(shownTo(it)).toEqual([undefined, 1, 2]);
  expect(shownTo(it.does('Bob', 'concede'))).toEqual([undefined, 2]);
});
