/** What the rounds of a run say together: medians, and ratios taken round by round. */
import { median } from './figures.ts';
import type { Round } from './rounds.ts';
import type { Point } from './tasks/growth.ts';

export interface Summary {
  readonly rounds: number;
  /** How many times as fast as each of the others; for the floor, the part of it that is reached. */
  readonly ratios: Readonly<Record<'boardgameio' | 'showdown' | 'structuredClone' | 'floor', number>>;
  /** Decisions a second. */
  readonly decisions: Readonly<Record<'ours' | 'boardgameio' | 'showdown' | 'floor', number>>;
  readonly sheets: Readonly<Record<string, number>>;
  readonly state: { readonly json: number; readonly heap: number; readonly clones: number };
  readonly view: Round['views'];
  readonly growth: Readonly<Record<'sets' | 'seats' | 'length', readonly Point[]>>;
}

/** Puts the rounds together. */
export function summarize(rounds: readonly Round[]): Summary {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  return {
    rounds: rounds.length,
    ratios: {
      boardgameio: middle((it) => it.ours.rate / it.boardgameio.rate),
      showdown: middle((it) => it.ours.rate / it.showdown.rate),
      structuredClone: middle((it) => it.copies.clones / it.copies.structured),
      floor: middle((it) => it.ours.rate / it.floor.rate),
    },
    decisions: {
      ours: middle((it) => it.ours.rate),
      boardgameio: middle((it) => it.boardgameio.rate),
      showdown: middle((it) => it.showdown.rate),
      floor: middle((it) => it.floor.rate),
    },
    sheets: Object.fromEntries(
      Object.keys(rounds[0]?.sheets ?? {}).map((sheet) => [sheet, middle((it) => it.sheets[sheet] ?? 0)]),
    ),
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
