/** Offers made once and shared by all lists that they stand in: lists are put together again and again. */
import type { CardId } from '../model/card.ts';
import type { Move, Offer } from '../model/move.ts';

/** The offers of a verb whose moves name one card, and nothing else: one for each card. */
export function offersByCard(move: (card: CardId) => Move): (card: CardId) => Offer {
  const known: Offer[] = [];
  return (card) => (known[card] ??= { move: move(card) });
}
