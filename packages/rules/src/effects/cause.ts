/** The cause that effects attach to events. */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';

/** The cause of the events of a card's effect. */
export function causeOf(frame: { readonly card: CardId; readonly by?: Seat }): Cause {
  const by = frame.by ?? -1;
  return by < 0 ? { card: frame.card } : { card: frame.card, by };
}
