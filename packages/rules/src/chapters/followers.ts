/** Sidekicks, including hirelings, as cards in play (`sidekicks.*`, `mixing.followers`, D35). */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import { def, edit, emit, player, type Game } from '../kernel/game.ts';
import { handOver } from './equipping.ts';
import { activeCards, isCheated } from './items.ts';
import { attachedTo, pickUp } from './table.ts';

/** How many more sidekicks a seat may have in play (`sidekicks.play`); those allowed by a cheat don't count. */
export function sidekickRoom(game: Game, seat: Seat): number {
  let most = 1;
  for (const card of activeCards(game, seat)) most += def(game, card).traits.sidekicks;
  return most - player(game, seat).sidekicks.filter((card) => takesPlace(game, seat, card)).length;
}

/** Whether a sidekick counts toward those that its owner may have. */
export function takesPlace(game: Game, seat: Seat, card: CardId): boolean {
  return !def(game, card).traits.apart && !isCheated(game, seat, card);
}

/** Whether a seat may have one more sidekick, this one. */
export function hasRoomFor(game: Game, seat: Seat, card: CardId): boolean {
  return def(game, card).traits.apart || sidekickRoom(game, seat) > 0;
}

/** The items a sidekick carries. */
export function itemsOn(game: Game, seat: Seat, card: CardId): CardId[] {
  return attachedTo(player(game, seat), card).filter((on) => def(game, on).kind === 'item');
}

/** A sidekick's items are carried by its owner from now on. */
export function layDown(game: Game, seat: Seat, items: readonly CardId[]): void {
  for (const item of items) {
    pickUp(game, seat, item);
    edit(game, seat).carried.push(item);
  }
}

/** A sidekick changes owner, with what it carries (`sidekicks.carried-items`). */
export function changeSides(game: Game, from: Seat, to: Seat, card: CardId, cause: Cause): void {
  handOver(game, from, to, [card]);
  emit(game, { e: 'gave', seat: from, to, count: 1, cards: [card], cause });
}

/** What a sidekick adds in every combat: a fifth of what its enhancers would add to a monster, not below 0. */
export function enhancedBy(game: Game, seat: Seat, card: CardId): number {
  if (!game.sheet.enhanceFollowers) return 0;
  const lying = attachedTo(player(game, seat), card).filter((on) => def(game, on).kind === 'enhancer');
  return Math.max(0, Math.trunc(lying.reduce((sum, on) => sum + def(game, on).bonus, 0) / 5));
}
