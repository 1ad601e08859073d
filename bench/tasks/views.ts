/** What a seat is sent: its view, and the difference that a move makes. */
import { view, type View } from '@kickdoor/rules';
import { difference } from '../difference.ts';
import { mean, numbers } from '../figures.ts';
import { measure, type Seconds } from '../measure.ts';
import { poolOf, decide, midGame, SHEETS } from '../table.ts';

export interface ViewFigures {
  /** Views per second, and the bytes of one as JSON. */
  readonly views: number;
  readonly bytes: number;
  /** Differences per second between two existing views, and the bytes of one as JSON. */
  readonly differences: number;
  readonly differenceBytes: number;
}

/** Views before and after a move, from games on all sheets. */
function pairs(each: number): (readonly [View, View])[] {
  const random = numbers(99);
  return SHEETS.flatMap((setup) => {
    const pool = poolOf(setup.sets);
    const state = midGame(setup, 'views', random, 100);
    const found: (readonly [View, View])[] = [];
    while (found.length < each) {
      const seat = Math.floor(random() * setup.seats);
      const before = view(pool, state, seat);
      if (!decide(pool, state, random)) break;
      found.push([before, view(pool, state, seat)]);
    }
    return found;
  });
}

function size(value: unknown): number {
  return JSON.stringify(value ?? {}).length;
}

/** Measures views and differences. */
export function viewing(seconds: Seconds): ViewFigures {
  const random = numbers(7);
  const tables = SHEETS.flatMap((setup) =>
    Array.from({ length: 8 }, (_, at) => ({
      pool: poolOf(setup.sets),
      state: midGame(setup, `view/${at}`, random),
    })),
  );
  const some = pairs(60);
  const views = measure(seconds, () => {
    for (const { pool, state } of tables) view(pool, state, 1);
    return tables.length;
  });
  const differences = measure(seconds, () => {
    for (const [before, after] of some) difference(before, after);
    return some.length;
  });
  return {
    views: views.rate,
    bytes: mean(tables.map(({ pool, state }) => size(view(pool, state, 1)))),
    differences: differences.rate,
    differenceBytes: mean(some.map(([before, after]) => size(difference(before, after)))),
  };
}
