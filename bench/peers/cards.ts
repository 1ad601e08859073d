/**
 * The card game that peers are measured with, comparable in what a decision asks: 170 cards, four players, seven cards
 * in each hand. Suit is c % 4, rank 1 + (c >> 2) % 13, and c % 10 = 9 is a reaction. A turn: draw two; play a card that is
 * no reaction at another player, or skip; each of the others in turn reacts (with a reaction of the color played, which
 * turns the outcome round) or passes; the rank is compared with the target's best card of the suit, for a point; discard one by one to
 * seven. The game is over at 30 points or 300 turns. One decision is one of draw, play, skip, react, pass, discard, drawn from a list of all
 * that is lawful.
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
