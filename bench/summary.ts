/** Combines the rounds of a run: medians, and ratios computed within each round. */
import { median } from './figures.ts';
import type { Round } from './rounds.ts';
import type { Point } from './tasks/growth.ts';

/** Everything measured in decisions per second. */
const MEASURED = [
  'server',
  'master',
  'search',
  'searchBefore',
  'copySearch',
  'copySearchBefore',
  'inPlace',
  'inPlaceBefore',
  'boardgameio',
  'showdown',
  'floor',
] as const;
type Measured = (typeof MEASURED)[number];

/**
 * How many times as fast each workload is as the peer's, or the earlier engine's; for the floor, the fraction of it
 * that is reached.
 */
export interface Ratios {
  /** Compared with boardgame.io's master. */
  readonly server: number;
  /** Compared with the earlier engine, like `copySearch` and `inPlaceBefore`. All are left out if it is unavailable. */
  readonly search?: number;
  readonly copySearch?: number;
  /** Compared with boardgame.io's reducer. */
  readonly inPlace: number;
  readonly inPlaceBefore?: number;
  readonly showdown: number;
  readonly structuredClone: number;
  readonly floor: number;
}

export interface Summary {
  readonly rounds: number;
  readonly ratios: Ratios;
  /** Decisions per second; missing for the earlier engine if it is unavailable. */
  readonly decisions: Readonly<Partial<Record<Measured, number>>>;
  readonly sheets: Readonly<Record<string, number>>;
  /** Decisions a second with views of all seats, and of bots. */
  readonly asked: Round['asked'];
  readonly state: { readonly json: number; readonly heap: number; readonly clones: number };
  readonly view: Round['views'];
  readonly growth: Readonly<Record<'sets' | 'seats' | 'length', readonly Point[]>>;
}

function rateOf(round: Round, what: Measured): number {
  return round[what]?.rate ?? Number.NaN;
}

/** Combines the rounds. */
export function summarize(rounds: readonly Round[]): Summary {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const ratio = (what: Measured, to: Measured): number =>
    middle((round) => rateOf(round, what) / rateOf(round, to));
  const hasBefore = rounds.every((round) => round.inPlaceBefore !== null);
  const measured = MEASURED.filter((what) => rounds.every((round) => round[what] !== null));
  return {
    rounds: rounds.length,
    ratios: {
      server: ratio('server', 'master'),
      ...(hasBefore ? { search: ratio('search', 'searchBefore') } : {}),
      ...(hasBefore ? { copySearch: ratio('copySearch', 'copySearchBefore') } : {}),
      inPlace: ratio('inPlace', 'boardgameio'),
      ...(hasBefore ? { inPlaceBefore: ratio('inPlace', 'inPlaceBefore') } : {}),
      showdown: ratio('inPlace', 'showdown'),
      structuredClone: middle((it) => it.copies.clones / it.copies.structured),
      floor: ratio('inPlace', 'floor'),
    },
    decisions: Object.fromEntries(measured.map((what) => [what, middle((round) => rateOf(round, what))])),
    sheets: Object.fromEntries(
      Object.keys(rounds[0]?.sheets ?? {}).map((sheet) => [sheet, middle((it) => it.sheets[sheet] ?? 0)]),
    ),
    asked: { views: middle((it) => it.asked.views), bots: middle((it) => it.asked.bots) },
    state: {
      json: middle((it) => it.copies.json),
      heap: middle((it) => it.heap.bytes),
      clones: middle((it) => it.copies.clones),
    },
    view: {
      views: middle((it) => it.views.views),
      bytes: middle((it) => it.views.bytes),
      differences: middle((it) => it.views.differences),
      differenceBytes: middle((it) => it.views.differenceBytes),
    },
    growth: {
      sets: curve(rounds.map((it) => it.sets)),
      seats: curve(rounds.map((it) => it.seats)),
      length: curve(rounds.map((it) => it.length)),
    },
  };
}

/** The medians of curves, point by point. */
function curve(curves: readonly (readonly Point[])[]): Point[] {
  const places = new Set(curves.flatMap((points) => points.map(({ at }) => at)));
  return [...places]
    .toSorted((a, b) => a - b)
    .map((place) => ({
      at: place,
      micros: median(
        curves.flatMap((points) => points.filter(({ at }) => at === place)).map((it) => it.micros),
      ),
    }));
}
