/** Pushes deeds onto the stack as data, so that a card's remaining effect can wait at any point. */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { reaching, sayKept } from './wards.ts';
import { push, type Game } from '../kernel/game.ts';

/**
 * Schedules deeds for a subject, in order, before everything else that is pending. Leaves out those of a curse that the
 * subject's cards prevent, also inside a choice or a roll.
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
