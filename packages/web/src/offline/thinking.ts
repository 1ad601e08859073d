/** Runs searching bots for a browser's tables, in the same worker and within a phone's limits. */
import { botOf } from '@kickdoor/bots';
import { stream } from '@kickdoor/rules';
import type { CardSets } from '@kickdoor/tables/base/card-sets.ts';
import type { Thinker } from '@kickdoor/tables/context/thinker.ts';

/** The longest that one decision may block the worker, in milliseconds. */
const LONGEST = 250;

export function thinkHere(content: CardSets): Thinker {
  return {
    async decide({ sets, view, legalMoves, strength, character, past, milliseconds, seed }, dropped) {
      const { pool } = await content.began(sets);
      dropped.throwIfAborted();
      const time = { milliseconds: Math.min(LONGEST, milliseconds), now: () => performance.now() };
      return botOf(strength, time, character).decide(view, legalMoves, pool, stream(seed), past);
    },
  };
}
