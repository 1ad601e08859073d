/** Equipping: slots, what is laid in play, and what changes hands (`items.slots`, `trade.stays`). */
import type { CardId, Seat, Slot } from '../model/card.ts';
import { def, edit, emit, player, remove, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { activeCards, isCheated, isItem, isUsable } from './items.ts';
import { attachedTo, take } from './table.ts';

/** How many more cards of a slot the seat's cards make room for. */
function extraRoom(game: Game, seat: Seat, slot: Slot): number {
  let more = 0;
  for (const card of activeCards(game, seat)) {
    for (const room of def(game, card).traits.room) if (room.slot === slot) more += room.more;
  }
  return more;
}

/** Whether what is equipped, and so many cards of a slot more, is within the limits (`items.slots`). */
function hasRoom(game: Game, seat: Seat, slot: Slot, more = 1): boolean {
  if (slot === 'none') return true;
  const count = (of: Slot): number => countWorn(game, seat, of) + (slot === of ? more : 0);
  // Only what has more than one body may wear needs a look at what makes room.
  if (slot !== 'one hand' && slot !== 'two hands') {
    const worn = count(slot);
    return worn <= 1 || worn <= 1 + extraRoom(game, seat, slot);
  }
  const two = count('two hands');
  const hands = two * 2 + count('one hand');
  if (hands <= 2) return true;
  const twoRoom = 1 + extraRoom(game, seat, 'two hands');
  return two <= twoRoom && hands <= 2 * twoRoom + extraRoom(game, seat, 'one hand');
}

/** How many equipped cards fill a slot: none that a cheat card frees, and no gear for a steed. */
function countWorn(game: Game, seat: Seat, slot: Slot): number {
  let count = 0;
  for (const card of player(game, seat).equipped) {
    const it = def(game, card);
    if (it.slot === slot && !it.steed && !isCheated(game, seat, card)) count += 1;
  }
  return count;
}

/** Equipped cards that fill a slot: none that a cheat card frees, and no gear for a steed. */
function filling(game: Game, seat: Seat): CardId[] {
  return player(game, seat).equipped.filter((card) => !isCheated(game, seat, card) && !def(game, card).steed);
}

/** Whether what is equipped fits one body and two hands, whatever else makes room: mostly it does. */
function fitsBody(game: Game, seat: Seat): boolean {
  const { equipped } = player(game, seat);
  let hands = 0;
  for (let at = 0; at < equipped.length; at++) {
    const { slot, steed } = def(game, equipped[at] ?? -1);
    if (steed || slot === 'none') continue;
    if (slot === 'one hand') hands += 1;
    else if (slot === 'two hands') hands += 2;
    else if (isWornBefore(game, equipped, at, slot)) return false;
  }
  return hands <= 2;
}

function isWornBefore(game: Game, equipped: readonly CardId[], at: number, slot: Slot): boolean {
  for (let i = 0; i < at; i++) {
    const it = def(game, equipped[i] ?? -1);
    if (it.slot === slot && !it.steed) return true;
  }
  return false;
}

/** The equipped item that has no room any more, what gave it the room being gone: the one that counts least; or `null`. */
export function inExcess(game: Game, seat: Seat): CardId | null {
  if (player(game, seat).equipped.length < 2 || fitsBody(game, seat)) return null;
  if (filling(game, seat).every((card) => hasRoom(game, seat, def(game, card).slot, 0))) return null;
  const count = (card: CardId): number => (isUsable(game, seat, card) ? def(game, card).bonus : -1);
  const over = filling(game, seat).filter((card) => !hasRoom(game, seat, def(game, card).slot, 0));
  return over.toSorted((a, b) => count(a) - count(b))[0] ?? null;
}

/** An item in excess is carried from now on (`items.slots`). Out of combat its owner may choose another. */
export function layAside(game: Game, seat: Seat, card: CardId): void {
  const { equipped, carried } = edit(game, seat);
  remove(equipped, card);
  carried.push(card);
  game.touched = true;
  emit(game, { e: 'unequipped', seat, card, cause: { rule: 'items.slots' } });
}

/** A sidekick that could carry one more item for its owner, or `null` (`sidekicks.carried-items`). */
function freeCarrier(game: Game, seat: Seat): CardId | null {
  const it = player(game, seat);
  if (it.sidekicks.length === 0) return null;
  const carried = (host: CardId): number =>
    attachedTo(it, host).filter((on) => def(game, on).kind === 'item' && !isCheated(game, seat, on)).length;
  return it.sidekicks.find((card) => def(game, card).traits.carries > carried(card)) ?? null;
}

function fitsSlot(game: Game, seat: Seat, card: CardId): boolean {
  return def(game, card).steed || isCheated(game, seat, card) || hasRoom(game, seat, def(game, card).slot);
}

/** Why an item can't be equipped, its owner being out of combat. */
export function judgeEquipping(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (def(game, card).kind !== 'item') return refuse('items.carried', 'combat.one-shots');
  const carrier = freeCarrier(game, seat);
  if (!isUsable(game, seat, card) && !wouldFit(game, seat, card, carrier)) {
    return def(game, card).steed
      ? refuse('steeds.gear', 'items.restricted')
      : refuse('items.restricted', 'items.carried');
  }
  return fitsSlot(game, seat, card) || carrier !== null ? null : refuse('items.slots');
}

/** Whether an item that its owner can't use would count on the sidekick that could carry it. */
function wouldFit(game: Game, seat: Seat, card: CardId, carrier: CardId | null): boolean {
  return carrier !== null && isUsable(game, seat, card, carrier);
}

/** Equips an item that lies nowhere: in its slot, or with a sidekick that carries it. */
export function equip(game: Game, seat: Seat, card: CardId): void {
  const carrier = freeCarrier(game, seat);
  const own = fitsSlot(game, seat, card) && isUsable(game, seat, card);
  if (own || carrier === null) edit(game, seat).equipped.push(card);
  else edit(game, seat).attached.push([carrier, card]);
}

/**
 * Lays an item in front of a seat: equipped by itself where its owner may use it, there is room and no combat
 * freezes the gear, else carried.
 */
export function receiveItem(game: Game, seat: Seat, card: CardId): void {
  if (!inCombat(game, seat) && judgeEquipping(game, seat, card) === null) equip(game, seat, card);
  else edit(game, seat).carried.push(card);
}

/** Items in play change hands by agreement: where the sheet says so they can't be sold at once (`trade.stays`). */
export function exchange(game: Game, from: Seat, to: Seat, cards: readonly CardId[]): void {
  const moved = handOver(game, from, to, cards);
  if (game.sheet.soldAfterTrade !== 'next turn') return;
  const items = moved.filter((card) => isItem(def(game, card)));
  edit(game, to).unsaleable.push(...items);
}

/**
 * Moves cards in play from one seat to another as one act, with all that goes with them; what lay on what still does.
 * By itself that is no trade (D50). Says all that has moved.
 */
export function handOver(game: Game, from: Seat, to: Seat, named: readonly CardId[]): readonly CardId[] {
  const changed = player(game, from).changed.filter((card) => named.includes(card));
  const { cards, links } = take(game, from, named);
  const getter = edit(game, to);
  getter.attached.push(...links);
  getter.changed.push(...changed);
  for (const card of cards) {
    const lies = links.some(([, on]) => on === card);
    if (!lies) receive(game, to, card);
  }
  return cards;
}

/** Lays a card that comes from another player's table in front of a seat. */
function receive(game: Game, seat: Seat, card: CardId): void {
  const { sidekicks, steeds } = edit(game, seat);
  const { kind } = def(game, card);
  if (kind === 'sidekick') sidekicks.push(card);
  else if (kind === 'steed') steeds.push(card);
  else receiveItem(game, seat, card);
}
