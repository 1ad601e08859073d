/** All rounds of a run: each round measures everything once, so that ratios compare the same minutes. */
import { join } from 'node:path';
import { z } from 'zod';
import type { Seconds } from './measure.ts';
import { pinned, type Place } from './pinned.ts';

const rate = z.object({ rate: z.number(), each: z.number() });
const rates = z.record(z.string(), z.number());
const asked = z.object({ views: z.number(), bots: z.number() });
const copies = z.object({ clones: z.number(), structured: z.number(), json: z.number() });
const heap = z.object({ bytes: z.number() });
const views = z.object({
  views: z.number(),
  bytes: z.number(),
  differences: z.number(),
  differenceBytes: z.number(),
});
const points = z.array(z.object({ at: z.number(), micros: z.number() }));

/** The results of one round. Without the earlier engine, its measurements are missing. */
export interface Round {
  readonly server: z.output<typeof rate>;
  readonly master: z.output<typeof rate>;
  readonly search: z.output<typeof rate>;
  readonly searchBefore: z.output<typeof rate> | null;
  readonly copySearch: z.output<typeof rate>;
  readonly copySearchBefore: z.output<typeof rate> | null;
  readonly inPlace: z.output<typeof rate>;
  readonly inPlaceBefore: z.output<typeof rate> | null;
  readonly boardgameio: z.output<typeof rate>;
  readonly showdown: z.output<typeof rate>;
  readonly floor: z.output<typeof rate>;
  readonly sheets: z.output<typeof rates>;
  readonly asked: z.output<typeof asked>;
  readonly copies: z.output<typeof copies>;
  readonly heap: z.output<typeof heap>;
  readonly views: z.output<typeof views>;
  readonly sets: z.output<typeof points>;
  readonly seats: z.output<typeof points>;
  readonly length: z.output<typeof points>;
}

export interface Pace {
  readonly rounds: number;
  /** Engines with many rules, Showdown's and ours, take long to optimize: all get the same warm-up. */
  readonly seconds: Seconds;
  /** For each of many small measurements. */
  readonly short: Seconds;
  /** For the measurement that is split into parts of games. */
  readonly long: Seconds;
}

export const FULL: Pace = {
  rounds: 5,
  seconds: { warm: 20, run: 6 },
  short: { warm: 0.5, run: 0.5 },
  long: { warm: 10, run: 4 },
};

export const QUICK: Pace = {
  rounds: 1,
  seconds: { warm: 2, run: 1 },
  short: { warm: 0.3, run: 0.3 },
  long: { warm: 1, run: 1 },
};

/** Measures everything once; measurements that are compared run one after another. */
export async function measureRound(place: Place, pace: Pace): Promise<Round> {
  const { seconds, short } = pace;
  const before = (task: string): Promise<z.output<typeof rate> | null> =>
    place.before === null
      ? Promise.resolve(null)
      : pinned({ ...place, bench: join(place.before, 'bench') }, task, seconds, rate);
  return {
    server: await pinned(place, 'server', seconds, rate),
    master: await pinned(place, 'master', seconds, rate),
    search: await pinned(place, 'search', seconds, rate),
    searchBefore: await before('search'),
    copySearch: await pinned(place, 'copySearch', seconds, rate),
    copySearchBefore: await before('copySearch'),
    inPlace: await pinned(place, 'inPlace', seconds, rate),
    inPlaceBefore: await before('inPlace'),
    boardgameio: await pinned(place, 'boardgameio', seconds, rate),
    showdown: await pinned(place, 'showdown', seconds, rate),
    floor: await pinned(place, 'floor', { warm: 1, run: 1 }, rate),
    sheets: await pinned(place, 'sheets', short, rates),
    asked: await pinned(place, 'asked', short, asked),
    copies: await pinned(place, 'copies', short, copies),
    heap: await pinned(place, 'heap', short, heap),
    views: await pinned(place, 'views', short, views),
    sets: await pinned(place, 'sets', short, points),
    seats: await pinned(place, 'seats', short, points),
    length: await pinned(place, 'length', pace.long, points),
  };
}
