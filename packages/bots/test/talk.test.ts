/** A bot's answers to phrases. */
import type { Seat, State } from '@kickdoor/rules';
import { legalMoves, stream, view } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import {
  botOf,
  CHARACTERS,
  NO_PAST,
  replyOf,
  type Character,
  type Heard,
  type Past,
  type Reply,
  type Strength,
} from '../src/index.ts';
import { make, pool, table, type Laid } from './table.ts';

interface Own {
  readonly strength?: Strength;
  readonly character?: Character | null;
  readonly past?: Past;
}

/** The answer of the bot at a seat. */
function reply(state: State, seat: Seat, heard: Heard, own: Own = {}): Reply | null {
  const { strength = 'regular', character = null, past = NO_PAST } = own;
  const sees = { view: view(pool, state, seat), legalMoves: legalMoves(pool, state, seat), pool };
  return replyOf(heard, { ...sees, random: stream('talk'), strength, character, past });
}

const NO_TIME = { milliseconds: 0, now: () => 0 };

/** The first player fights what is behind the door; the second could win the fight for them. */
function fight(level: number, helper: Laid = {}): State {
  const state = table(
    [{ level }, { level: 5, equipped: ['flaming-armor'], ...helper }, { level: 1 }],
    ['duelist-of-the-old-school'],
  );
  make(state, 0, { do: 'kick' });
  return state;
}

test('a call for help is answered with the smallest share for which the bot would accept', () => {
  const state = fight(2);
  const offer = reply(state, 1, { from: 0, phrase: 'who-helps' });
  expect(offer).toMatchObject({ phrase: 'help-for', eager: true });
  const treasures = offer?.number ?? 0;
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures, first: 0, items: [], plays: [] } });
  expect(legalMoves(pool, state, 1).map(({ move }) => move.do)).toContain('accept');
  // A bot that couldn't win the fight says no, but leaves the answer to those who could.
  expect(reply(fight(2), 2, { from: 0, phrase: 'who-helps' })).toEqual({ phrase: 'no', eager: false });
});

test.each(
  (['novice', 'regular'] as const).flatMap((strength) =>
    [null, ...CHARACTERS].map((character) => ({ strength, character })),
  ),
)('a $strength bot with the character $character helps for the price it has named', (own) => {
  const state = fight(2);
  const named = reply(state, 1, { from: 0, phrase: 'who-helps' }, own);
  expect(named?.phrase).toBe('help-for');
  const treasures = named?.number ?? 0;
  make(state, 0, { do: 'ask', seat: 1, terms: { treasures, first: 0, items: [], plays: [] } });
  const bot = botOf(own.strength, NO_TIME, own.character);
  const decided = bot.decide(view(pool, state, 1), legalMoves(pool, state, 1), pool, stream('talk'));
  expect(decided?.move.do).toBe('accept');
});

/** The number of Treasures for which a bot would help; infinite if for none. */
function price(own: Own): number {
  return reply(fight(4), 1, { from: 0, phrase: 'who-helps' }, own)?.number ?? Infinity;
}

test('stingy bots want more for help than diplomats, and cursed bots don’t help cheaply', () => {
  expect(price({ character: 'stingy' })).toBeGreaterThan(price({ character: 'diplomat' }));
  const cursed = { ...NO_PAST, turn: 1, treatments: [{ turn: 1, by: 0, to: 1, worth: -8 }] };
  expect(price({ character: 'vengeful', past: cursed })).toBeGreaterThan(price({ character: 'vengeful' }));
});

test('nobody offers help to win the game, or to a player who isn’t fighting', () => {
  expect(reply(fight(9), 1, { from: 0, phrase: 'who-helps' })).toMatchObject({ phrase: 'no' });
  expect(reply(fight(2), 1, { from: 2, phrase: 'who-helps' })).toBeNull();
});

test('a fighting bot accepts help that would win, for up to half of the treasures', () => {
  const state = fight(2);
  const offered = (from: Seat, number: number) =>
    reply(state, 0, { from, phrase: 'help-for', number })?.phrase;
  expect(offered(1, 1)).toBe('yes');
  expect(offered(1, 9)).toBe('no');
  expect(offered(2, 1)).toBe('no');
  // It isn't this bot's fight.
  expect(reply(state, 2, { from: 1, phrase: 'help-for', number: 1 })).toBeNull();
});

test('a bot agrees to stop a player about to win, and nobody else', () => {
  const state = table([{ level: 9 }, { level: 3 }, {}]);
  expect(reply(state, 1, { from: 2, phrase: 'stop', seat: 0 })).toMatchObject({ phrase: 'yes' });
  expect(reply(state, 2, { from: 0, phrase: 'stop', seat: 1 })).toBeNull();
  expect(reply(state, 0, { from: 1, phrase: 'stop', seat: 0 })).toBeNull();
});

test('it neither makes promises nor reveals its cards', () => {
  const holding = table([{}, { hand: ['enraged', 'lose-a-level'] }, {}]);
  const empty = table([{}, {}, {}]);
  const phrases = ['who-one-shot', 'dont-dare', 'truce', 'want-card', 'hello', 'stop', 'who-helps'];
  for (const phrase of phrases) {
    const heard = { from: 0, phrase, seat: 1 };
    expect(reply(holding, 1, heard), phrase).toEqual(reply(empty, 1, heard));
  }
  expect(reply(holding, 1, { from: 0, phrase: 'truce', seat: 1 })?.phrase).toBe('no-promises');
  expect(reply(holding, 1, { from: 0, phrase: 'truce', seat: 2 })).toBeNull();
});

test('between games it is only polite', () => {
  expect(replyOf({ from: 0, phrase: 'good-game' }, null)?.phrase).toBe('good-game');
  expect(replyOf({ from: 0, phrase: 'who-helps' }, null)).toBeNull();
});
