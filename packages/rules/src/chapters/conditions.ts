/** Conditions on players: what they are, and what they have that counts. */
import type { Mark, Seat, Who } from '../model/card.ts';
import { def, type Game } from '../kernel/game.ts';
import { countingItems } from './ignored.ts';
import { isOfKind } from './who.ts';

/** Whether a condition holds for a seat at this moment. */
export function isWho(game: Game, seat: Seat, who: Who): boolean {
  if (!isOfKind(game, seat, who)) return false;
  if (who.armed !== undefined && !isArmed(game, seat, who.armed)) return false;
  return who.not === undefined || !isWho(game, seat, who.not);
}

/**
 * Whether a seat has an active item with a mark: equipped, joined to an equipped one, or carried by a sidekick
 * (`lasers.fire`).
 */
function isArmed(game: Game, seat: Seat, mark: Mark): boolean {
  return countingItems(game, seat).some((card) => def(game, card).marks.includes(mark));
}
