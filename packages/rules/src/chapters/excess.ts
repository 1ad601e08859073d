/** Big items and gadgets in excess, dealt with at once, one at a time (`items.big-excess`, D35, D36). */
import { TALENTS, type CardId, type Kind, type Seat } from '../model/card.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame, ExcessFrame } from '../model/frame.ts';
import { ask, cardPicks, pickedCards } from '../kernel/choice.ts';
import { def, drop, emit, newClock, player, push, type Game } from '../kernel/game.ts';
import { handOver } from './equipping.ts';
import { worth } from './items.ts';
import { limitAgainst, limitedItems, limitRoom, LIMITS } from './limits.ts';
import { canSellAny } from './selling.ts';
import type { Limit } from '../model/sheet.ts';
import { discardOwn } from './table.ts';
import { living } from './who.ts';

/** The lowest-Level players who can carry one more. */
export function receivers(game: Game, seat: Seat, limit: Limit): Seat[] {
  const able = living(game).filter((other) => other !== seat && givable(game, seat, other, limit).length > 0);
  const level = Math.min(...able.map((other) => player(game, other).level));
  return able.filter((other) => player(game, other).level === level);
}

/** The limited items that another player could carry; an item may be under two limits. */
export function givable(game: Game, seat: Seat, to: Seat, limit: Limit): CardId[] {
  if (limitRoom(game, to, limit) < 1) return [];
  return limitedItems(game, seat, limit).filter((card) => limitAgainst(game, to, card) === null);
}

/**
 * Whether the excess can still be sold: on the player's own turn, out of combat, with some of it included in 1,000 gold
 * of goods.
 */
function canSell(game: Game, seat: Seat, limit: Limit): boolean {
  return canSellAny(game, seat, limitedItems(game, seat, limit));
}

/** Whether the owner can do anything about an excess now other than discard it. */
function canMend(game: Game, seat: Seat, limit: Limit): boolean {
  return receivers(game, seat, limit).length > 0 || canSell(game, seat, limit);
}

/** Opens the prompt for an excess: a choice of discards if nobody can carry it, otherwise a wait for its owner. */
export function faceExcess(game: Game, seat: Seat, limit: Limit): void {
  const over = -limitRoom(game, seat, limit);
  if (!canMend(game, seat, limit)) {
    ask(game, {
      seat,
      about: 'excess',
      from: cardPicks(cheapestFirst(game, seat, limit)),
      min: over,
      max: over,
      data: [LIMITS.indexOf(limit)],
    });
    return;
  }
  push(game, { f: 'excess', clock: newClock(game), limit, seat });
  emit(game, { e: 'asks', seat, about: 'excess', cause: { rule: 'items.big-excess' } });
}

/** A seat's cards under a limit, cheapest first. */
export function cheapestFirst(game: Game, seat: Seat, limit: Limit): CardId[] {
  return limitedItems(game, seat, limit).toSorted((a, b) => worth(game, a) - worth(game, b));
}

/** Discards the excess that nobody can carry. */
export function excessChosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  discardOwn(game, frame.seat, pickedCards(picks), { rule: 'items.big-excess' });
}

/** Kinds of card that may restore the power to carry more. */
const REGAINING: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  ...TALENTS,
  'sidekick',
  'cheat',
]);

/** Whether a card is of a kind that may let its player carry more: it may be played while in excess. */
export function givesRoom(game: Game, card: CardId): boolean {
  return REGAINING.has(def(game, card).kind);
}

/** Whether the choice of discards ends without an answer, because the power to carry more has been regained. */
export function isRegained(game: Game, { about, seat, min, data }: ChoiceFrame): boolean {
  const limit = about === 'excess' ? LIMITS[data?.[0] ?? -1] : undefined;
  return limit !== undefined && -limitRoom(game, seat, limit) !== min;
}

/** Whether this wait is over: the excess is gone, or must be handled another way. */
export function settleExcess(game: Game, frame: ExcessFrame): boolean {
  const { seat, limit } = frame;
  const still = limitRoom(game, seat, limit) < 0 && canMend(game, seat, limit);
  if (!still) drop(game, frame);
  return !still;
}

/** Decides about an excess for its owner: the cheapest items go to players who can carry them, others are discarded. */
export function settleOverdue(game: Game, { seat, limit }: ExcessFrame): void {
  while (limitRoom(game, seat, limit) < 0) {
    const [to] = receivers(game, seat, limit);
    const can = to === undefined ? [] : givable(game, seat, to, limit);
    const card = cheapestFirst(game, seat, limit).find((one) => to === undefined || can.includes(one));
    if (card === undefined) return;
    if (to === undefined) discardOwn(game, seat, [card], { rule: 'items.big-excess' });
    else giveExcess(game, seat, to, [card]);
  }
}

/** Hands items in excess to the players who have to take them. */
export function giveExcess(game: Game, seat: Seat, to: Seat, cards: readonly CardId[]): void {
  handOver(game, seat, to, cards);
  emit(game, { e: 'gave', seat, to, count: cards.length, cards, cause: { rule: 'items.big-excess' } });
}
