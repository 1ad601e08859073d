/** Players' moves. A move is plain JSON; `engine/parse-move.ts` has the schema for moves from outside. */
import type { CardId, Seat, Side } from './card.ts';

/** The terms of a request for help (`help.bribe-treasure`, `help.bribe-items`, `help.bribe-cards`). */
export interface Terms {
  /** How many of the monsters' Treasures the helper gets. */
  readonly treasures: number;
  /** Who picks a Treasure first. */
  readonly first: Seat;
  /** Items in play that are handed over after a win. */
  readonly items: readonly CardId[];
  /** Cards in the asker's hand that are played on the helper after a win. */
  readonly plays: readonly CardId[];
}

/** One part of the answer to a choice. */
export type Pick =
  | { readonly card: CardId }
  | { readonly seat: Seat }
  | { readonly number: number }
  | { readonly word: string };

/** What a player does. `do` is the verb. */
export type Move =
  | { readonly do: 'kick' }
  | { readonly do: 'take' }
  | {
      readonly do: 'play';
      readonly card: CardId;
      /** A player. */
      readonly seat?: Seat;
      /** A card in play, a monster, or a curse about to take effect. */
      readonly on?: CardId;
      readonly side?: Side;
      /** The monster of a Wandering Monster, the item of a cheat, … */
      readonly with?: CardId;
    }
  | { readonly do: 'fight'; readonly card: CardId }
  | { readonly do: 'loot' }
  | { readonly do: 'equip'; readonly card: CardId }
  | { readonly do: 'unequip'; readonly card: CardId }
  | { readonly do: 'join'; readonly cards: readonly CardId[] }
  | { readonly do: 'part'; readonly card: CardId }
  | { readonly do: 'give'; readonly cards: readonly CardId[]; readonly seat: Seat }
  | { readonly do: 'drop'; readonly card: CardId }
  | { readonly do: 'sell'; readonly cards: readonly CardId[] }
  | {
      readonly do: 'offer';
      readonly give: readonly CardId[];
      readonly seat: Seat;
      readonly get: readonly CardId[];
    }
  | { readonly do: 'ask'; readonly seat: Seat; readonly terms: Terms }
  | { readonly do: 'accept' }
  | { readonly do: 'decline' }
  | { readonly do: 'withdraw' }
  | {
      readonly do: 'use';
      readonly power: string;
      readonly seat?: Seat;
      readonly on?: CardId;
      readonly side?: Side;
      readonly cards?: readonly CardId[];
    }
  | { readonly do: 'claim' }
  | { readonly do: 'pass' }
  | { readonly do: 'flee' }
  | { readonly do: 'roll'; readonly card?: CardId }
  | { readonly do: 'sacrifice'; readonly card: CardId; readonly seat?: Seat }
  | { readonly do: 'choose'; readonly picks: readonly Pick[] }
  | { readonly do: 'charity'; readonly cards: readonly CardId[]; readonly seat?: Seat }
  | { readonly do: 'seize'; readonly card: CardId }
  | { readonly do: 'show'; readonly cards: readonly CardId[]; readonly seat?: Seat }
  | { readonly do: 'end' }
  | { readonly do: 'concede' }
  /** The running clock has run out. Only the system may make this move. */
  | { readonly do: 'timeout' };

export type Verb = Move['do'];
export type MoveOf<V extends Verb> = Extract<Move, { do: V }>;

/** The system's seat number. Its only move is `timeout`. */
export const SYSTEM = -1;

/**
 * A legal move. `move` is complete unless part of it is free: `pick` bounds its list of cards, `terms` the terms of a
 * request, `trade` the two lists of a trade, `choice` the answers. Everything within the bounds is legal and nothing
 * else is; use `admits` to check.
 */
export interface LegalMove {
  readonly move: Move;
  /** The same move written differently (`play CARD` for `play CARD on ME`): legal too, but not listed separately. */
  readonly alias?: Move;
  readonly pick?: FreeCards;
  readonly terms?: FreeTerms;
  readonly trade?: FreeTrade;
  /** The possible answers, of which `min` to `max` are given, in any order unless `ordered`. */
  readonly choice?: FreeChoice;
}

/** Any `min` to `max` different cards of `from`. */
export interface FreeCards {
  readonly from: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** The gold each card of `from` is worth, in the same order; the sum must be within `worth`, inclusive. */
  readonly gold?: readonly number[];
  readonly worth?: readonly [least: number, most: number];
}

/** The bounds of a request's terms. */
export interface FreeTerms {
  /** At most this many Treasures. */
  readonly treasures: number;
  readonly items: readonly CardId[];
  readonly plays: readonly CardId[];
  /** Limits on what changes hands, as in a trade. */
  readonly limits: readonly TradeLimit[];
  /** Terms this player has refused in the combat's current state (D6). */
  readonly refused: readonly Terms[];
}

/** The bounds of a trade: the cards that each side may give. */
export interface FreeTrade {
  readonly give: readonly CardId[];
  readonly get: readonly CardId[];
  readonly limits: readonly TradeLimit[];
}

/** Limits how many more of these cards each side may receive than it gives. */
export interface TradeLimit {
  readonly cards: readonly CardId[];
  /** Those of them that are attached to another card and go along with it. */
  readonly along: readonly (readonly [host: CardId, card: CardId])[];
  readonly giver: number;
  readonly getter: number;
}

/** The bounds of a choice. */
export interface FreeChoice {
  readonly from: readonly Pick[];
  readonly min: number;
  readonly max: number;
  /** The order of the answers matters. */
  readonly ordered: boolean;
}
