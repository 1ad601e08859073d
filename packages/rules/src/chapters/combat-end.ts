/** How a combat ends (`combat.clean-up`). */
import type { Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { Combat } from '../model/state.ts';
import { edit, emit, player, type Game } from '../kernel/game.ts';
import { wearing, wearOut } from './counters.ts';
import { discard } from './decks.ts';
import { combatOf, fightersOf } from './foes.ts';
import { discardOwn } from './table.ts';

/** Ends the combat without a win; the turn continues. */
export function endCombat(game: Game, cause: Cause): void {
  const combat = combatOf(game);
  emit(game, { e: 'ended', seat: combat.fighter, cause });
  cleanUp(game, combat);
  game.state.phase = 'closing';
}

/** Discards monsters, enhancers, used one-shots, and curses that were waiting for this combat (`combat.clean-up`). */
export function cleanUp(game: Game, combat: Combat): void {
  const worn = wearing(game, combat);
  for (const card of combat.aside) discard(game, card);
  for (const { card } of combat.enhancers) discard(game, card);
  for (const foe of combat.foes) discard(game, foe.card);
  game.state.combat = null;
  game.state.flight = null;
  for (const seat of fightersOf(combat)) endPenalties(game, seat);
  wearOut(game, worn);
}

/** Ends the penalties on this combat, and discards the cards of the curses that caused them. */
function endPenalties(game: Game, seat: Seat): void {
  if (player(game, seat).nextCombat.length === 0) return;
  const it = edit(game, seat);
  const over = new Set(it.nextCombat.flatMap((penalty) => (penalty.later ? [] : [penalty.card])));
  it.nextCombat = it.nextCombat.flatMap((penalty) => (penalty.later ? [{ ...penalty, later: false }] : []));
  const cards = it.curses.filter((card) => over.has(card));
  discardOwn(game, seat, cards, { rule: 'curses.at-once' });
}
