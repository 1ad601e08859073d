/** The hand: private, and affected only by effects that name it (`cards.hand-*`). */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { ReadonlyPlayer } from '../model/state.ts';
import { def, editHand, emit, player, remove, type Game } from '../kernel/game.ts';
import { discard, drawCard } from './decks.ts';
import { activeCards } from './items.ts';

/**
 * How many cards the hand may hold at the end of the player's turn (`cards.hand-limit`, D28). Effects that lower the
 * limit take precedence over those that raise it.
 */
export function handLimit(game: Game, seat: Seat): number {
  const usual = game.sheet.handLimit;
  const limits = activeCards(game, seat).map((card) => def(game, card).traits.handLimit);
  const lowered = limits.filter((limit) => limit > 0 && limit < usual);
  return lowered.length > 0 ? Math.min(...lowered) : Math.max(usual, ...limits);
}

/** Shows cards in a hand to one seat, or to everybody (-1). They stay known while they are in the hand. */
export function reveal(game: Game, seat: Seat, cards: readonly CardId[], to: Seat): void {
  const it = editHand(game, seat);
  for (const card of cards) if (!isKnown(it, card, to)) it.shown.push([card, to]);
}

function isKnown({ shown }: Pick<ReadonlyPlayer, 'shown'>, card: CardId, to: Seat): boolean {
  for (const known of shown) if (known[0] === card && known[1] === to) return true;
  return false;
}

/** Forgets which cards were shown once they have left the hand. */
export function settleShown(game: Game): void {
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (!hasLeft(player(game, seat))) continue;
    const it = editHand(game, seat);
    it.shown = it.shown.filter(([card]) => it.hand.includes(card));
  }
}

function hasLeft({ shown, hand }: ReadonlyPlayer): boolean {
  for (const known of shown) if (!hand.includes(known[0])) return true;
  return false;
}

/** Ends the time in which cards count as just received, for everybody. */
export function spendAll(game: Game): void {
  for (let seat = 0; seat < game.state.players.length; seat++) {
    if (player(game, seat).justReceived.length > 0) editHand(game, seat).justReceived.length = 0;
  }
}

/** Puts cards in a hand, where they count as just received. The caller has removed them from their place. */
export function putInHand(game: Game, seat: Seat, cards: readonly CardId[]): void {
  const { hand, justReceived } = editHand(game, seat);
  for (const card of cards) {
    hand.push(card);
    justReceived.push(card);
  }
}

/** Puts cards that lay face up in a hand. Everybody knows them while they stay there. */
export function putInHandOpenly(game: Game, seat: Seat, cards: readonly CardId[]): void {
  putInHand(game, seat, cards);
  reveal(game, seat, cards, -1);
}

/**
 * Draws cards face down into a hand, one at a time, as many as there are (D17). They count as just received. Face-up
 * draws are in `chapters/drawing.ts`.
 */
export function drawInto(game: Game, seat: Seat, deck: DeckName, count: number, cause: Cause): void {
  const cards: CardId[] = [];
  while (cards.length < count) {
    const card = drawCard(game, deck);
    if (card === null) break;
    cards.push(card);
  }
  putInHand(game, seat, cards);
  if (cards.length > 0) {
    emit(game, { e: 'drew', seat, deck, count: cards.length, secret: { seats: [seat], cards }, cause });
  }
  if (cards.length < count) emit(game, { e: 'none-left', seat, deck, cause: { rule: 'cards.none-left' } });
}

/** Discards cards from a hand, face up. */
export function discardFromHand(game: Game, seat: Seat, cards: readonly CardId[], cause: Cause): void {
  if (cards.length === 0) return;
  const it = editHand(game, seat);
  for (const card of cards) {
    remove(it.hand, card);
    remove(it.justReceived, card);
    discard(game, card);
  }
  emit(game, { e: 'discarded', seat, cards, cause });
}

/** Moves cards from one hand to another, unseen by the others. They count as just received. */
export function moveHandCards(
  game: Game,
  from: Seat,
  to: Seat,
  cards: readonly CardId[],
  cause: Cause,
): void {
  if (cards.length === 0) return;
  const giver = editHand(game, from);
  for (const card of cards) {
    remove(giver.hand, card);
    remove(giver.justReceived, card);
  }
  putInHand(game, to, cards);
  emit(game, { e: 'gave', seat: from, to, count: cards.length, secret: { seats: [from, to], cards }, cause });
}
