/** Items: what they are, and which of them count (`items.*`). */
import type { CardDef, CardId, Seat, Slot } from '../model/card.ts';
import type { ReadonlyPlayer } from '../model/state.ts';
import { def, player, type Game } from '../kernel/game.ts';
import { memoOf } from '../kernel/known.ts';
import { hostOf, isWorn } from './table.ts';
import { isFor } from './restricted.ts';

/**
 * Whether a card is an item when in play: items, one-shots, steeds, and sidekicks with a price (`sidekicks.not-items`).
 */
export function isItem({ kind, gold }: CardDef): boolean {
  return kind === 'item' || kind === 'oneshot' || kind === 'steed' || (kind === 'sidekick' && gold !== null);
}

/** Items attached to other cards: carried by a sidekick, joined to a laser. */
function itemsLying(game: Game, seat: Seat): CardId[] {
  return player(game, seat).attached.flatMap(([, card]) => (isItem(def(game, card)) ? [card] : []));
}

/** A seat's items in play: equipped, carried, attached to other cards; steeds, and sidekicks that are items. */
export function itemsInPlay(game: Game, seat: Seat): readonly CardId[] {
  const memo = memoOf(game, seat);
  if (memo?.items !== undefined) return memo.items;
  const { equipped, carried, steeds, sidekicks, attached } = player(game, seat);
  const items = equipped.slice();
  for (const card of carried) items.push(card);
  for (const card of steeds) items.push(card);
  for (const card of sidekicks) if (isItem(def(game, card))) items.push(card);
  if (attached.length > 0) items.push(...itemsLying(game, seat));
  if (memo !== null) memo.items = items;
  return items;
}

/** The value of a card in gold; 0 if it has no price (`items.no-value`). */
export function worth(game: Game, card: CardId): number {
  return def(game, card).gold ?? 0;
}

/** Whether an attached card frees this one from equipment limits (`items.cheat`). */
export function isCheated(game: Game, seat: Seat, card: CardId): boolean {
  for (const [host, on] of player(game, seat).attached) {
    if (host === card && def(game, on).kind === 'cheat') return true;
  }
  return false;
}

/**
 * The sidekick that carries an item, or `null`. A sidekick with a joined weapon's leading card carries all of it (D42).
 */
export function carrierOf(game: Game, seat: Seat, card: CardId): CardId | null {
  const it = player(game, seat);
  const host = hostOf(it, card);
  if (host === null || it.sidekicks.includes(host)) return host;
  return carrierOf(game, seat, host);
}

/** The sex of a sidekick, which a card may have changed (`sidekicks.change-sex`). */
export function sidekickSex(game: Game, seat: Seat, card: CardId): 'male' | 'female' | null {
  const { sex } = def(game, card);
  if (sex === null || !player(game, seat).changed.includes(card)) return sex;
  return sex === 'male' ? 'female' : 'male';
}

/**
 * Whether a seat meets an item's restrictions (`items.restricted`); its sidekick `carrier` carries the item, or would.
 */
export function isUsable(game: Game, seat: Seat, card: CardId, carrier?: CardId): boolean {
  const it = def(game, card);
  if (it.steed && player(game, seat).steeds.length === 0) return false;
  if (it.for === null && it.notFor === null) return true;
  if (isCheated(game, seat, card)) return true;
  const fits = it.for === null || isFor(game, seat, it.for, card) || fitsCarrier(game, seat, card, carrier);
  if (!fits) return false;
  return it.notFor === null || !isFor(game, seat, it.notFor, card);
}

/** An item restricted to one sex may be given to a sidekick of that sex (`sidekicks.sex`). */
function fitsCarrier(game: Game, seat: Seat, card: CardId, known?: CardId): boolean {
  const carrier = known ?? carrierOf(game, seat, card);
  const wanted = def(game, card).for;
  if (!game.sheet.sidekickSex || wanted?.sex === undefined || carrier === null) return false;
  return Object.keys(wanted).length === 1 && sidekickSex(game, seat, carrier) === wanted.sex;
}

/**
 * Gear: equipped items, what sidekicks carry for their owner, and anything attached to those, such as joined lasers.
 */
export function gear(game: Game, seat: Seat): readonly CardId[] {
  const it = player(game, seat);
  if (it.attached.length === 0) return it.equipped;
  const lying = it.attached.flatMap(([, card]) =>
    isItem(def(game, card)) && isWorn(it, card) ? [card] : [],
  );
  return [...it.equipped, ...lying];
}

/** Whether a lasting curse applies now: one for the next turn waits for its victim's turn (`curses.next-is-now`). */
function holdsNow(game: Game, seat: Seat, curse: CardId): boolean {
  return game.state.turn === seat || !def(game, curse).traits.nextTurn;
}

/** Item enhancers attached to any of these cards. */
function enhancing(game: Game, it: ReadonlyPlayer, cards: readonly CardId[]): CardId[] {
  return it.attached.flatMap(([host, on]) =>
    def(game, on).kind === 'item-enhancer' && cards.includes(host) ? [on] : [],
  );
}

/** An item's bonus, including its enhancers. */
export function bonusOf(game: Game, seat: Seat, card: CardId): number {
  const on = enhancing(game, player(game, seat), [card]);
  return on.reduce((sum, one) => sum + def(game, one).bonus, def(game, card).bonus);
}

/** Whether an item can be enhanced: not single-use items, and not steeds' gear (`steeds.gear`). */
export function canBeEnhanced(it: CardDef): boolean {
  return isItem(it) && it.kind !== 'oneshot' && !it.steed;
}

/** Cards whose static abilities apply to a seat now: race, class, items that count, curses, sidekicks, steeds. */
export function activeCards(game: Game, seat: Seat): readonly CardId[] {
  const memo = memoOf(game, seat);
  if (memo?.active !== undefined) return memo.active;
  const it = player(game, seat);
  const active = it.races.slice();
  for (const card of it.classes) active.push(card);
  for (const card of it.talents) active.push(card);
  for (const card of gear(game, seat)) if (isUsable(game, seat, card)) active.push(card);
  for (const card of it.sidekicks) active.push(card);
  for (const card of it.steeds) active.push(card);
  if (it.attached.length > 0) active.push(...enhancing(game, it, active));
  for (const card of it.curses) if (holdsNow(game, seat, card)) active.push(card);
  // The place acts on everybody.
  if (game.state.place !== undefined) active.push(game.state.place);
  if (memo !== null) memo.active = active;
  return active;
}

/** Gear that doesn't count because its owner doesn't meet its restrictions now. */
export function ineffectiveItems(game: Game, seat: Seat): CardId[] {
  return gear(game, seat).filter((card) => !isUsable(game, seat, card));
}

/** Gear in a slot. */
export function wornIn(game: Game, seat: Seat, slot: Slot): CardId[] {
  return gear(game, seat).filter((card) => def(game, card).slot === slot);
}
