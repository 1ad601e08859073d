/** Grudges and thanks: based on what everybody has seen, acted upon, and gone when settled or after a while. */
import type { GameEvent, Seat } from '@kickdoor/rules';
import { legalMoves, stream, view } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, styleOf, type Character } from '../src/characters/characters.ts';
import { debtTo, LASTS, NO_PAST, recall, type Past } from '../src/past/past.ts';
import { styledBot } from '../src/sensible.ts';
import { TUNED } from '../src/style.ts';
import { make, pool, table } from './table.ts';

const card = (id: string) => pool.cards.findIndex((one) => one.id === id);

const turn = (seat: Seat): GameEvent => ({ e: 'turn', seat, cause: {} });
/** The event when one player plays a curse on another. */
function curse(by: Seat, on: Seat): GameEvent {
  const state = table([0, 1, 2].map((seat) => (seat === by ? { hand: ['lose-a-level'] } : { level: 2 })));
  const events = make(state, by, { do: 'play', card: card('lose-a-level'), seat: on });
  const event = events.find(({ e }) => e === 'curse');
  if (event === undefined) throw new Error('no curse was played');
  return event;
}
const past = (...events: readonly GameEvent[]): Past => recall(NO_PAST, events);

describe('the past', () => {
  test('keeps what players were seen to do', () => {
    const seen = past(turn(0), curse(1, 2));
    expect(debtTo(seen, 2, 1)).toEqual({ grudge: 2, thanks: 0 });
    expect(debtTo(seen, 1, 2)).toEqual({ grudge: 0, thanks: 0 });
    expect(debtTo(seen, 0, 1)).toEqual({ grudge: 0, thanks: 0 });
  });

  test('counts helping as a reason for thanks, but not strengthening a monster', () => {
    const fight: GameEvent = { e: 'combat', seat: 0, card: card('bored-skeleton'), cause: {} };
    const helps: GameEvent = { e: 'helps', seat: 1, to: 0, terms: null, cause: {} };
    const stabs: GameEvent = { e: 'boosted', seat: 2, side: 'monsters', amount: 5, cause: {} };
    const own: GameEvent = { e: 'boosted', seat: 0, side: 'monsters', amount: 5, cause: {} };
    const seen = past(turn(0), fight, helps, stabs, own);
    expect(debtTo(seen, 0, 1)).toEqual({ grudge: 0, thanks: 2 });
    expect(debtTo(seen, 0, 2).grudge).toBe(2);
    expect(debtTo(seen, 1, 2).grudge).toBe(2);
    expect(debtTo(seen, 1, 0).grudge).toBe(0);
  });

  test('settles what was paid back', () => {
    expect(debtTo(past(turn(0), curse(1, 2), curse(2, 1)), 2, 1).grudge).toBe(0);
  });

  test('forgets what is long ago', () => {
    const turns = Array.from({ length: LASTS }, (_, at) => turn(at % 3));
    expect(debtTo(past(turn(0), curse(1, 2), ...turns.slice(1)), 2, 1).grudge).toBe(2);
    expect(debtTo(past(turn(0), curse(1, 2), ...turns), 2, 1).grudge).toBe(0);
  });
});

/** Which of two equal rivals a character curses at the end of its turn, and why, over many turns. */
function cursed(character: Character | null, seen: Past, name = 'lose-a-level') {
  const bot = styledBot(styleOf(TUNED, character));
  const state = table([{ level: 4, hand: [name] }, { level: 4 }, { level: 4 }]);
  state.phase = 'closing';
  const found = { hits: [0, 0, 0], grudges: 0 };
  for (let count = 1; count <= 300; count += 1) {
    state.turns = count;
    const decided = bot.decide(view(pool, state, 0), legalMoves(pool, state, 0), pool, stream('x'), seen);
    if (decided?.move.do !== 'play' || decided.move.seat === undefined) continue;
    found.hits[decided.move.seat] = (found.hits[decided.move.seat] ?? 0) + 1;
    if (decided.why === 'bot-why-grudge') found.grudges += 1;
  }
  return found;
}

describe('grudges', () => {
  test.each(CHARACTERS)('of a %s bot hit their target, and it says so', (character) => {
    const before = cursed(character, NO_PAST);
    const after = cursed(character, past(turn(0), curse(2, 0)));
    expect(before.grudges).toBe(0);
    expect(after.hits[1]).toBeLessThanOrEqual(before.hits[1] ?? 0);
    expect(after.hits[2]).toBeGreaterThan(before.hits[2] ?? 0);
    expect(after.grudges).toBe(after.hits[2]);
  });

  test('don’t waste a curse that would have no effect', () => {
    const seen = past(turn(0), curse(2, 0));
    expect(cursed('vengeful', seen, 'sudden-gust-of-wind').hits).toEqual([0, 0, 0]);
  });

  test('are strongest in vengeful bots, and absent without a character', () => {
    const seen = past(turn(0), curse(2, 0));
    const [vengeful, diplomat] = [cursed('vengeful', seen), cursed('diplomat', seen)];
    expect(vengeful.hits[2]).toBeGreaterThan(1.3 * (diplomat.hits[2] ?? 0));
    expect(cursed(null, seen)).toEqual(cursed(null, NO_PAST));
  });
});

/** The smallest share of the Treasures for which the bot at seat 1 helps. */
function price(character: Character, seen: Past): number | null {
  const bot = styledBot(styleOf(TUNED, character));
  for (const treasures of [0, 1, 2]) {
    const state = table(
      [{ level: 6 }, { level: 5, equipped: ['flaming-armor'] }, {}],
      ['duelist-of-the-old-school'],
    );
    make(state, 0, { do: 'kick' });
    const ask = { do: 'ask', seat: 1, terms: { treasures, first: 0, items: [], plays: [] } } as const;
    make(state, 0, ask);
    const decided = bot.decide(view(pool, state, 1), legalMoves(pool, state, 1), pool, stream('x'), seen);
    if (decided?.move.do === 'accept') return treasures;
  }
  return null;
}

describe('thanks', () => {
  test('make help cheaper', () => {
    const helped: Past = {
      ...NO_PAST,
      turn: 1,
      treatments: [{ turn: 1, by: 0, to: 1, worth: 4 }],
    };
    const [before, after] = [price('diplomat', NO_PAST), price('diplomat', helped)];
    expect(after).not.toBeNull();
    expect(after ?? 9).toBeLessThan(before ?? 9);
  });
});
