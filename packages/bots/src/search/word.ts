/** Keeps a searching bot's word: the price it has named for its help holds for the whole combat. */
import type { LegalMove, MoveOf, View } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';

/** What the bot's rules of thumb decide for a view. */
type Thumb = (seen: View) => Decision | null;

/** Accepts a request that meets a price the seat has named in this combat; `null` otherwise. */
export function keepsWord(seen: View, legal: readonly LegalMove[], thumb: Thumb): MoveOf<'accept'> | null {
  const { combat, memory, seat } = seen;
  const request = combat?.request ?? null;
  if (combat === null || request === null || request.to !== seat) return null;
  const yes = legal.some(({ move }) => move.do === 'accept');
  const refused = memory.combat?.refusals.filter((one) => one.seat === seat) ?? [];
  if (!yes || refused.length === 0) return null;
  const { treasures } = request.terms;
  const isMet = refused.some(({ terms }) => {
    // Its answer to those terms depended only on face-up cards, so it can be computed again.
    const said = thumb({ ...seen, combat: { ...combat, request: { to: request.to, terms } } });
    return said?.treasures !== undefined && said.treasures <= treasures;
  });
  return isMet ? { do: 'accept' } : null;
}

/** A decision to decline, with the price that the rules of thumb name if they decline, too. */
export function withPrice(decided: Decision, regular: Decision | null): Decision {
  if (decided.move.do !== 'decline' || regular?.move.do !== 'decline') return decided;
  return regular.treasures === undefined
    ? decided
    : { ...decided, why: regular.why, treasures: regular.treasures };
}
