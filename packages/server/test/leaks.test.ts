/**
 * No hidden information leaks: two tables that differ only in what a seat may not see send it the same messages, in
 * whole games of bots, on every sheet and in mixes.
 */
import { bots } from '@kickdoor/bots';
import {
  SYSTEM,
  applyMove,
  canonicalJson,
  clocks,
  clone,
  createTable,
  eventFor,
  isRefusal,
  legalMoves,
  reasons,
  stream,
  view,
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
import { buildUpdate, type SeenGame } from '@kickdoor/tables/telling/sights.ts';
import { ClockKeeper } from '@kickdoor/tables/game/clock-keeper.ts';
import { tableFrom } from './from-view.ts';
import { ManualClock } from './manual-clock.ts';
import { exchange, hiddenFrom, spokenOf, twinMove, twinOf } from './twin.ts';

type Random = () => number;

/** Moves per game. */
const MOST = 250;

const TABLES: readonly (readonly [sheet: SheetId, sets: readonly string[]])[] = [
  ['classic', ['classic']],
  ['early', ['classic']],
  ['space', ['space']],
  ['west', ['west']],
  ['winter', ['winter']],
  ['classic', ['classic', 'space', 'west', 'winter']],
  ['west', ['west', 'winter']],
];

/** What the server sends to a seat after a move. */
function message(pool: CardPool, state: State, seat: Seat | null, events: readonly GameEvent[]): string {
  const step = { number: 1, at: 0, seat: 0, move: { do: 'pass' }, moveId: null, events } as const;
  const waits = new ClockKeeper(new ManualClock());
  waits.set(clocks(state));
  const game: SeenGame = { pool, state, number: 1, waits };
  return JSON.stringify(buildUpdate(game, seat, { resync: false, steps: [step] }));
}

/** Everything a seat can learn about a table: its view, its legal moves, and the reasons for illegal ones. */
function knowledge(pool: CardPool, state: State, seat: Seat | null): string {
  return canonicalJson([
    view(pool, state, seat),
    seat === null ? [] : legalMoves(pool, state, seat),
    seat === null ? [] : reasons(pool, state, seat),
  ]);
}

interface Next {
  readonly seat: Seat;
  readonly move: Move;
}

function next(pool: CardPool, state: State, random: Random): Next | null {
  const seats = state.players.length;
  const first = random() < 0.5 ? state.turn : Math.floor(random() * seats);
  for (let at = 0; at < seats; at++) {
    const seat = (first + at) % seats;
    const legal = legalMoves(pool, state, seat);
    const bot = random() < 0.6 ? bots.random : bots.sensible;
    const decided = legal.length === 0 ? null : bot.decide(view(pool, state, seat), legal, pool, random);
    if (decided !== null) return { seat, move: decided.move };
  }
  return clocks(state).length > 0 ? { seat: SYSTEM, move: { do: 'timeout' } } : null;
}

/** Compares what a seat is sent about a move at a table and at its twin. */
function compare(pool: CardPool, state: State, made: Next, seat: Seat | null, random: Random): void {
  const after = clone(state);
  const done = applyMove(pool, after, made.seat, made.move);
  if (isRefusal(done)) throw new Error(`a bot's move was refused by ${done.rule}`);
  const later = hiddenFrom(after, seat);
  const spoken = spokenOf(state);
  // Cards that the move reveals are the same at both tables. Those that stay hidden are exchanged.
  const free = [...hiddenFrom(state, seat)].filter((card) => later.has(card) && !spoken.has(card));
  const swap = exchange(pool, free, random);
  const twin = twinOf(state, swap);
  const told = `${JSON.stringify(made)} as seat ${seat} sees it`;
  expect(knowledge(pool, twin, seat), told).toBe(knowledge(pool, state, seat));
  const answer = applyMove(pool, twin, made.seat, made.seat === seat ? made.move : twinMove(made.move, swap));
  if (isRefusal(answer)) {
    // Others' legal moves with hidden cards need not be the same.
    expect(made.seat, told).not.toBe(seat);
    return;
  }
  // A pile reshuffled on the way was public before, so it must be the same at both.
  if (done.events.some(({ e }) => e === 'reshuffled')) return;
  const heard = (events: readonly GameEvent[]): string =>
    canonicalJson(events.map((event) => eventFor(event, seat)));
  expect(heard(answer.events), told).toBe(heard(done.events));
  expect(message(pool, twin, seat, answer.events), told).toBe(message(pool, after, seat, done.events));
}

/** A seat's legal moves follow from its view: they are the same at any table with that view. */
function recompute(pool: CardPool, state: State, seat: Seat, random: Random): void {
  const guess = tableFrom(pool, view(pool, state, seat), random);
  expect(legalMoves(pool, guess, seat), `as seat ${seat} sees it`).toEqual(legalMoves(pool, state, seat));
}

type Look = (pool: CardPool, state: State, made: Next, random: Random) => void;

/** Plays a game and inspects it before every move. */
function watch(sheet: SheetId, sets: readonly string[], seed: string, look: Look): void {
  const pool = poolOf(sets);
  const random = stream(`${seed}/leaks`);
  const players = ['Anna', 'Ben', 'Chloe', 'Dan'].map((name) => ({ name, sex: 'female' as const }));
  const state = createTable(pool, { sheet, sets, seed, players });
  for (let count = 0; count < MOST && state.phase !== 'over'; count++) {
    const made = next(pool, state, random);
    if (made === null) continue;
    look(pool, state, made, random);
    applyMove(pool, state, made.seat, made.move);
  }
}

/** A seat, or a spectator. */
function someone(random: Random): Seat | null {
  const seat = Math.floor(random() * 5);
  return seat === 4 ? null : seat;
}

/** Compares what somebody is sent, and what the mover and another seat may do. */
const look: Look = (pool, state, made, random) => {
  compare(pool, state, made, someone(random), random);
  // The mover, and one of the others.
  const { length } = state.players;
  const actor = made.seat < 0 ? 0 : made.seat;
  recompute(pool, state, actor, random);
  recompute(pool, state, (actor + 1 + Math.floor(random() * (length - 1))) % length, random);
};

describe('hidden information makes no difference to what a seat is sent, and its view determines its legal moves', () => {
  test.each(TABLES)('on the %s sheet with %j', (sheet, sets) => {
    const play = (seed: number): void => watch(sheet, sets, `leaks ${seed}`, look);
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), play), {
      numRuns: 4,
      examples: [[70933844], [719270686]],
    });
  });
});
