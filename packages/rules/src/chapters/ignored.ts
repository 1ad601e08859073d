/** What counts for nothing in a combat: gear that a monster of it makes nothing of (D44). */
import type { CardId, Seat, Slot } from '../model/card.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { foeDef, inCombat } from './foes.ts';
import { activeCards, gear, isUsable } from './items.ts';
import { hostOf } from './table.ts';

const NONE: readonly Slot[] = [];

/** The slots of which gear counts for nothing in the combat that a seat is in. */
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

/** Whether a card is gear of one of these slots. */
export function isGearOf(game: Game, card: CardId, slots: readonly Slot[]): boolean {
  const { kind, slot } = def(game, card);
  return kind === 'item' && slots.includes(slot);
}

/** Those of a seat's cards that count in the combat that it is in; out of combat, all of them. */
function counting(game: Game, seat: Seat, cards: readonly CardId[]): readonly CardId[] {
  const slots = ignoredSlots(game, seat);
  if (slots.length === 0) return cards;
  const it = player(game, seat);
  const bearing = (card: CardId): CardId =>
    def(game, card).kind === 'item-enhancer' ? (hostOf(it, card) ?? card) : card;
  return cards.filter((card) => !isGearOf(game, bearing(card), slots));
}

/**
 * Cards of which everything counts for a seat now: bonuses, ties, running away, powers. What only lies there in a combat
 * still holds what it holds out of it, such as room for other cards.
 */
export function countingCards(game: Game, seat: Seat): readonly CardId[] {
  return counting(game, seat, activeCards(game, seat));
}

/**
 * The items that count for a seat now: gear that it may use, wherever it lies, and steeds; in a combat, those that count
 * there. Whoever asks for the best of them, or how many there are, asks this.
 */
export function countingItems(game: Game, seat: Seat): readonly CardId[] {
  const usable = gear(game, seat).filter((card) => isUsable(game, seat, card));
  return [...counting(game, seat, usable), ...player(game, seat).steeds];
}
