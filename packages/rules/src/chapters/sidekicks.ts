/** Sidekicks, and hirelings with them (`sidekicks.*`, `mixing.followers`). */
import type { CardId, Seat } from '../model/card.ts';
import { emit, def, player, type Game } from '../engine/game.ts';
import { combatOf } from './foes.ts';
import { flightOf } from './flee.ts';
import { activeCards } from './items.ts';
import { discardOwn } from './table.ts';

/** How many more sidekicks a seat may have in play (`sidekicks.play`). */
export function sidekickRoom(game: Game, seat: Seat): number {
  let limit = 1;
  for (const card of activeCards(game, seat)) limit += def(game, card).traits.sidekicks;
  return limit - player(game, seat).sidekicks.length;
}

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
  if (other !== null) flight.runners = flight.runners.filter((runs) => runs !== other);
  flight.left = [];
}
