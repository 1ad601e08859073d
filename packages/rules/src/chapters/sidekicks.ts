/** Sacrificing a sidekick for its owner (`sidekicks.sacrifice`, D5). */
import type { CardId, Seat } from '../model/card.ts';
import { isPlain } from '../kernel/registry.ts';
import { pushDeeds } from './deeds.ts';
import { def, emit, player, type Game } from '../kernel/game.ts';
import { combatOf } from './foes.ts';
import { flightOf, escapeAll } from './flee.ts';
import { discardOwn } from './table.ts';

/** Whether a runner's sidekick may carry another seat to safety: only the fighter's, and only the helper (D5). */
export function mayCarry(game: Game, seat: Seat, other: Seat): boolean {
  const combat = combatOf(game);
  return combat.fighter === seat && combat.helper === other && flightOf(game).runners.includes(other);
}

/** Whether a card is one of the seat's sidekicks that can be sacrificed instead of rolling (D46). */
export function isSacrifice(game: Game, seat: Seat, card: CardId): boolean {
  if (!player(game, seat).sidekicks.includes(card)) return false;
  const it = def(game, card);
  return (
    game.sheet.sacrifices || it.traits.sacrifice || it.sacrificed.length > 0 || isPlain(game.pool.effects, it)
  );
}

/** Sacrifices a sidekick instead of rolling: its owner, and whoever it carries, escape every monster in the combat. */
export function sacrifice(game: Game, seat: Seat, card: CardId, other: Seat | null): void {
  const flight = flightOf(game);
  emit(game, { e: 'sacrificed', seat, card, with: other, cause: { rule: 'sidekicks.sacrifice' } });
  discardOwn(game, seat, [card], { rule: 'sidekicks.sacrifice' }, 'goes');
  pushDeeds(game, def(game, card).sacrificed, { subject: seat, card, by: -1 });
  if (other !== null) flight.runners = flight.runners.filter((runs) => runs !== other);
  flight.left = [];
  escapeAll(game, other === null ? [seat] : [seat, other], combatOf(game).foes);
}
