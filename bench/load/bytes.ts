/**
 * `npm run load:bytes`: measures the bytes of updates by part and place. It counts what is written, so all machines
 * get the same result.
 *
 *   --games N   random games of the classic sheet at four seats (12), --moves N of each (300), three seconds apart
 *   --bots      lets regular bots play them instead
 */
import { nextMove, tunedBot } from '@kickdoor/bots';
import { fork, legalMoves, SYSTEM, type GameEvent, type Move, type Seat, type State } from '@kickdoor/rules';
import { ClockKeeper } from '@kickdoor/tables/game/clock-keeper.ts';
import { waitsOf } from '@kickdoor/tables/game/times.ts';
import type { MoveRecord } from '@kickdoor/tables/store/records.ts';
import { sightOf, Telling, type SeenGame, type Shown } from '@kickdoor/tables/telling/sights.ts';
import { numbers } from '../figures.ts';
import { drawMove, make, poolOf, tableOf, type Setup } from '../table.ts';
import { optionsOf, wholeNumber } from '../../scripts/options.ts';

const SETUP: Setup = { sheet: 'classic', sets: ['classic'], seats: 4 };
/** Milliseconds between two moves. */
const EVERY = 3000;
/** Places with less are left out. */
const LEAST = 0.5;

const values = optionsOf({
  games: { type: 'string', default: '12' },
  moves: { type: 'string', default: '300' },
  bots: { type: 'boolean', default: false },
});
const games = wholeNumber('games', values.games);
const moves = wholeNumber('moves', values.moves);
const seats: readonly Seat[] = [0, 1, 2, 3];
const pool = poolOf(SETUP.sets);
const places = new Map<string, number>();
let changes = 0;
let total = 0;

function add(place: string, bytes: number): void {
  places.set(place, (places.get(place) ?? 0) + bytes);
}

/** Adds the size of a part of a message; list items are added up. */
function weigh(place: string, value: unknown): void {
  add(place, JSON.stringify(value).length);
  if (Array.isArray(value)) for (const item of value) weigh(`${place}[]`, item);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) weigh(`${place}.${key}`, field);
  }
}

const TIME = { seat: SYSTEM, move: { do: 'timeout' } } as const;

/** The next move: any legal one, or with `--bots` a bot's, or a timeout if none wants to move. */
function moveAt(state: State, random: () => number): { readonly seat: Seat; readonly move: Move } {
  if (values.bots) return nextMove({ pool, botAt: () => tunedBot, random }, state) ?? TIME;
  const bySeat = seats.map((seat) => legalMoves(pool, state, seat));
  return drawMove(state, bySeat, random);
}

function play(game: number): void {
  const random = numbers(game + 1);
  const time = { ms: 1_764_000_000_000, now: () => time.ms, date: () => time.ms };
  const waits = new ClockKeeper(time);
  waits.run({ on: true, timed: () => true, cap: null });
  let state = tableOf(SETUP, `bytes/${game}`);
  waits.set(waitsOf(state, 'normal'));
  const at = (number: number): SeenGame => ({ pool, state, number, waits });
  let seen: readonly Shown[] = seats.map((seat) => sightOf(at(0), seat));
  for (let number = 1; number <= moves && state.phase !== 'over'; number += 1) {
    const before = state;
    const made = moveAt(before, random);
    state = fork(before);
    const events: readonly GameEvent[] = make(pool, state, made);
    time.ms += EVERY;
    waits.set(waitsOf(state, 'normal'));
    const step: MoveRecord = { number, ...made, moveId: null, at: time.ms, events };
    const telling = new Telling(at(number));
    seen = seats.map((seat) => {
      const now = sightOf(at(number), seat, telling.clocks);
      const text = telling.change(seat, seen[seat] ?? now, now, [step]);
      changes += 1;
      total += text.length;
      weigh('', JSON.parse(text));
      return now;
    });
  }
}

for (let game = 0; game < games; game += 1) play(game);
process.stdout.write(`${(total / changes).toFixed(1)} bytes a change\n`);
for (const [place, bytes] of [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const each = bytes / changes;
  if (each >= LEAST) process.stdout.write(`${each.toFixed(1).padStart(8)}  ${place}\n`);
}
