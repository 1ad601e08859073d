/** Legal moves created once and shared by all lists that contain them, since lists are rebuilt all the time. */
import type { CardId } from '../model/card.ts';
import { freezeAll } from '../model/freeze.ts';
import type { Move, LegalMove } from '../model/move.ts';

/** The legal moves of a verb whose moves name one card and nothing else, one per card. */
export function legalByCard(move: (card: CardId) => Move): (card: CardId) => LegalMove {
  const known: LegalMove[] = [];
  return (card) => (known[card] ??= freezeAll({ move: move(card) }));
}
