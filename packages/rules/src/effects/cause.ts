/** The cause that instructions attach to events. */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';

/** The cause of an event that a card's effect brings about. */
export function causeOf(frame: { readonly card: CardId; readonly by?: Seat }): Cause {
  const by = frame.by ?? -1;
  return by < 0 ? { card: frame.card } : { card: frame.card, by };
}
