/** What a player has in play. */
import type { CardId } from './card.ts';

/** A player's lists of cards in play: the same at the table and in a view of it. */
interface HasInPlay {
  readonly races: readonly CardId[];
  readonly classes: readonly CardId[];
  readonly halfBreeds: readonly CardId[];
  readonly superMunchkins: readonly CardId[];
  readonly talents: readonly CardId[];
  readonly equipped: readonly CardId[];
  readonly carried: readonly CardId[];
  readonly sidekicks: readonly CardId[];
  readonly steeds: readonly CardId[];
  readonly curses: readonly CardId[];
  readonly attached: readonly (readonly [host: CardId, card: CardId])[];
}

/** All cards that a player has in play, equipped or carried, lasting curses and what is attached to others among them. */
export function cardsInPlay(it: HasInPlay): CardId[] {
  return [
    ...it.races,
    ...it.classes,
    ...it.halfBreeds,
    ...it.superMunchkins,
    ...it.talents,
    ...it.equipped,
    ...it.carried,
    ...it.sidekicks,
    ...it.steeds,
    ...it.curses,
    ...it.attached.map(([, card]) => card),
  ];
}
