/**
 * What a table decides about its game beside the moves of its players: the owner's last word (`precedence.owner`), and a
 * player's second thoughts about a harmless act of their own. Plain JSON, as moves are.
 */
import type { CardId, Seat } from './card.ts';
import type { Move } from './move.ts';

export type Ruling =
  /** The game goes on as it was before the act with this number, counted from 1. */
  | { readonly do: 'rewind'; readonly to: number }
  /** A player has this Level. */
  | { readonly do: 'set-level'; readonly seat: Seat; readonly level: number }
  /** An open card goes to a player's hand, or before them. */
  | { readonly do: 'put'; readonly card: CardId; readonly seat: Seat; readonly in: 'hand' | 'play' }
  /** An open card goes to its discard pile. */
  | { readonly do: 'put-away'; readonly card: CardId };

/** One step of a game: a move of a seat or of the clock, or a ruling. */
export type Act = Move | Ruling;

const RULINGS: ReadonlySet<string> = new Set<Ruling['do']>(['rewind', 'set-level', 'put', 'put-away']);

/** Whether a step is a ruling and not a move. */
export function isRuling(act: Act): act is Ruling {
  return RULINGS.has(act.do);
}
