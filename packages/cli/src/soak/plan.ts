/**
 * What the exhaustive runner plays next. It learns from the results of each start: whatever is still short is sought
 * where it has happened most often, and rarely tried starts are tried too.
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
  /** The starts of the next round, given what is short, the scarcest first. */
  round(short: readonly string[]): readonly Start[];
  /** Records the results of some games with such a start. */
  learn(start: Start, moves: number, counts: Counts): void;
}

/** In each round, the number of least-tried starts, and of starts that produce what is short. */
const LEAST_TRIED = 6;
const AIMED = 10;

/** A plan for a table. Learning happens by rounds, not threads, so the plan is the same for any number of threads. */
export function makePlan(pool: CardPool): Plan {
  const corners = CORNERS.map((corner) => untried(corner, null));
  const all = [...corners, ...themesOf(pool).map((theme) => untried('uneven', theme))];
  return {
    round(short) {
      const least = all.toSorted((a, b) => a.moves - b.moves).slice(0, LEAST_TRIED);
      const best = [...new Set(short.flatMap((name) => bestFor(all, name) ?? []))];
      // If few are left, each is used more than once, with different games every time.
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
 * The start that has produced something most often per move. A start with a matching theme counts as having done so
 * once, so that it is used until others do better.
 */
function bestFor(all: readonly Tried[], name: string): Tried | null {
  const rate = ({ theme, moves, counts }: Tried): number =>
    ((counts[name] ?? 0) + (theme === name ? 1 : 0)) / Math.max(1, moves);
  const [best] = all.toSorted((a, b) => rate(b) - rate(a));
  return best === undefined || rate(best) === 0 ? null : best;
}
