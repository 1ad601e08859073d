/** Advice for a player: what a search finds out about the moves that are open now, or what rules of thumb say. */
import type { CardPool, LegalMove, View } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';
import { appraise, type Appraisal, type SearchOptions } from '../search/search.ts';
import { tunedBot } from '../sensible.ts';

export interface Advice {
  /** The moves that were compared, the best first; empty where the search can't read the view, or has no choice. */
  readonly compared: readonly Appraisal[];
  /** What the regular bot would do, and why; `null`: it would let others go first. */
  readonly regular: Decision | null;
}

/** Advises the viewing seat by what it sees alone. The same view, random numbers and budget in rollouts give the same advice. */
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
