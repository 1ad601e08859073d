/**
 * The card game used to measure peers, with comparable work per decision: 170 cards, four players, seven cards in each
 * hand. The suit is c % 4, the rank 1 + (c >> 2) % 13, and cards with c % 10 = 9 are reactions. A turn: draw two; play
 * a card that isn't a reaction at another player, or skip; the others in turn react (with a reaction of the suit
 * played, which reverses the outcome) or pass; the rank is compared with the target's best card of that suit, for a
 * point; discard one by one down to seven. The game ends at 30 points or after 300 turns. One decision is one draw,
 * play, skip, react, pass or discard, chosen from a list of all legal ones.
 */

export const CARDS = 170;
export const GOAL = 30;
export const MOST_TURNS = 300;
export const SEATS = 4;
export const DEALT = 7;

export interface Card {
  readonly id: number;
  readonly suit: number;
  readonly rank: number;
  readonly reaction: boolean;
}

/** A card by number. */
export function card(id: number): Card {
  return { id, suit: id & 3, rank: 1 + ((id >> 2) % 13), reaction: id % 10 === 9 };
}
