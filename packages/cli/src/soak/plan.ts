/**
 * What the exhaustive runner plays next. It learns from what came of each beginning: what is still short is looked for
 * where it has come about most often, and beginnings that were seldom tried are tried too.
 */
import type { Box } from '@kickdoor/rules';
import { CORNERS, type Corner } from './corners.ts';
import { addCounts, type Counts } from './coverage.ts';
import { themesOf } from './themes.ts';

/** How games begin. */
export interface Start {
  readonly corner: Corner;
  readonly theme: string | null;
}

interface Tried extends Start {
  moves: number;
  readonly counts: Counts;
}

function untried(corner: Corner, theme: string | null): Tried {
  return { corner, theme, moves: 0, counts: {} };
}

export interface Plan {
  /** The beginnings of the next round, given what is short, the shortest first. */
  round(short: readonly string[]): readonly Start[];
  /** What came of some games with such a beginning. */
  learn(start: Start, moves: number, counts: Counts): void;
}

/** In each round so many beginnings are the least tried ones, and so many those that bring what is short. */
const LEAST_TRIED = 6;
const AIMED = 10;

/** A plan for a table. Rounds, not threads, decide what is learned when: it is the same however many threads play. */
export function makePlan(box: Box): Plan {
  const corners = CORNERS.map((corner) => untried(corner, null));
  const all = [...corners, ...themesOf(box).map((theme) => untried('uneven', theme))];
  return {
    round(short) {
      const least = all.toSorted((a, b) => a.moves - b.moves).slice(0, LEAST_TRIED);
      const best = [...new Set(short.flatMap((name) => bestFor(all, name) ?? []))];
      // Where few are left, each is gone to more than once: other games come of it every time.
      const aimed = Array.from({ length: AIMED }, (_, at) => best[at % best.length] ?? []);
      return [...least, ...aimed.flat()];
    },
    learn({ corner, theme }, moves, counts) {
      const tried = all.find((one) => one.corner === corner && one.theme === theme);
      if (tried === undefined) return;
      tried.moves += moves;
      addCounts(tried.counts, counts);
    },
  };
}

/**
 * The beginning that has brought something about most often, for the moves that it took. One that is about it counts as if it
 * had done so once, so that it is gone to until others have done better.
 */
function bestFor(all: readonly Tried[], name: string): Tried | null {
  const rate = ({ theme, moves, counts }: Tried): number =>
    ((counts[name] ?? 0) + (theme === name ? 1 : 0)) / Math.max(1, moves);
  const [best] = all.toSorted((a, b) => rate(b) - rate(a));
  return best === undefined || rate(best) === 0 ? null : best;
}
