/** What deeds say of themselves to the rest of the game. */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';

/** What caused an event that a card's effect brings about. */
export function causeOf(frame: { readonly card: CardId; readonly by?: Seat }): Cause {
  const by = frame.by ?? -1;
  return by < 0 ? { card: frame.card } : { card: frame.card, by };
}
