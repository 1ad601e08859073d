/** The word of a bot that searches: a price for its help that it has named holds for the whole fight. */
import type { LegalMove, MoveOf, View } from '@kickdoor/rules';
import type { Decision } from '../bot.ts';

/** What the bot's rules of thumb say to a view. */
type Thumb = (seen: View) => Decision | null;

/** The move that helps, where the seat has named a price in this fight and is offered it now; `null` otherwise. */
export function keepsWord(seen: View, legal: readonly LegalMove[], thumb: Thumb): MoveOf<'accept'> | null {
  const { combat, memory, seat } = seen;
  const request = combat?.request ?? null;
  if (combat === null || request === null || request.to !== seat) return null;
  const yes = legal.some(({ move }) => move.do === 'accept');
  const refused = memory.combat?.refusals.filter((one) => one.seat === seat) ?? [];
  if (!yes || refused.length === 0) return null;
  const { treasures } = request.terms;
  const isMet = refused.some(({ terms }) => {
    // What it said to those terms follows from what lay open, and so can be found out again.
    const said = thumb({ ...seen, combat: { ...combat, request: { to: request.to, terms } } });
    return said?.treasures !== undefined && said.treasures <= treasures;
  });
  return isMet ? { do: 'accept' } : null;
}

/** A search's decision to decline, with the price that its rules of thumb name where they decline as well. */
export function withPrice(decided: Decision, regular: Decision | null): Decision {
  if (decided.move.do !== 'decline' || regular?.move.do !== 'decline') return decided;
  return regular.treasures === undefined
    ? decided
    : { ...decided, why: regular.why, treasures: regular.treasures };
}
