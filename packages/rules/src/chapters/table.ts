/** A player's cards in play: where they are, and how they leave (`cards.no-return`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { Player, ReadonlyPlayer } from '../model/state.ts';
import { def, edit, editHand, emit, player, remove, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';

/** Whether a player has a card in play, by itself or attached to another card. */
export function isInPlay(game: Game, seat: Seat, card: CardId): boolean {
  const it = player(game, seat);
  return (
    it.equipped.includes(card) ||
    it.carried.includes(card) ||
    it.races.includes(card) ||
    it.classes.includes(card) ||
    it.halfBreeds.includes(card) ||
    it.superMunchkins.includes(card) ||
    it.talents.includes(card) ||
    it.sidekicks.includes(card) ||
    it.steeds.includes(card) ||
    it.curses.includes(card) ||
    it.attached.some(([, on]) => on === card)
  );
}

/** Who has this card in play, or `null`. */
export function ownerInPlay(game: Game, card: CardId): Seat | null {
  const seat = game.state.players.findIndex((_, at) => isInPlay(game, at, card));
  return seat < 0 ? null : seat;
}

/** The cards attached to a card. */
export function attachedTo(it: ReadonlyPlayer, host: CardId): CardId[] {
  return it.attached.flatMap(([on, card]) => (on === host ? [card] : []));
}

/** The card that a card is attached to, or `null`. */
export function hostOf(it: ReadonlyPlayer, card: CardId): CardId | null {
  return it.attached.find(([, on]) => on === card)?.[0] ?? null;
}

/**
 * Whether a card counts where it is: equipped, or attached, at any depth, to an equipped card, a sidekick or a steed.
 */
export function isWorn(it: ReadonlyPlayer, card: CardId): boolean {
  if (it.equipped.includes(card)) return true;
  const host = hostOf(it, card);
  return host !== null && (it.sidekicks.includes(host) || it.steeds.includes(host) || isWorn(it, host));
}

/**
 * What happens to cards attached to a card that leaves. `goes`: they leave too. `stays`: items stay with their owner,
 * as when a sidekick is discarded (D35). Of joined lasers only those named leave, whatever happens to the rest
 * (`lasers.single`).
 */
export type Load = 'goes' | 'stays';

/** Cards that have left their owner, each once, and which of them are attached to which. */
export interface Taken {
  readonly cards: readonly CardId[];
  readonly links: readonly [host: CardId, card: CardId][];
}

function isJoined(game: Game, host: CardId, on: CardId): boolean {
  return def(game, host).laser && def(game, on).laser;
}

/** Everything that leaves together with these cards, each once: hosts before the cards attached to them. */
export function wholeOf(
  game: Game,
  it: ReadonlyPlayer,
  named: readonly CardId[],
  load: Load = 'goes',
): readonly CardId[] {
  if (it.attached.length === 0) return named;
  const whole = new Set<CardId>();
  const addAll = (card: CardId): void => {
    whole.add(card);
    for (const on of attachedTo(it, card)) addAll(on);
  };
  for (const card of named) {
    whole.add(card);
    for (const on of attachedTo(it, card)) {
      const remains = isJoined(game, card, on) || (load === 'stays' && def(game, on).kind === 'item');
      if (!remains) addAll(on);
    }
  }
  return [...whole];
}

/**
 * Removes cards from a hand or from play in one step, with everything that leaves with them: each leaves once, even if
 * one of those named is attached to another. A curse tied to a worn slot is lifted when that slot's card leaves.
 */
export function take(game: Game, seat: Seat, named: readonly CardId[], load: Load = 'goes'): Taken {
  if (areInHand(game, seat, named)) return takeFromHand(game, seat, named);
  const it = edit(game, seat);
  const cards = wholeOf(game, it, named, load);
  const worn = cards.filter((card) => isWorn(it, card));
  const links = it.attached.length === 0 ? UNTIED : untie(game, it, cards);
  for (const card of cards) clear(it, card);
  for (const card of worn) liftWith(game, seat, card);
  return { cards, links };
}

const UNTIED: Taken['links'] = Object.freeze([]);

function areInHand(game: Game, seat: Seat, cards: readonly CardId[]): boolean {
  const { hand } = player(game, seat);
  for (const card of cards) if (!hand.includes(card)) return false;
  return true;
}

/** Takes cards from a hand: nothing is attached to them, and nothing depends on them but the hand. */
function takeFromHand(game: Game, seat: Seat, cards: readonly CardId[]): Taken {
  const it = editHand(game, seat);
  for (const card of cards) {
    remove(it.hand, card);
    remove(it.justReceived, card);
    remove(it.unsaleable, card);
    remove(it.doubled, card);
  }
  return { cards, links: UNTIED };
}

/** Detaches what stays behind from the cards that leave. Returns the attachments among the leaving cards. */
function untie(game: Game, it: Player, cards: readonly CardId[]): Taken['links'] {
  const going = new Set(cards);
  const links = it.attached.filter(([host, on]) => going.has(host) && going.has(on));
  // Innermost first: what stays of a weapon moves to the card below, and from there to its owner.
  for (const card of innermostFirst(it, cards)) leaveBehind(game, it, card, going);
  return links;
}

function innermostFirst(it: ReadonlyPlayer, cards: readonly CardId[]): readonly CardId[] {
  const depth = (card: CardId): number => {
    const host = hostOf(it, card);
    return host === null ? 0 : 1 + depth(host);
  };
  return cards.toSorted((a, b) => depth(b) - depth(a));
}

/** Keeps attached cards that don't leave with their host: lasers remain one joined weapon, in its place. */
function leaveBehind(game: Game, it: Player, card: CardId, going: ReadonlySet<CardId>): void {
  const staying = attachedTo(it, card).filter((on) => !going.has(on));
  if (staying.length === 0) return;
  const heir = staying.find((on) => isJoined(game, card, on));
  it.attached = it.attached.flatMap(([host, on]): [CardId, CardId][] => {
    if (host !== card || going.has(on)) return [[host, on]];
    return heir !== undefined && on !== heir && isJoined(game, card, on) ? [[heir, on]] : [];
  });
  for (const on of staying) if (!isJoined(game, card, on)) it.carried.push(on);
  if (heir !== undefined) replace(it, card, heir);
}

/** Puts a card in another one's place. */
function replace(it: Player, card: CardId, by: CardId): void {
  const host = hostOf(it, card);
  if (host !== null) it.attached.push([host, by]);
  const list = placeOf(it, card);
  if (list !== null) list[list.indexOf(card)] = by;
}

/** The list of a player's cards in play that a card is in by itself, or `null`. */
function placeOf(it: Player, card: CardId): CardId[] | null {
  if (it.carried.includes(card)) return it.carried;
  if (it.equipped.includes(card)) return it.equipped;
  if (it.races.includes(card)) return it.races;
  if (it.classes.includes(card)) return it.classes;
  if (it.sidekicks.includes(card)) return it.sidekicks;
  if (it.steeds.includes(card)) return it.steeds;
  if (it.curses.includes(card)) return it.curses;
  if (it.talents.includes(card)) return it.talents;
  if (it.halfBreeds.includes(card)) return it.halfBreeds;
  return it.superMunchkins.includes(card) ? it.superMunchkins : null;
}

/** Removes a card from everything recorded about it for its owner. */
function clear(it: Player, card: CardId): void {
  if (!remove(it.hand, card)) unplace(it, card);
  if (it.attached.length > 0) it.attached = it.attached.filter(([host]) => host !== card);
  remove(it.justReceived, card);
  remove(it.unsaleable, card);
  remove(it.changed, card);
  if (it.nextCombat.length > 0) it.nextCombat = it.nextCombat.filter((waiting) => waiting.card !== card);
  remove(it.doubled, card);
}

function unplace(it: Player, card: CardId): void {
  const list = placeOf(it, card);
  if (list !== null) remove(list, card);
  if (it.attached.length > 0) it.attached = it.attached.filter(([, on]) => on !== card);
}

/** Removes a card from its place, to be put elsewhere in play; lasers joined to it stay in its place. */
export function pickOut(game: Game, seat: Seat, card: CardId): void {
  const it = edit(game, seat);
  const going = new Set(attachedTo(it, card).filter((on) => !isJoined(game, card, on)));
  leaveBehind(game, it, card, going.add(card));
  unplace(it, card);
}

/** Removes a card from its place, to be put elsewhere in play, with everything attached. */
export function pickUp(game: Game, seat: Seat, card: CardId): void {
  unplace(edit(game, seat), card);
}

function liftWith(game: Game, seat: Seat, gone: CardId): void {
  const { slot } = def(game, gone);
  for (const curse of player(game, seat).curses.slice()) {
    if (def(game, curse).traits.goneWith === slot) liftCurse(game, seat, curse, { card: gone });
  }
}

/** Ends a lasting curse and discards its card. */
export function liftCurse(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  discardWhole(game, seat, [card], 'goes');
  emit(game, { e: 'lifted', seat, card, cause });
}

/** Takes cards in play from a player: they and the cards attached to them are discarded. */
export function loseCards(game: Game, seat: Seat, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0) return;
  discardWhole(game, seat, cards, 'goes');
  emit(game, { e: 'lost', seat, cards, cause });
}

/** Discards cards in hand or in play, in the given order; items attached to them stay with their owner (D35). */
export function discardOwn(
  game: Game,
  seat: Seat,
  cards: readonly CardId[],
  cause: Cause,
  load: Load = 'stays',
): void {
  if (cards.length === 0) return;
  discardWhole(game, seat, cards, load);
  emit(game, { e: 'discarded', seat, cards, cause });
}

function discardWhole(game: Game, seat: Seat, named: readonly CardId[], load: Load): void {
  for (const card of take(game, seat, named, load).cards) discard(game, card);
}
