/** Big items and gadgets in excess: parted with at once, one after the other (`items.big-excess`, D35, D36). */
import type { CardId, Seat } from '../model/card.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame, ExcessFrame } from '../model/frame.ts';
import { ask, cardPicks, pickedCards } from '../engine/choice.ts';
import { emit, newClock, player, push, type Game } from '../engine/game.ts';
import { handOver } from './equipping.ts';
import { itemsInPlay, worth } from './items.ts';
import { limitedItems, limitRoom, type Limit } from './limits.ts';
import { inCombat } from './foes.ts';
import { discardOwn } from './table.ts';
import { living } from './who.ts';

/** The lowest-Level players who can carry one more. */
export function receivers(game: Game, seat: Seat, limit: Limit): Seat[] {
  const able = living(game).filter((other) => other !== seat && limitRoom(game, other, limit) > 0);
  const level = Math.min(...able.map((other) => player(game, other).level));
  return able.filter((other) => player(game, other).level === level);
}

/** Whether the excess can still be sold: on the own turn, out of combat, with 1,000 gold of items. */
function canSell(game: Game, seat: Seat): boolean {
  const { turn, phase } = game.state;
  if (turn !== seat || inCombat(game, seat) || phase === 'setup') return false;
  const it = player(game, seat);
  if (it.level >= game.state.options.level - 1) return false;
  const goods = [...it.hand, ...itemsInPlay(game, seat)];
  return goods.reduce((sum, card) => sum + worth(game, card), 0) >= 1000;
}

/** Opens what has to be done about an excess: a choice of what goes where nobody can carry it, else a wait for it. */
export function faceExcess(game: Game, seat: Seat, limit: Limit): void {
  const over = -limitRoom(game, seat, limit);
  if (receivers(game, seat, limit).length === 0 && !canSell(game, seat)) {
    ask(game, {
      seat,
      about: 'excess',
      from: cardPicks(cheapestFirst(game, seat, limit)),
      min: over,
      max: over,
    });
    return;
  }
  push(game, { f: 'excess', clock: newClock(game), limit, seat });
  emit(game, { e: 'asks', seat, about: 'excess', cause: { rule: 'items.big-excess' } });
}

/** What is limited in front of a seat, the cheapest first. */
export function cheapestFirst(game: Game, seat: Seat, limit: Limit): CardId[] {
  return limitedItems(game, seat, limit).toSorted((a, b) => worth(game, a) - worth(game, b));
}

/** The excess that nobody can carry is discarded. */
export function excessChosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  discardOwn(game, frame.seat, pickedCards(picks), { rule: 'items.big-excess' });
}

/** Whether this wait is over: the excess is gone, or it has to be faced in another way. */
export function settleExcess(game: Game, frame: ExcessFrame): boolean {
  const { seat, limit } = frame;
  const canMend = receivers(game, seat, limit).length > 0 || canSell(game, seat);
  const still = limitRoom(game, seat, limit) < 0 && canMend;
  if (!still) game.state.stack.splice(game.state.stack.indexOf(frame), 1);
  return !still;
}

/** Hands items in excess to who has to take them. */
export function giveExcess(game: Game, seat: Seat, to: Seat, cards: readonly CardId[]): void {
  handOver(game, seat, to, cards);
  emit(game, { e: 'gave', seat, to, count: cards.length, cards, cause: { rule: 'items.big-excess' } });
}
