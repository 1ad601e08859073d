/** Powers paid for by discarding (`traits.discard-powers`). */
import type { CardId, Seat } from '../model/card.ts';
import { player, type Game } from '../kernel/game.ts';

/** Cards that can pay for a power: any in hand or in play, attached or not, except lasting curses. */
export function payable(game: Game, seat: Seat): CardId[] {
  const it = player(game, seat);
  return [
    ...it.hand,
    ...it.carried,
    ...it.equipped,
    ...it.races,
    ...it.classes,
    ...it.halfBreeds,
    ...it.superMunchkins,
    ...it.talents,
    ...it.sidekicks,
    ...it.steeds,
    ...it.attached.map(([, card]) => card),
  ];
}
