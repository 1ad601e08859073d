/**
 * Plans what the exhaustive runner plays next. It learns from the results of each start: what is still short is sought
 * where it has happened most, and rarely tried starts get a chance, too.
 */
import type { CardPool } from '@kickdoor/rules';
import { CORNERS, type Corner } from './corners.ts';
import { addCounts, type Counts } from './coverage.ts';
import { themesOf } from './themes.ts';

/** How games start. */
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
  /** The starts of the next round, given what is short, scarcest first. */
  round(short: readonly string[]): readonly Start[];
  /** Records the results of some games with such a start. */
  learn(start: Start, moves: number, counts: Counts): void;
}

/** Per round, the number of least-tried starts, and of starts that produce what is short. */
const LEAST_TRIED = 6;
const AIMED = 10;

/** A plan for a table. It learns once per round, so it doesn't depend on the number of threads. */
export function makePlan(pool: CardPool): Plan {
  const corners = CORNERS.map((corner) => untried(corner, null));
  const all = [...corners, ...themesOf(pool).map((theme) => untried('uneven', theme))];
  return {
    round(short) {
      const least = all.toSorted((a, b) => a.moves - b.moves).slice(0, LEAST_TRIED);
      const best = [...new Set(short.flatMap((name) => bestFor(all, name) ?? []))];
      // If there are few, they are repeated, with different games.
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
 * The start with the highest rate of something per move. A matching theme counts as one occurrence, so that it is tried
 * until others do better.
 */
function bestFor(all: readonly Tried[], name: string): Tried | null {
  const rate = ({ theme, moves, counts }: Tried): number =>
    ((counts[name] ?? 0) + (theme === name ? 1 : 0)) / Math.max(1, moves);
  const [best] = all.toSorted((a, b) => rate(b) - rate(a));
  return best === undefined || rate(best) === 0 ? null : best;
}
