/** Cards in front of a player: where they lie, and how they leave (`cards.no-return`). */
import type { CardId, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { Player } from '../model/state.ts';
import { def, emit, player, remove, type Game } from '../engine/game.ts';
import { discard } from './decks.ts';

/** The lists in front of a player in which a card can lie. */
function places(it: Player): CardId[][] {
  return [
    it.equipped,
    it.carried,
    it.races,
    it.classes,
    it.halfBreeds,
    it.superMunchkins,
    it.sidekicks,
    it.steeds,
    it.curses,
  ];
}

/** Whether a card lies in front of a player, on its own or on another card. */
export function isInPlay(game: Game, seat: Seat, card: CardId): boolean {
  const it = player(game, seat);
  return places(it).some((list) => list.includes(card)) || it.attached.some(([, on]) => on === card);
}

/** Whose card in play this is, or `null`. */
export function ownerInPlay(game: Game, card: CardId): Seat | null {
  const seat = game.state.players.findIndex((_, at) => isInPlay(game, at, card));
  return seat < 0 ? null : seat;
}

/** What lies on a card. */
export function attachedTo(it: Player, host: CardId): CardId[] {
  return it.attached.flatMap(([on, card]) => (on === host ? [card] : []));
}

/**
 * Takes a card from in front of a player, and what lies on it; returns both, the card first. Of joined lasers only
 * the one goes (`lasers.single`). A curse that goes with a worn slot is lifted when that slot's card goes.
 */
export function takeFromTable(game: Game, seat: Seat, card: CardId): CardId[] {
  const it = player(game, seat);
  takeFromLists(game, seat, card);
  detach(game, seat, card);
  const lying = attachedTo(it, card);
  it.attached = it.attached.filter(([host]) => host !== card);
  remove(it.fresh, card);
  remove(it.unsaleable, card);
  remove(it.changed, card);
  it.nextCombat = it.nextCombat.filter((waiting) => waiting.card !== card);
  if (it.doubled === card) it.doubled = -1;
  return [card, ...lying.flatMap((on) => takeFromTable(game, seat, on))];
}

/** Takes a card out of the list in which it lies; the lasers joined to it stay there as one weapon. */
export function takeFromLists(game: Game, seat: Seat, card: CardId): void {
  const it = player(game, seat);
  const worn = it.equipped.includes(card);
  const joined = def(game, card).laser ? attachedTo(it, card).filter((on) => def(game, on).laser) : [];
  const [heir, ...rest] = joined;
  for (const list of places(it)) {
    if (remove(list, card) && heir !== undefined) list.push(heir);
  }
  if (heir !== undefined) {
    it.attached = it.attached.filter(([, on]) => !joined.includes(on));
    for (const on of rest) it.attached.push([heir, on]);
  }
  if (worn) liftWith(game, seat, card);
}

/** Takes a card off the card on which it lies. */
export function detach(game: Game, seat: Seat, card: CardId): void {
  const it = player(game, seat);
  it.attached = it.attached.filter(([, on]) => on !== card);
}

function liftWith(game: Game, seat: Seat, gone: CardId): void {
  const { slot } = def(game, gone);
  for (const curse of player(game, seat).curses.slice()) {
    if (def(game, curse).traits.goneWith === slot) liftCurse(game, seat, curse, { card: gone });
  }
}

/** Ends a lasting curse: its card is discarded. */
export function liftCurse(game: Game, seat: Seat, card: CardId, cause: Cause): void {
  for (const gone of takeFromTable(game, seat, card)) discard(game, gone);
  emit(game, { e: 'lifted', seat, card, cause });
}

/** Cards in front of a player are lost: they and what lies on them are discarded. */
export function loseCards(game: Game, seat: Seat, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0) return;
  for (const card of cards) for (const gone of takeFromTable(game, seat, card)) discard(game, gone);
  emit(game, { e: 'lost', seat, cards, cause });
}

/** Cards of hand or table are discarded, in the order given. */
export function discardOwn(game: Game, seat: Seat, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0) return;
  for (const card of cards) for (const gone of takeOwn(game, seat, card)) discard(game, gone);
  emit(game, { e: 'discarded', seat, cards, cause });
}

/** Takes a card from a hand or from the table, and what lies on it. */
export function takeOwn(game: Game, seat: Seat, card: CardId): CardId[] {
  const it = player(game, seat);
  if (remove(it.hand, card)) {
    remove(it.fresh, card);
    return [card];
  }
  return takeFromTable(game, seat, card);
}
