/** Puts deeds on the stack as data, so that the rest of a card's effect waits wherever it has got to. */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { reaching, sayKept } from './wards.ts';
import { push, type Game } from '../kernel/game.ts';

/**
 * Has deeds done to a subject, in their order, before all else that is pending. Of a curse's deeds only those that the
 * subject's cards let through: what stands within a choice or a roll is kept off like all else.
 */
export function pushDeeds(
  game: Game,
  deeds: readonly Deed[],
  to: { readonly subject: Seat; readonly card: CardId; readonly by: Seat },
): void {
  const { subject, card, by } = to;
  const open = reaching(game, deeds, to);
  if (open.length === 0 && deeds.length > 0) sayKept(game, subject, card);
  for (const deed of open.toReversed()) push(game, { f: 'do', deed, subject, card, by });
}
