/** Equipping: slots, putting cards in play, and handing them over (`items.slots`, `trade.stays`). */
import type { CardId, Seat, Slot } from '../model/card.ts';
import { def, edit, emit, player, remove, touch, type Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { inCombat } from './foes.ts';
import { activeCards, isCheated, isItem, isUsable } from './items.ts';
import { attachedTo, take } from './table.ts';

/** How many extra cards in a slot the seat's cards allow. */
function extraRoom(game: Game, seat: Seat, slot: Slot): number {
  let more = 0;
  for (const card of activeCards(game, seat)) {
    for (const room of def(game, card).traits.room) if (room.slot === slot) more += room.more;
  }
  return more;
}

/** Whether the equipped cards plus this many more in a slot are within the limits (`items.slots`). */
function hasRoom(game: Game, seat: Seat, slot: Slot, more = 1): boolean {
  if (slot === 'none') return true;
  const count = (of: Slot): number => countWorn(game, seat, of) + (slot === of ? more : 0);
  // Extra room matters only beyond what one body can wear.
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

/** How many equipped cards fill a slot; cheated cards and gear for steeds don't count. */
function countWorn(game: Game, seat: Seat, slot: Slot): number {
  let count = 0;
  for (const card of player(game, seat).equipped) {
    const it = def(game, card);
    if (it.slot === slot && !it.steed && !isCheated(game, seat, card)) count += 1;
  }
  return count;
}

/** Equipped cards that fill a slot; cheated cards and gear for steeds don't count. */
function filling(game: Game, seat: Seat): CardId[] {
  return player(game, seat).equipped.filter((card) => !isCheated(game, seat, card) && !def(game, card).steed);
}

/** Fast path: whether the equipped cards fit one body and two hands without any extra room. */
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

/** The equipped items among which one has lost its room, because the card that gave the room is gone. */
export function inExcess(game: Game, seat: Seat): readonly CardId[] {
  if (player(game, seat).equipped.length < 2 || fitsBody(game, seat)) return [];
  return filling(game, seat).filter((card) => !hasRoom(game, seat, def(game, card).slot, 0));
}

/** Unequips an item in excess (`items.slots`). Out of combat its owner may choose another. */
export function layAside(game: Game, seat: Seat, card: CardId): void {
  const { equipped, carried } = edit(game, seat);
  remove(equipped, card);
  carried.push(card);
  touch(game);
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

/** Why an item can't be equipped out of combat. */
export function validateEquipping(game: Game, seat: Seat, card: CardId): Refusal | null {
  if (def(game, card).kind !== 'item') return refuse('items.carried', 'combat.one-shots');
  const carrier = freeCarrier(game, seat);
  if (!isUsable(game, seat, card) && !wouldFit(game, seat, card, carrier)) {
    return def(game, card).steed
      ? refuse('steeds.gear', 'items.restricted')
      : refuse('items.restricted', 'items.carried');
  }
  if (fitsSlot(game, seat, card) || carrier !== null) return null;
  // A sidekick carries nothing unless its card says so.
  const { sidekicks } = player(game, seat);
  return sidekicks.length > 0 ? refuse('items.slots', 'sidekicks.card-only') : refuse('items.slots');
}

/** Whether an item its owner can't use would count if the available sidekick carried it. */
function wouldFit(game: Game, seat: Seat, card: CardId, carrier: CardId | null): boolean {
  return carrier !== null && isUsable(game, seat, card, carrier);
}

/** Equips an item that has no place yet: in its slot, or with a sidekick that carries it. */
export function equip(game: Game, seat: Seat, card: CardId): void {
  const carrier = freeCarrier(game, seat);
  const own = fitsSlot(game, seat, card) && isUsable(game, seat, card);
  if (own || carrier === null) edit(game, seat).equipped.push(card);
  else edit(game, seat).attached.push([carrier, card]);
}

/**
 * Puts an item in play for a seat: equipped at once if its owner may use it, there is room and no combat freezes gear;
 * otherwise carried.
 */
export function receiveItem(game: Game, seat: Seat, card: CardId): void {
  if (!inCombat(game, seat) && validateEquipping(game, seat, card) === null) equip(game, seat, card);
  else edit(game, seat).carried.push(card);
}

/** Hands over items in play by agreement: if the sheet says so, they can't be sold right away (`trade.stays`). */
export function exchange(game: Game, from: Seat, to: Seat, cards: readonly CardId[]): void {
  const moved = handOver(game, from, to, cards);
  if (game.sheet.soldAfterTrade !== 'next turn') return;
  const items = moved.filter((card) => isItem(def(game, card)));
  edit(game, to).unsaleable.push(...items);
}

/**
 * Moves cards in play from one seat to another in one step, with everything attached; attachments stay attached. This
 * alone is not a trade (D50). Returns all cards moved.
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

/** Puts a card from another player in play for a seat. */
function receive(game: Game, seat: Seat, card: CardId): void {
  const { sidekicks, steeds } = edit(game, seat);
  const { kind } = def(game, card);
  if (kind === 'sidekick') sidekicks.push(card);
  else if (kind === 'steed') steeds.push(card);
  else receiveItem(game, seat, card);
}
