/** Puts deeds on the stack as data, so that the rest of a card's effect waits wherever it has got to. */
import type { CardId, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import { push, type Game } from './game.ts';

/** Has deeds done to a subject, in their order, before all else that is pending. */
export function pushDeeds(
  game: Game,
  deeds: readonly Deed[],
  to: { readonly subject: Seat; readonly card: CardId; readonly by: Seat },
): void {
  const { subject, card, by } = to;
  for (const deed of deeds.toReversed()) push(game, { f: 'do', deed, subject, card, by });
}
