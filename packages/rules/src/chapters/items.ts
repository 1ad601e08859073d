/** Items: what may be carried, what may be equipped, and what counts (`items.*`). */
import type { CardDef, CardId, Seat, Slot } from '../model/card.ts';
import { def, player, remove, type Game } from '../engine/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { attachedTo } from './table.ts';
import { isWho } from './who.ts';

/** Items, one-shots included, in front of a seat: equipped, carried, steeds. */
export function itemsInPlay(game: Game, seat: Seat): CardId[] {
  const { equipped, carried, steeds } = player(game, seat);
  return [...equipped, ...carried, ...steeds];
}

/** Whether a card is an item that lies in front of players: items and one-shots. */
export function isItem(it: CardDef): boolean {
  return it.kind === 'item' || it.kind === 'oneshot' || it.kind === 'steed';
}

/** The worth of a card in gold; 0 for what has no price (`items.no-value`). */
export function worth(game: Game, card: CardId): number {
  return def(game, card).gold ?? 0;
}

/** Whether an item is freed from the limits on what may be equipped by a card that lies on it (`items.cheat`). */
export function isCheated(game: Game, seat: Seat, card: CardId): boolean {
  return attachedTo(player(game, seat), card).some((on) => def(game, on).kind === 'cheat');
}

/** Whether a seat is of the kind that an item is for (`items.restricted`). */
export function isUsable(game: Game, seat: Seat, card: CardId): boolean {
  const it = def(game, card);
  if (it.for === null && it.notFor === null) return true;
  if (isCheated(game, seat, card)) return true;
  if (it.for !== null && !isWho(game, seat, it.for)) return false;
  return it.notFor === null || !isWho(game, seat, it.notFor);
}

/** Cards whose traits hold for a seat now: race, class, items that count, curses, sidekicks, steeds. */
export function activeCards(game: Game, seat: Seat): CardId[] {
  const it = player(game, seat);
  const worn = it.equipped.filter((card) => isUsable(game, seat, card));
  return [...it.races, ...it.classes, ...worn, ...it.sidekicks, ...it.steeds, ...it.curses];
}

/** Equipped items that count for nothing, their owner not being of their kind now. */
export function idleItems(game: Game, seat: Seat): CardId[] {
  return player(game, seat).equipped.filter((card) => !isUsable(game, seat, card));
}

/** Equipped cards of a slot; two-hand items are worn in the hands as well. */
export function wornIn(game: Game, seat: Seat, slot: Slot): CardId[] {
  return player(game, seat).equipped.filter((card) => def(game, card).slot === slot);
}

/** How many more cards of a slot the seat's cards make room for. */
function extraRoom(game: Game, seat: Seat, slot: Slot): number {
  let more = 0;
  for (const card of activeCards(game, seat)) {
    for (const room of def(game, card).traits.room) if (room.slot === slot) more += room.more;
  }
  return more;
}

/** Whether there is room to equip a card of a slot, beside what is equipped (`items.slots`). */
export function hasRoom(game: Game, seat: Seat, slot: Slot): boolean {
  if (slot === 'none') return true;
  const worn = player(game, seat).equipped.filter((card) => !isCheated(game, seat, card));
  const count = (of: Slot): number => worn.filter((card) => def(game, card).slot === of).length;
  if (slot !== 'one hand' && slot !== 'two hands') return count(slot) < 1 + extraRoom(game, seat, slot);
  const two = count('two hands') + (slot === 'two hands' ? 1 : 0);
  const one = count('one hand') + (slot === 'one hand' ? 1 : 0);
  const twoRoom = 1 + extraRoom(game, seat, 'two hands');
  return two <= twoRoom && two * 2 + one <= 2 * twoRoom + extraRoom(game, seat, 'one hand');
}

/** Why an item can't be equipped, its owner being out of combat. */
export function judgeEquipping(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (def(game, card).kind !== 'item') return refuse('items.carried', 'combat.one-shots');
  if (!isUsable(game, seat, card)) return refuse('items.restricted', 'items.carried');
  if (!isCheated(game, seat, card) && !hasRoom(game, seat, def(game, card).slot)) {
    return refuse('items.slots');
  }
  return null;
}

/** Big items in front of a seat, those freed by a cheat aside. Steeds are big but do not count (`steeds.big`). */
export function bigItems(game: Game, seat: Seat): CardId[] {
  const { equipped, carried } = player(game, seat);
  return [...equipped, ...carried].filter((card) => def(game, card).big && !isCheated(game, seat, card));
}

/** How many more big items a seat may have in play; below 0 by as many as are in excess (`items.big`). */
export function bigRoom(game: Game, seat: Seat): number {
  if (game.sheet.big === null) return 99;
  let limit = game.sheet.big;
  for (const card of activeCards(game, seat)) limit += def(game, card).traits.big;
  return limit - bigItems(game, seat).length;
}

/**
 * Lays an item in front of a seat: equipped by itself where its owner may use it, there is room and no combat
 * freezes the gear, else carried.
 */
export function receiveItem(game: Game, seat: Seat, card: CardId): void {
  const it = player(game, seat);
  const combat = game.state.combat;
  const frozen = combat !== null && (combat.fighter === seat || combat.helper === seat);
  if (!frozen && judgeEquipping(game, seat, card) === null) it.equipped.push(card);
  else it.carried.push(card);
}

/** Hands items in play, with what lies on them, from one seat to another (`trade.stays`). */
export function handOver(game: Game, from: Seat, to: Seat, cards: readonly CardId[]): void {
  const giver = player(game, from);
  const getter = player(game, to);
  for (const card of cards) {
    const lying = attachedTo(giver, card);
    for (const list of [giver.equipped, giver.carried, giver.steeds]) remove(list, card);
    giver.attached = giver.attached.filter(([host]) => host !== card);
    for (const on of lying) getter.attached.push([card, on]);
    remove(giver.fresh, card);
    if (def(game, card).kind === 'steed') getter.steeds.push(card);
    else receiveItem(game, to, card);
    if (game.sheet.soldAfterTrade === 'next turn') getter.unsaleable.push(card);
  }
}
