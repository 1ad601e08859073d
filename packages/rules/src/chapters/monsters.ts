/** Whom a monster has something against (`combat.monster-powers`, `sidekicks.sex`). */
import type { Seat, Who } from '../model/card.ts';
import { player, type Game } from '../kernel/game.ts';
import { sidekickSex } from './items.ts';
import { isWho } from './conditions.ts';

/** Whether a monster's bonus or penalty meets a fighter, or, where the sheet has it so, the sex of a sidekick. */
export function isAgainst(game: Game, seat: Seat, who: Who): boolean {
  if (isWho(game, seat, who)) return true;
  if (!game.sheet.sidekickSex || who.sex === undefined || Object.keys(who).length > 1) return false;
  return player(game, seat).sidekicks.some((card) => sidekickSex(game, seat, card) === who.sex);
}
