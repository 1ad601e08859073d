/**
 * Rulings: changes to a game that aren't moves. The owner has the last word (`precedence.owner`), and a player may take
 * back a harmless act of their own. Plain JSON, like moves.
 */
import type { CardId, Seat } from './card.ts';
import type { Move } from './move.ts';

/** A correction to a game, made by the table and not by a move. */
export type Ruling =
  /** Returns the game to where it was before the act with this number, counted from 1. */
  | { readonly do: 'rewind'; readonly to: number }
  /** Sets a player's Level. */
  | { readonly do: 'set-level'; readonly seat: Seat; readonly level: number }
  /** Puts an open card into a player's hand, or in play in front of them. */
  | { readonly do: 'put'; readonly card: CardId; readonly seat: Seat; readonly in: 'hand' | 'play' }
  /** Puts an open card on its discard pile. */
  | { readonly do: 'put-away'; readonly card: CardId };

/** One step of a game: a move of a seat or of the clock, or a ruling. */
export type Act = Move | Ruling;

const RULINGS: ReadonlySet<string> = new Set<Ruling['do']>(['rewind', 'set-level', 'put', 'put-away']);

/** Whether an act is a ruling and not a move. */
export function isRuling(act: Act): act is Ruling {
  return RULINGS.has(act.do);
}
