/** The cards that a player has in play. */
import type { CardId } from './card.ts';
import type { PlayerView } from './view.ts';

/** A player's lists of cards in play: the same at the table and in a view of it. */
type HasInPlay = Pick<
  PlayerView,
  | 'races'
  | 'classes'
  | 'halfBreeds'
  | 'superMunchkins'
  | 'talents'
  | 'equipped'
  | 'carried'
  | 'sidekicks'
  | 'steeds'
  | 'curses'
  | 'attached'
>;

/** Returns all cards that a player has in play, including carried items, curses and cards attached to others. */
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
