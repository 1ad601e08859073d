/** Advice for a player: what a search says about the legal moves, and what rules of thumb say. */
import type { CardPool, LegalMove, View } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { appraise, type Appraisal, type SearchOptions } from '../search/search.ts';
import { tunedBot } from '../sensible.ts';

export interface Advice {
  /** The compared moves, best first; empty if the search can't use the view or there is no choice. */
  readonly compared: readonly Appraisal[];
  /** What the regular bot would do, and why; `null` if it would let others go first. */
  readonly regular: Decision | null;
}

/**
 * Advises the viewing seat, using only what it sees. The same view, random numbers and budget in rollouts give the same
 * advice.
 */
export function adviceFor(
  seen: View,
  legal: readonly LegalMove[],
  pool: CardPool,
  random: () => number,
  options: SearchOptions,
): Advice {
  const regular = tunedBot.decide(seen, legal, pool, random);
  return { regular, compared: appraise(seen, legal, pool, random, options).filter(({ tries }) => tries > 0) };
}
