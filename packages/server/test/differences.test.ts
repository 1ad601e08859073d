/**
 * A client's copy assembled from changes is exactly what the server would send whole: for every seat and for
 * spectators, in random games of every sheet. And no change contains anything that the seat may not know.
 */
import { checkOf, Difference, follow, patched, ServerMessage, type Sight } from '@kickdoor/protocol';
import {
  applyMove,
  clocks,
  clone,
  createTable,
  isRefusal,
  isWaiting,
  legalMoves,
  sampleMove,
  stream,
  SYSTEM,
  type CardPool,
  type GameEvent,
  type Move,
  type Seat,
  type SheetId,
  type State,
} from '@kickdoor/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { poolOf } from './card-pools.ts';
import { ClockKeeper } from '@kickdoor/tables/game/clock-keeper.ts';
import { differenceText } from '@kickdoor/tables/telling/difference.ts';
import { sightOf, Telling, type SeenGame } from '@kickdoor/tables/telling/sights.ts';
import { ManualClock } from './manual-clock.ts';
import { exchange, hiddenFrom, spokenOf, twinMove, twinOf } from './twin.ts';

const TABLES: readonly (readonly [sheet: SheetId, sets: readonly string[]])[] = [
  ['classic', ['classic']],
  ['early', ['classic']],
  ['space', ['space']],
  ['west', ['west']],
  ['winter', ['winter']],
  ['classic', ['classic', 'space', 'west', 'winter']],
];
const MOVES = 200;
const SEATS = 4;
const WATCHERS: readonly (Seat | null)[] = [...Array.from({ length: SEATS }).keys(), null];

type Random = () => number;

interface Made {
  readonly seat: Seat;
  readonly move: Move;
}

function gameOf(pool: CardPool, state: State, number: number): SeenGame {
  const waits = new ClockKeeper(new ManualClock());
  waits.set(clocks(state));
  return { pool, state, number, waits };
}

/** The change that a seat gets after a move. */
function changeOf(
  [pool, before, after]: readonly [CardPool, State, State],
  number: number,
  seat: Seat | null,
  events: readonly GameEvent[],
): string {
  const game = gameOf(pool, after, number);
  const had = sightOf(gameOf(pool, before, number - 1), seat);
  const step = { number, at: 0, seat: 0, move: { do: 'pass' }, moveId: null, events } as const;
  return new Telling(game).change(seat, had, sightOf(game, seat), [step]);
}

function drawn(pool: CardPool, state: State, random: Random): Made | null {
  const all = state.players.flatMap((_, seat) =>
    legalMoves(pool, state, seat)
      .filter(({ move }) => move.do !== 'concede' && (move.do !== 'show' || random() < 0.1))
      .map((legalMove) => ({ seat, legalMove })),
  );
  const one = all[Math.floor(random() * (all.length + (isWaiting(state) ? 1 : 0)))];
  if (one !== undefined) return { seat: one.seat, move: sampleMove(one.legalMove, random) };
  return isWaiting(state) ? { seat: SYSTEM, move: { do: 'timeout' } } : null;
}

type Look = (at: {
  readonly pool: CardPool;
  readonly before: State;
  readonly after: State;
  readonly number: number;
  readonly made: Made;
  readonly events: readonly GameEvent[];
  readonly random: Random;
}) => void;

/** Plays a random game and inspects every move. */
function playThrough(sheet: SheetId, sets: readonly string[], seed: number, look: Look): void {
  const pool = poolOf(sets);
  const random = stream(`differences ${seed}`);
  const players = ['Anna', 'Ben', 'Chloe', 'Dan'].map((name) => ({ name, sex: 'female' as const }));
  let state = createTable(pool, { sheet, sets, seed: String(seed), players });
  for (let number = 1; number <= MOVES && state.phase !== 'over';) {
    const made = drawn(pool, state, random);
    if (made === null) continue;
    const after = clone(state);
    const done = applyMove(pool, after, made.seat, made.move);
    if (isRefusal(done)) throw new Error(`${JSON.stringify(made)} was refused by ${done.rule}`);
    look({ pool, before: state, after, number, made, events: done.events, random });
    state = after;
    number += 1;
  }
}

function everyGame(sheet: SheetId, sets: readonly string[], look: () => Look): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => playThrough(sheet, sets, seed, look())),
    { numRuns: 2 },
  );
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('changes add up to the whole', () => {
  test.each(TABLES)('on the %s sheet with %j', (sheet, sets) => {
    everyGame(sheet, sets, () => {
      const have = new Map<Seat | null, Sight>();
      return ({ pool, before, after, number, events }) => {
        const game = gameOf(pool, after, number);
        // One instance for everybody, as in a broadcast: what seats share is serialized once.
        const telling = new Telling(game);
        const step = { number, at: 0, seat: 0, move: { do: 'pass' }, moveId: null, events } as const;
        const had = WATCHERS.map((seat) => sightOf(gameOf(pool, before, number - 1), seat));
        for (const [at, seat] of WATCHERS.entries()) {
          const old = had[at];
          if (old === undefined) throw new Error('nobody');
          const now = sightOf(game, seat);
          const message = ServerMessage.parse(JSON.parse(telling.change(seat, old, now, [step])));
          if (message.type !== 'change') throw new Error('no change');
          const followed = follow(have.get(seat) ?? old, message);
          if ('resync' in followed) throw new Error(`seat ${seat} at ${number}: ${followed.resync}`);
          const { view, legalMoves: legal, reasons, clocks: left } = followed.update;
          expect({ number, view, legalMoves: legal, reasons, clocks: left, at: now.at }).toEqual(plain(now));
          have.set(seat, followed.update);
        }
      };
    });
  });
});

describe('hidden information makes no difference to the changes that a seat is sent', () => {
  test.each(TABLES)('on the %s sheet with %j', (sheet, sets) => {
    let compared = 0;
    everyGame(sheet, sets, () => ({ pool, before, after, number, made, events, random }) => {
      const seat = WATCHERS[Math.floor(random() * WATCHERS.length)] ?? null;
      const later = hiddenFrom(after, seat);
      const spoken = spokenOf(before);
      const free = [...hiddenFrom(before, seat)].filter((card) => later.has(card) && !spoken.has(card));
      const swap = exchange(pool, free, random);
      const twin = twinOf(before, swap);
      const other = clone(twin);
      const move = made.seat === seat ? made.move : twinMove(made.move, swap);
      const answer = applyMove(pool, other, made.seat, move);
      // A reshuffled pile was public, and others' legal moves with hidden cards need not be the same.
      if (isRefusal(answer) || events.some(({ e }) => e === 'reshuffled')) return;
      const one = changeOf([pool, before, after], number, seat, events);
      const two = changeOf([pool, twin, other], number, seat, answer.events);
      expect(two, `${JSON.stringify(made)} as seat ${seat} sees it`).toBe(one);
      compared += 1;
    });
    expect(compared).toBeGreaterThan(100);
  });
});

// No field of a view is called `__proto__`.
const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

/** A legal move, identified by its first field. */
const offer = (get: readonly number[]) => ({ move: { do: 'offer', seat: 1 }, trade: { get } });

describe('a difference', () => {
  test('leads from any JSON value to any other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const text = differenceText(before, after, new Map());
        const made = text === null ? before : patched(before, Difference.parse(JSON.parse(text)));
        expect(plain(made)).toEqual(plain(after));
      }),
    );
  });

  test('leads from any list of moves to any other', () => {
    const move = fc.record({ do: fc.constantFrom('play', 'equip', 'pass'), card: fc.nat({ max: 6 }) });
    const list = fc.array(move, { maxLength: 30 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const text = differenceText(before, after, new Map());
        expect(text === null ? before : patched(before, Difference.parse(JSON.parse(text)))).toEqual(after);
      }),
    );
  });

  test('contains no more than what has changed', () => {
    const before = { turn: 1, players: [{ level: 1 }, { level: 2 }], hand: [3, 4, 5, 6], door: null };
    const after = { turn: 1, players: [{ level: 1 }, { level: 3 }], hand: [3, 5, 6, 9], door: 7 };
    expect(differenceText(before, after, new Map())).toBe(
      '{"players":[1,1,[{"level":3}]],"hand":[1,1,[],3,0,[9]],"door":[7]}',
    );
  });

  test('reaches into a changed list item, even if other items come or go', () => {
    const before = [{ move: { do: 'roll' } }, offer([4, 5]), { move: { do: 'end' } }];
    const after = [offer([4, 5, 9]), { move: { do: 'end' } }];
    const text = differenceText(before, after, new Map());
    expect(text).toBe('[0,1,[],0,{"trade":{"get":[2,0,[9]]}}]');
    expect(patched(before, Difference.parse(JSON.parse(text ?? '')))).toEqual(after);
  });

  test.each([
    [{ a: { b: [1] } }, { a: 1 }],
    [[0, 1], [1]],
    [[3, 1, []], [1]],
    [
      [4, [1]],
      [1, 2],
    ],
    [
      [0, []],
      [1, 2],
    ],
    [
      [-1, 1, []],
      [1, 2],
    ],
    [
      [0, { a: [1] }],
      [1, 2],
    ],
    [{ 0: [1] }, [1, 2]],
  ])('%j does not fit %j', (difference, value) => {
    expect(() => patched(value, difference)).toThrow('no');
  });
});

test('a client requests everything after a gap or a failed check', () => {
  const pool = poolOf(['classic']);
  const players = ['Anna', 'Ben', 'Chloe'].map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet: 'classic', sets: ['classic'], seed: 'check', players });
  const sight = sightOf(gameOf(pool, state, 31), 0);
  const { view, legalMoves: legal, reasons } = sight;
  const step = { at: 0, by: 0, events: [] };
  const change = { type: 'change', number: 32, steps: [step], changes: {} } as const;
  const right = checkOf({ view, legalMoves: legal, reasons });
  const whole = { ...change, steps: [step], check: right };
  expect(follow(sight, whole)).toHaveProperty('update.number', 32);
  expect(follow(sight, { ...whole, check: right ^ 1 })).toEqual({ resync: 'mismatch' });
  expect(follow(sight, { ...whole, changes: { view: [0, 1, []] } })).toEqual({ resync: 'mismatch' });
  expect(follow({ ...sight, number: 30 }, whole)).toEqual({ resync: 'gap' });
  expect(follow(null, whole)).toEqual({ resync: 'gap' });
});
