/** Transactions between players on the stage: from whom, which cards, to whom. */
import type { CardId, CardPool, PendingView, Pick, PlayerView, Seat, View } from '@kickdoor/rules';

/** A transaction between players: the one who acts or gives, the cards, and the one who is affected or takes. */
export interface Between {
  readonly from: Seat | null;
  readonly cards: readonly CardId[];
  readonly to: Seat | null;
}

/** The current transaction, if any; fights, flights, and questions about cards have scenes of their own. */
export function cardTransferOf(pool: CardPool, view: View): Between | null {
  const { pending, charity, turn } = view;
  if (pending === null) {
    // If nobody has a lower Level, the excess is discarded and has no recipient.
    const [poorest] = charity?.lowest ?? [];
    return poorest === undefined ? null : { from: turn, cards: [], to: poorest };
  }
  switch (pending.kind) {
    case 'looting':
      return { from: pending.body, cards: pending.cards, to: pending.seat };
    case 'sharing':
      return { from: null, cards: pending.cards, to: pending.seat };
    case 'excess':
      return {
        from: pending.seat,
        cards: heldBy(view, pending.seat, tooMuch(pool, pending.limit)),
        to: null,
      };
    case 'choice':
      return partingOf(pool, view, pending);
    case 'cancel':
    case 'caught':
    case 'seize':
      return null;
  }
}

/** A player who puts Bad Stuff in order or has to give something up, and the cards to choose from. */
function partingOf(
  pool: CardPool,
  view: View,
  { seat, about, from, card }: PendingView & { readonly kind: 'choice' },
): Between | null {
  if (about === 'order') return { from: null, cards: (from ?? []).flatMap(cardsIn), to: seat };
  // A fight or flight in progress takes precedence over the cards being given up.
  if (view.combat !== null || view.flight !== null) return null;
  switch (about) {
    case 'excess':
      return { from: seat, cards: heldBy(view, seat, tooMuch(pool, 'big')), to: null };
    case 'sidekick':
      return { from: seat, cards: heldBy(view, seat, ({ sidekicks }) => sidekicks), to: null };
    case 'trait':
      return {
        from: seat,
        cards: heldBy(view, seat, ({ races, classes }) => [...races, ...classes]),
        to: null,
      };
    default:
      // The question isn't about a card: only the player who answers is shown.
      return card === null ? { from: null, cards: [], to: seat } : null;
  }
}

function cardsIn(pick: Pick): readonly CardId[] {
  return 'card' in pick ? [pick.card] : [];
}

type Held = (player: PlayerView) => readonly CardId[];

function heldBy({ players }: View, seat: Seat, held: Held): readonly CardId[] {
  const player = players[seat];
  return player === undefined ? [] : held(player);
}

/** A player's cards that count toward a limit. */
function tooMuch(pool: CardPool, limit: 'big' | 'gadget' | 'steed'): Held {
  return ({ equipped, carried, steeds }) =>
    limit === 'steed'
      ? steeds
      : [...equipped, ...carried].filter((card) => pool.cards[card]?.[limit] === true);
}
