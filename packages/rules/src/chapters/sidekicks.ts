/** A sidekick that goes instead of its owner (`sidekicks.sacrifice`, D5). */
import type { CardId, Seat } from '../model/card.ts';
import { pushDeeds } from '../engine/deeds.ts';
import { def, emit, type Game } from '../engine/game.ts';
import { combatOf } from './foes.ts';
import { flightOf, escapeAll } from './flee.ts';
import { discardOwn } from './table.ts';

/** Whether a runner's sidekick may carry another seat to safety: only the fighter's, and only the helper (D5). */
export function mayCarry(game: Game, seat: Seat, other: Seat): boolean {
  const combat = combatOf(game);
  return combat.fighter === seat && combat.helper === other && flightOf(game).runners.includes(other);
}

/** A sidekick goes instead of the rolls: its owner, and whom it carries, escape every monster of the combat. */
export function sacrifice(game: Game, seat: Seat, card: CardId, other: Seat | null): void {
  const flight = flightOf(game);
  emit(game, { e: 'sacrificed', seat, card, with: other, cause: { rule: 'sidekicks.sacrifice' } });
  discardOwn(game, seat, [card], { rule: 'sidekicks.sacrifice' });
  pushDeeds(game, def(game, card).sacrificed, { subject: seat, card, by: -1 });
  if (other !== null) flight.runners = flight.runners.filter((runs) => runs !== other);
  flight.left = [];
  escapeAll(game, other === null ? [seat] : [seat, other], combatOf(game).foes);
}
