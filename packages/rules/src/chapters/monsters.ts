/** Who a monster's special bonuses apply to (`combat.monster-powers`, `sidekicks.sex`). */
import type { Seat, Who } from '../model/card.ts';
import { player, type Game } from '../kernel/game.ts';
import { sidekickSex } from './items.ts';
import { isWho } from './conditions.ts';

/** Whether a monster's bonus or penalty applies to a fighter or, on sheets that say so, to the sex of a sidekick. */
export function isAgainst(game: Game, seat: Seat, who: Who): boolean {
  if (isWho(game, seat, who)) return true;
  if (!game.sheet.sidekickSex || who.sex === undefined || Object.keys(who).length > 1) return false;
  return player(game, seat).sidekicks.some((card) => sidekickSex(game, seat, card) === who.sex);
}
