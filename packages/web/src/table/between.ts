/** What happens between players on the stage: from whom, which cards, to whom. */
import type { CardId, CardPool, PendingView, Pick, PlayerView, Seat, View } from '@kickdoor/rules';

/** Something between players: who does it or leaves it, the cards it is about, and whom it strikes or who takes. */
export interface Between {
  readonly from: Seat | null;
  readonly cards: readonly CardId[];
  readonly to: Seat | null;
}

/** What is between players now, if anything is; fights, runs, and cards that ask have scenes of their own. */
export function affairOf(pool: CardPool, view: View): Between | null {
  const { pending, charity, turn } = view;
  if (pending === null) {
    // With nobody below, what is too much goes to the discards: nobody receives it.
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

/** Who puts the Bad Stuff in order or has to part with something, and what it can be. */
function partingOf(
  pool: CardPool,
  view: View,
  { seat, about, from, card }: PendingView & { readonly kind: 'choice' },
): Between | null {
  if (about === 'order') return { from: null, cards: (from ?? []).flatMap(cardsIn), to: seat };
  // A fight or a run goes on meanwhile, and is worth more than what is parted with.
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
      // No card asks: whoever answers is all there is to see.
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

/** Which of a player's things are under a limit. */
function tooMuch(pool: CardPool, limit: 'big' | 'gadget' | 'steed'): Held {
  return ({ equipped, carried, steeds }) =>
    limit === 'steed'
      ? steeds
      : [...equipped, ...carried].filter((card) => pool.cards[card]?.[limit] === true);
}
