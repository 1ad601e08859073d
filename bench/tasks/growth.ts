/** How the cost of a move grows: with the sets in the mix, the number of seats, and the length of the game. */
import { sheetOf } from '@kickdoor/rules';
import { numbers } from '../figures.ts';
import { spentTime, type Seconds } from '../measure.ts';
import { poolOf, MOST, playOn, SETS, SHEETS, tableOf, type Setup } from '../table.ts';
import { playEach, warmUp } from './play.ts';

/** Microseconds per decision, by the number of sets, seats, or previous decisions. */
export interface Point {
  readonly at: number;
  readonly micros: number;
}

function point(at: number, seconds: Seconds, setup: Setup): Point {
  return { at, micros: 1e6 / playEach(seconds, [setup]).rate };
}

/** By the number of sets in the mix, with four seats. */
export function bySets(seconds: Seconds): Point[] {
  warmUp(seconds);
  return SETS.map((_, at) => {
    const sets = SETS.slice(0, at + 1);
    return point(sets.length, seconds, { sheet: 'classic', sets, seats: 4 });
  });
}

/** By the number of seats, with all sets in the mix. */
export function bySeats(seconds: Seconds): Point[] {
  warmUp(seconds);
  const { min, max } = sheetOf('classic', SETS).players;
  return Array.from({ length: max - min + 1 }, (_, at) =>
    point(min + at, seconds, { sheet: 'classic', sets: SETS, seats: min + at }),
  );
}

const STEP = 250;

/** By the number of previous decisions in the game, over games on all sheets. */
export function byLength(seconds: Seconds): Point[] {
  const spent: { time: number; count: number }[] = [];
  const random = numbers(31);
  const start = spentTime();
  for (let game = 0; spentTime() - start < (seconds.warm + seconds.run) * 1000; game++) {
    const counts = spentTime() - start > seconds.warm * 1000;
    const setup = SHEETS[game % SHEETS.length];
    if (setup === undefined) break;
    const pool = poolOf(setup.sets);
    const state = tableOf(setup, `growth/${game}`);
    for (let at = 0; at < MOST; at += STEP) {
      const from = spentTime();
      const count = playOn(pool, state, random, STEP);
      const bin = (spent[at / STEP] ??= { time: 0, count: 0 });
      if (counts) {
        bin.time += spentTime() - from;
        bin.count += count;
      }
      if (count < STEP) break;
    }
  }
  return spent.flatMap(({ time, count }, at) =>
    count === 0 ? [] : [{ at: (at + 1) * STEP, micros: (time * 1000) / count }],
  );
}
