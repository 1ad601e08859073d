/** The subject of a wait: the cards to read, and the players involved. */
import type { CardId, PendingView, Pick, Seat, View } from '@kickdoor/rules';

/** A card to read, with a caption if it doesn't speak for itself. */
export interface AskedCard {
  readonly card: CardId;
  readonly caption?: 'prompt-peeked' | 'asking-top';
}

/** The scene of a wait: the player who acted, the cards, and the player who is affected or answers. */
export interface Asked {
  readonly from: Seat | null;
  readonly cards: readonly AskedCard[];
  /** Cards of a discard pile that can't be taken; those that can are among the answers. */
  readonly pile: readonly CardId[];
  readonly to: Seat | null;
}

/** The subject of the table's question, if it is cards; `looked` is the card of a tray that was pressed last. */
export function askedOf(view: View, looked: CardId | null): Asked | null {
  const { pending } = view;
  switch (pending?.kind) {
    case 'cancel': {
      const { by, victim, card, played } = pending;
      const cards = [{ card }];
      // A card played into a fight is judged by its effect on the fight, which shows through when no people stand in
      // front of it.
      if (played === true && isInFight(view)) return { from: null, cards, pile: [], to: null };
      return { from: by < 0 || by === victim ? null : by, cards, pile: [], to: victim };
    }
    case 'seize':
      return { from: null, cards: [{ card: pending.card }], pile: [], to: pending.claims[0] ?? null };
    case 'caught':
      return { from: null, cards: [{ card: pending.foe }], pile: [], to: pending.seat };
    case 'choice':
      return choiceOf(view, pending);
    case 'looting':
    case 'sharing':
      // The stage shows all the cards; the pressed one is read before it is taken.
      return looked === null ? null : { from: null, cards: [{ card: looked }], pile: [], to: null };
    case 'excess':
    case undefined:
      return null;
  }
}

function choiceOf(view: View, pending: PendingView & { readonly kind: 'choice' }): Asked | null {
  const { card, peeked, about, seat } = pending;
  const top = about === 'resurrection' ? topOfPile(view) : null;
  const cards: AskedCard[] = [];
  if (card !== null) cards.push({ card });
  if (top !== null) cards.push({ card: top, caption: 'asking-top' });
  if (peeked !== null) cards.push({ card: peeked, caption: 'prompt-peeked' });
  const pile = pending.pile === null ? [] : unsought(pending.pile, pending.from ?? []);
  if (cards.length + pile.length === 0) return null;
  // A fight already shows its people.
  return { from: null, cards, pile, to: isInFight(view) || pile.length > 0 ? null : seat };
}

function isInFight({ combat, flight }: View): boolean {
  return combat !== null && flight === null;
}

/** The top of the pile from which to take instead of drawing: Treasures are drawn face up only as a reward. */
function topOfPile({ discards, phase }: View): CardId | null {
  return (phase === 'reward' ? discards.treasures : discards.doors).top;
}

function unsought(pile: readonly CardId[], from: readonly Pick[]): CardId[] {
  return pile.filter((card) => !from.some((pick) => 'card' in pick && pick.card === card));
}
