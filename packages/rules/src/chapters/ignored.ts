/** What doesn't count in a combat: gear that one of its monsters ignores (D44). */
import type { CardId, Seat, Slot } from '../model/card.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { foeDef, inCombat } from './foes.ts';
import { activeCards, gear, isUsable } from './items.ts';
import { hostOf } from './table.ts';

const NONE: readonly Slot[] = [];

/** The slots whose gear doesn't count in the combat a seat is in. */
export function ignoredSlots(game: Game, seat: Seat): readonly Slot[] {
  const { combat } = game.state;
  if (combat === null || !inCombat(game, seat)) return NONE;
  let slots = NONE;
  for (const foe of combat.foes) {
    const { ignoresGear } = foeDef(game, foe).traits;
    if (ignoresGear.length > 0) slots = slots.length === 0 ? ignoresGear : [...slots, ...ignoresGear];
  }
  return slots;
}

/** Whether a card is gear in one of these slots. */
export function isGearOf(game: Game, card: CardId, slots: readonly Slot[]): boolean {
  const { kind, slot } = def(game, card);
  return kind === 'item' && slots.includes(slot);
}

/** A seat's cards that count in its current combat; out of combat, all of them. */
function counting(game: Game, seat: Seat, cards: readonly CardId[]): readonly CardId[] {
  const slots = ignoredSlots(game, seat);
  if (slots.length === 0) return cards;
  const it = player(game, seat);
  const bearing = (card: CardId): CardId =>
    def(game, card).kind === 'item-enhancer' ? (hostOf(it, card) ?? card) : card;
  return cards.filter((card) => !isGearOf(game, bearing(card), slots));
}

/**
 * Cards that fully count for a seat now, for bonuses, ties, running away and powers. Gear ignored in a combat keeps its
 * other effects, such as making room for cards.
 */
export function countingCards(game: Game, seat: Seat): readonly CardId[] {
  return counting(game, seat, activeCards(game, seat));
}

/**
 * The items that count for a seat now: usable gear, wherever it is, and steeds; in a combat, only those that count
 * there. Effects that pick the best item or count items use this.
 */
export function countingItems(game: Game, seat: Seat): readonly CardId[] {
  const usable = gear(game, seat).filter((card) => isUsable(game, seat, card));
  return [...counting(game, seat, usable), ...player(game, seat).steeds];
}
