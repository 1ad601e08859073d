import type { CardId, GameEvent } from '@kickdoor/rules';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beatsOf, fitted, MAX_TOTAL_MS, type Beat, type Place } from '../src/beats/beats.ts';
import { selectorsOf } from '../src/beats/places.ts';
import { beatPlayer } from '../src/beats/player.ts';
import { outlookOf, table } from './support/table.ts';

const cause = {};

/** The beats of the events of one update. */
function beats(...events: readonly GameEvent[]): readonly Beat[] {
  return beatsOf(events.map((event, at) => ({ key: `1.${at}`, number: 1, by: 0, event })));
}

const kinds = (list: readonly Beat[]): readonly string[] => list.map(({ shown }) => shown.kind);
const whole = (list: readonly Beat[]): number => list.reduce((sum, { ms }) => sum + ms, 0);

const kick: GameEvent = { e: 'door', seat: 0, card: 7, cause };
const roll: GameEvent = {
  e: 'die',
  seat: 0,
  die: 2,
  why: 'flee',
  sum: { total: 1, parts: [{ amount: 2, what: 'die' }] },
  cause: { card: 7 },
};
const caught: GameEvent = { e: 'caught', seat: 0, card: 7, cause: { card: 7 } };
const died: GameEvent = { e: 'died', seat: 0, cause: { card: 7 } };
const tie: GameEvent = { e: 'die', seat: 1, die: 4, why: 'tie', cause };

const looted = (seat: number, card: number, body = 0): GameEvent => ({
  e: 'looted',
  seat,
  body,
  card,
  cause,
});

describe('the beats of an update', () => {
  test('play the die before the verdict, and the verdict before the death', () => {
    expect(kinds(beats(roll, caught, died))).toEqual(['die', 'verdict', 'died']);
  });

  test('a death shows what lay there, though others may have taken it by then', () => {
    const news = [died, looted(1, 3)].map((event, at) => ({ key: `1.${at}`, number: 1, by: 0, event }));
    const pending = { kind: 'looting', seat: 2, body: 0, cards: [4, 5] } as const;
    expect(beatsOf(news, pending)[0]?.shown).toEqual({ kind: 'died', seat: 0, card: 7, left: [3, 4, 5] });
    expect(beatsOf(news, { ...pending, body: 1 })[0]?.shown).toMatchObject({ left: [3] });
  });

  test('leave out what nobody can see', () => {
    expect(beats({ e: 'phase', phase: 'combat', seat: 0, cause }, { e: 'passed', seat: 1, cause })).toEqual(
      [],
    );
  });

  test('last longer for more important events', () => {
    const [door] = beats(kick);
    const [move] = beats({ e: 'took', seat: 0, card: 7, cause });
    expect(door?.ms).toBeGreaterThan(move?.ms ?? Infinity);
  });

  test('move a card from its owner to the player it is played on', () => {
    const played = beats({ e: 'played', seat: 2, card: 7, target: 1, cause });
    expect(played.map(({ shown }) => shown)).toEqual([
      { kind: 'travel', card: 7, from: 'hand:2', to: 'seat:1' },
    ]);
  });

  test.each<[GameEvent, string, string]>([
    [{ e: 'played', seat: 2, card: 7, cause }, 'hand:2', 'laid:2'],
    [{ e: 'equipped', seat: 2, card: 7, cause }, 'gear:2', 'laid:2'],
    [{ e: 'unequipped', seat: 2, card: 7, cause }, 'seat:2', 'laid:2'],
    [{ e: 'discarded', seat: 2, cards: [7], cause }, 'seat:2', 'discards'],
    [{ e: 'sold', seat: 2, cards: [7], gold: 1000, levels: 1, cause }, 'seat:2', 'discards'],
    [{ e: 'lifted', seat: 1, card: 7, cause }, 'seat:1', 'discards'],
    [{ e: 'cancelled', seat: 1, card: 7, cause }, 'stage', 'discards'],
    [{ e: 'removed', seat: 1, card: 7, treasures: 1, cause }, 'stage', 'discards'],
    [{ e: 'searched', seat: 0, deck: 'doors', cards: [7], cause }, 'discards', 'seat:0'],
    [{ e: 'seized', seat: 0, card: 7, cause }, 'discards', 'seat:0'],
    [{ e: 'showed', seat: 0, to: 2, count: 1, cards: [7], cause }, 'seat:0', 'seat:2'],
    [{ e: 'put', seat: 1, card: 7, in: 'hand', cause }, 'stage', 'seat:1'],
  ])('move a card that is $e', (event, from, to) => {
    expect(beats(event).map(({ shown }) => shown)).toEqual([{ kind: 'travel', card: 7, from, to }]);
  });

  test('keep a card that is drawn face down hidden from others', () => {
    const drew: GameEvent = { e: 'drew', seat: 2, deck: 'treasures', count: 2, cause };
    const shown = beats(drew).map((beat) => beat.shown);
    expect(shown).toEqual([
      { kind: 'travel', card: null, from: 'deck:treasures', to: 'seat:2' },
      { kind: 'travel', card: null, from: 'deck:treasures', to: 'seat:2' },
    ]);
    const own = beats({ ...drew, secret: { seats: [2], cards: [3, 4] } });
    expect(own.map(({ shown: { kind, ...rest } }) => [kind, 'card' in rest ? rest.card : null])).toEqual([
      ['travel', 3],
      ['travel', 4],
    ]);
  });

  test('show who played a curse, unless it came from a door', () => {
    const [thrown] = beats({ e: 'cursed', seat: 1, card: 7, cause: { by: 2 } });
    const [found] = beats({ e: 'cursed', seat: 1, card: 7, cause: { by: 1 } });
    expect(thrown?.shown).toMatchObject({ seat: 1, by: 2 });
    expect(found?.shown).toMatchObject({ seat: 1, by: null });
  });

  test('show each step of a death long enough, without the roll for who loots first', () => {
    const all = beats(roll, caught, died, tie, tie, tie, looted(1, 3));
    expect(whole(all)).toBeLessThanOrEqual(MAX_TOTAL_MS);
    expect(kinds(all)).toEqual(['die', 'verdict', 'died', 'looted']);
    expect(Math.min(...all.map(({ ms }) => ms))).toBeGreaterThanOrEqual(300);
  });

  test('drop traveling cards and Levels in favor of beats that have the stage to themselves', () => {
    const lost: GameEvent = { e: 'lost', seat: 0, cards: [1, 2, 3], cause };
    const level: GameEvent = { e: 'level', seat: 0, from: 3, to: 1, cause };
    const all = beats(roll, caught, lost, level, { ...roll, cause: { card: 8 } }, caught, died);
    expect(kinds(all).filter((kind) => kind !== 'travel' && kind !== 'level')).toEqual([
      'die',
      'verdict',
      'die',
      'verdict',
      'died',
    ]);
    expect(whole(all)).toBeLessThanOrEqual(MAX_TOTAL_MS);
  });

  test('show what is taken from a body as one scene: each beat includes what was taken before', () => {
    const taken = beats(looted(1, 3), looted(2, 4), looted(1, 5, 3)).map(({ shown }) =>
      shown.kind === 'looted' ? shown.taken.map(({ card }) => card) : [],
    );
    expect(taken).toEqual([[3], [3, 4], [5]]);
  });
});

describe('the place a card travels to', () => {
  const state = table([{ hand: ['elf'] }, { equipped: ['flaming-armor'] }, {}]);
  const [, other] = state.players;
  const [armor = -1] = other?.equipped ?? [];
  const place = (at: Place, card: CardId | null) =>
    selectorsOf(at, { card, deck: 'treasures' }, outlookOf(state, 0).view);

  test("is an equipped card's slot, or its owner where slots aren't visible", () => {
    const [first, second] = place('laid:1', armor);
    expect([first, second]).toEqual([
      `[data-place="gear:1"] [data-card="${armor}"]`,
      `[data-place="gear:1"] [data-cards~="${armor}"]`,
    ]);
    expect(place('laid:1', armor).at(-1)).toBe('[data-place="seat:1"]');
  });

  test("is the stage for a played card that doesn't stay in play", () => {
    expect(place('laid:0', armor)).toEqual(['[data-place="stage"]']);
  });

  test('starts at the hand if it is visible, otherwise at the player who has it', () => {
    expect(place('hand:1', null).slice(0, 2)).toEqual(['[data-place="hand:1"]', '[data-place="seat:1"]']);
  });

  test("is the discard pile of the card's deck", () => {
    expect(place('discards', armor)[0]).toBe('[data-place="discards:treasures"]');
  });
});

test('any number of beats fits the time, in order, and none is too short to be seen', () => {
  const beat = fc.integer({ min: 120, max: 900 });
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 40 }), (weights) => {
      const list = weights.map((ms, at): Beat => ({
        key: String(at),
        ms,
        shown: { kind: 'level', seat: 0, up: true },
      }));
      const kept = fitted(list);
      expect(whole(kept)).toBeLessThanOrEqual(MAX_TOTAL_MS);
      expect(kept.every(({ ms }) => ms >= 120)).toBe(true);
      const order = kept.map(({ key }) => Number(key));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

describe('the beat player', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('plays one beat after another, then clears the stage', () => {
    const player = beatPlayer();
    const seen: (string | null)[] = [];
    player.subscribe(() => seen.push(player.current()?.shown.kind ?? null));
    player.play(beats(roll, caught));
    vi.runAllTimers();
    expect(seen).toEqual(['die', 'verdict', null]);
  });

  test('queues beats that arrive meanwhile, and still ends in time', () => {
    const player = beatPlayer();
    player.play(beats(roll, caught));
    player.play(beats(died, kick));
    vi.advanceTimersByTime(MAX_TOTAL_MS + 900);
    expect(player.current()).toBeNull();
  });

  test('shows every looter after a death, with what was taken before, even if they act in quick succession', () => {
    /** Milliseconds that a bot takes for a move. */
    const pace = 700;
    const player = beatPlayer();
    const seen: { readonly at: number; readonly told: string }[] = [];
    player.subscribe(() => {
      const shown = player.current()?.shown;
      const told =
        shown?.kind === 'looted' ? shown.taken.map(({ seat }) => seat).join(' ') : (shown?.kind ?? 'free');
      seen.push({ at: Date.now(), told });
    });
    player.play(beats(roll, caught, died, tie, tie));
    for (const seat of [1, 2, 3]) {
      vi.advanceTimersByTime(pace);
      player.play(beats(looted(seat, seat)));
    }
    vi.runAllTimers();
    expect(seen.map(({ told }) => told)).toEqual(['die', 'verdict', 'died', '1', '1 2', '1 2 3', 'free']);
    const spans = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0));
    // No beat is too short to see, and the death and each looter stay long enough to read.
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(300);
    expect(Math.min(...spans.slice(2))).toBeGreaterThanOrEqual(600);
  });

  test("doesn't mix an earlier death of the same player into a later one", () => {
    const player = beatPlayer();
    player.play(beats(looted(1, 3)));
    vi.runAllTimers();
    player.play(beats(died));
    player.play(beats(looted(2, 4)));
    vi.advanceTimersByTime(1000);
    expect(player.current()?.shown).toMatchObject({ taken: [{ seat: 2, card: 4 }] });
  });

  test('ends everything at once when skipped', () => {
    const player = beatPlayer();
    player.play(beats(roll, caught, died));
    expect(player.skip()).toBe(true);
    expect(player.current()).toBeNull();
    vi.runAllTimers();
    expect(player.current()).toBeNull();
  });

  test('has nothing to skip while nothing plays', () => {
    const player = beatPlayer();
    expect(player.skip()).toBe(false);
    player.play(beats(roll));
    vi.runAllTimers();
    expect(player.skip()).toBe(false);
  });
});
