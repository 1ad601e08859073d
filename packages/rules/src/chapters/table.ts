/** Cards in front of a player: where they lie, and how they leave (`cards.no-return`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { Player, ReadonlyPlayer } from '../model/state.ts';
import { def, edit, emit, player, remove, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';

/** Whether a card lies in front of a player, on its own or on another card. */
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

/** Whose card in play this is, or `null`. */
export function ownerInPlay(game: Game, card: CardId): Seat | null {
  const seat = game.state.players.findIndex((_, at) => isInPlay(game, at, card));
  return seat < 0 ? null : seat;
}

/** What lies on a card. */
export function attachedTo(it: ReadonlyPlayer, host: CardId): CardId[] {
  return it.attached.flatMap(([on, card]) => (on === host ? [card] : []));
}

/** The card on which a card lies, or `null`. */
export function hostOf(it: ReadonlyPlayer, card: CardId): CardId | null {
  return it.attached.find(([, on]) => on === card)?.[0] ?? null;
}

/** Whether a card counts where it lies: equipped, or on what is equipped, on a sidekick or on a steed, however deep. */
export function isWorn(it: ReadonlyPlayer, card: CardId): boolean {
  if (it.equipped.includes(card)) return true;
  const host = hostOf(it, card);
  return host !== null && (it.sidekicks.includes(host) || it.steeds.includes(host) || isWorn(it, host));
}

/**
 * What becomes of what lies on a card that goes. `goes`: it goes too. `stays`: items stay with their owner, as they do
 * where a sidekick is discarded (D35). Of joined lasers only those named go, whatever becomes of the rest (`lasers.single`).
 */
export type Load = 'goes' | 'stays';

/** Cards that have left their owner, each once, and which of them lie on which. */
export interface Taken {
  readonly cards: readonly CardId[];
  readonly links: readonly [host: CardId, card: CardId][];
}

function isJoined(game: Game, host: CardId, on: CardId): boolean {
  return def(game, host).laser && def(game, on).laser;
}

/** All that goes where these cards go, each once: a card before what lies on it. */
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
 * Takes cards of a hand or in play as one act, with all that goes with them: each leaves once, also where those named
 * lie on one another. A curse that goes with a worn slot is lifted when that slot's card goes.
 */
export function take(game: Game, seat: Seat, named: readonly CardId[], load: Load = 'goes'): Taken {
  const it = edit(game, seat);
  const cards = wholeOf(game, it, named, load);
  const worn = cards.filter((card) => isWorn(it, card));
  const links = it.attached.length === 0 ? UNTIED : untie(game, it, cards);
  for (const card of cards) clear(it, card);
  for (const card of worn) liftWith(game, seat, card);
  return { cards, links };
}

const UNTIED: Taken['links'] = Object.freeze([]);

/** What lies on cards that go and stays is left behind. Returns which of the cards that go lie on which. */
function untie(game: Game, it: Player, cards: readonly CardId[]): Taken['links'] {
  const going = new Set(cards);
  const links = it.attached.filter(([host, on]) => going.has(host) && going.has(on));
  // The innermost first: what stays of a weapon passes to the card below, and from there to its owner.
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

/** What lies on a card and does not go with it stays: lasers as the one weapon that they are, in its place. */
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

/** Puts a card where another one lies. */
function replace(it: Player, card: CardId, by: CardId): void {
  const host = hostOf(it, card);
  if (host !== null) it.attached.push([host, by]);
  const list = placeOf(it, card);
  if (list !== null) list[list.indexOf(card)] = by;
}

/** The list in front of a player in which a card lies by itself, or `null`. */
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

/** Takes a card out of all that is noted of it for its owner. */
function clear(it: Player, card: CardId): void {
  if (!remove(it.hand, card)) unplace(it, card);
  if (it.attached.length > 0) it.attached = it.attached.filter(([host]) => host !== card);
  remove(it.fresh, card);
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

/** Takes a card from its place, to be laid elsewhere in front of its owner; lasers joined to it stay in its place. */
export function pickOut(game: Game, seat: Seat, card: CardId): void {
  const it = edit(game, seat);
  const going = new Set(attachedTo(it, card).filter((on) => !isJoined(game, card, on)));
  leaveBehind(game, it, card, going.add(card));
  unplace(it, card);
}

/** Takes a card from its place, to be laid elsewhere in front of its owner, with all that lies on it. */
export function pickUp(game: Game, seat: Seat, card: CardId): void {
  unplace(edit(game, seat), card);
}

function liftWith(game: Game, seat: Seat, gone: CardId): void {
  const { slot } = def(game, gone);
  for (const curse of player(game, seat).curses.slice()) {
    if (def(game, curse).traits.goneWith === slot) liftCurse(game, seat, curse, { card: gone });
  }
}

/** Ends a lasting curse: its card is discarded. */
export function liftCurse(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  discardWhole(game, seat, [card], 'goes');
  emit(game, { e: 'lifted', seat, card, cause });
}

/** Cards in front of a player are lost: they and what lies on them are discarded. */
export function loseCards(game: Game, seat: Seat, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0) return;
  discardWhole(game, seat, cards, 'goes');
  emit(game, { e: 'lost', seat, cards, cause });
}

/** Cards of hand or table are discarded, in the order given; items that lie on them stay with their owner (D35). */
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
