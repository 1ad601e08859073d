import type { CardId, GameEvent } from '@kickdoor/rules';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beatsOf, fitted, MOST, type Beat, type Place } from '../src/beats/beats.ts';
import { selectorsOf } from '../src/beats/places.ts';
import { beatPlayer } from '../src/beats/player.ts';
import { outlookOf, table } from './support/table.ts';

const cause = {};

/** The beats of events in one update. */
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
  test('the die stops before the verdict, and the verdict comes before the death', () => {
    expect(kinds(beats(roll, caught, died))).toEqual(['die', 'verdict', 'died']);
  });

  test('what nobody can see happen has no beat', () => {
    expect(beats({ e: 'phase', phase: 'combat', seat: 0, cause }, { e: 'passed', seat: 1, cause })).toEqual(
      [],
    );
  });

  test('heavy things take longer than light ones', () => {
    const [door] = beats(kick);
    const [move] = beats({ e: 'took', seat: 0, card: 7, cause });
    expect(door?.ms).toBeGreaterThan(move?.ms ?? Infinity);
  });

  test('a card goes from its owner to whom it is played on', () => {
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
  ])('a card travels that is $e', (event, from, to) => {
    expect(beats(event).map(({ shown }) => shown)).toEqual([{ kind: 'travel', card: 7, from, to }]);
  });

  test('a card that is drawn face down stays face down for others', () => {
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

  test('a curse says whose it is, unless it comes from a door', () => {
    const [thrown] = beats({ e: 'cursed', seat: 1, card: 7, cause: { by: 2 } });
    const [found] = beats({ e: 'cursed', seat: 1, card: 7, cause: { by: 1 } });
    expect(thrown?.shown).toMatchObject({ seat: 1, by: 2 });
    expect(found?.shown).toMatchObject({ seat: 1, by: null });
  });

  test('of a death in one update, each step lasts long enough to be seen, and no roll for who takes first comes between', () => {
    const all = beats(roll, caught, died, tie, tie, tie, looted(1, 3));
    expect(whole(all)).toBeLessThanOrEqual(MOST);
    expect(kinds(all)).toEqual(['die', 'verdict', 'died', 'looted']);
    expect(Math.min(...all.map(({ ms }) => ms))).toBeGreaterThanOrEqual(300);
  });

  test('cards on their way and Levels make room for what has the stage to itself', () => {
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
    expect(whole(all)).toBeLessThanOrEqual(MOST);
  });

  test('what is taken from a body is one picture: each beat shows what was taken before it, too', () => {
    const taken = beats(looted(1, 3), looted(2, 4), looted(1, 5, 3)).map(({ shown }) =>
      shown.kind === 'looted' ? shown.taken.map(({ card }) => card) : [],
    );
    expect(taken).toEqual([[3], [3, 4], [5]]);
  });
});

describe('where a card travels to', () => {
  const state = table([{ hand: ['elf'] }, { equipped: ['flaming-armor'] }, {}]);
  const [, other] = state.players;
  const [armor = -1] = other?.equipped ?? [];
  const place = (at: Place, card: CardId | null) =>
    selectorsOf(at, { card, deck: 'treasures' }, outlookOf(state, 0).view);

  test('what was equipped lies at its slot, or with its owner where slots do not show', () => {
    const [first, second] = place('laid:1', armor);
    expect([first, second]).toEqual([
      `[data-place="gear:1"] [data-card="${armor}"]`,
      `[data-place="gear:1"] [data-cards~="${armor}"]`,
    ]);
    expect(place('laid:1', armor).at(-1)).toBe('[data-place="seat:1"]');
  });

  test('what was played and does not stay is on the stage', () => {
    expect(place('laid:0', armor)).toEqual(['[data-place="stage"]']);
  });

  test('a card comes from the hand that shows, or from whoever has it', () => {
    expect(place('hand:1', null).slice(0, 2)).toEqual(['[data-place="hand:1"]', '[data-place="seat:1"]']);
  });

  test('discards are those of its deck', () => {
    expect(place('discards', armor)[0]).toBe('[data-place="discards:treasures"]');
  });
});

test('any number of beats fits the time; none is too short to be seen, and the order stays', () => {
  const beat = fc.integer({ min: 120, max: 900 });
  fc.assert(
    fc.property(fc.array(beat, { maxLength: 40 }), (weights) => {
      const list = weights.map((ms, at): Beat => ({
        key: String(at),
        ms,
        shown: { kind: 'level', seat: 0, up: true },
      }));
      const kept = fitted(list);
      expect(whole(kept)).toBeLessThanOrEqual(MOST);
      expect(kept.every(({ ms }) => ms >= 120)).toBe(true);
      const order = kept.map(({ key }) => Number(key));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

describe('playing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('one beat follows the other, then the stage is free', () => {
    const player = beatPlayer();
    const seen: (string | null)[] = [];
    player.subscribe(() => seen.push(player.current()?.shown.kind ?? null));
    player.play(beats(roll, caught));
    vi.runAllTimers();
    expect(seen).toEqual(['die', 'verdict', null]);
  });

  test('what comes meanwhile follows, and all of it still ends in time', () => {
    const player = beatPlayer();
    player.play(beats(roll, caught));
    player.play(beats(died, kick));
    vi.advanceTimersByTime(MOST + 900);
    expect(player.current()).toBeNull();
  });

  test('after a death, each looter is seen in turn, with what was taken before, though they follow each other fast', () => {
    /** Milliseconds that a bot takes. */
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
    // Nothing flashes by, and the death and each that is taken can be read.
    expect(Math.min(...spans)).toBeGreaterThanOrEqual(300);
    expect(Math.min(...spans.slice(2))).toBeGreaterThanOrEqual(600);
  });

  test('a later death of the same player has nothing of an earlier one', () => {
    const player = beatPlayer();
    player.play(beats(looted(1, 3)));
    vi.runAllTimers();
    player.play(beats(died));
    player.play(beats(looted(2, 4)));
    vi.advanceTimersByTime(1000);
    expect(player.current()?.shown).toMatchObject({ taken: [{ seat: 2, card: 4 }] });
  });

  test('skipping ends everything at once', () => {
    const player = beatPlayer();
    player.play(beats(roll, caught, died));
    expect(player.skip()).toBe(true);
    expect(player.current()).toBeNull();
    vi.runAllTimers();
    expect(player.current()).toBeNull();
  });

  test('where nothing is played there is nothing to skip', () => {
    const player = beatPlayer();
    expect(player.skip()).toBe(false);
    player.play(beats(roll));
    vi.runAllTimers();
    expect(player.skip()).toBe(false);
  });
});
