/** The rewards of a won combat after the Levels (`reward.*`, D8, D34). */
import type { CardId, Seat } from '../model/card.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame, RewardFrame } from '../model/frame.ts';
import { ask, cardPicks, pickedCards } from '../kernel/choice.ts';
import { pushDeeds } from './deeds.ts';
import { def, drop, editHand, emit, remove, top, type Game } from '../kernel/game.ts';
import { discard } from './decks.ts';
import { drawOpen } from './drawing.ts';
import { drawInto, putInHandOpenly } from './hand.ts';
import { exchange } from './equipping.ts';
import { activeCards, itemsInPlay } from './items.ts';
import { mayPromise } from './help.ts';
import { validateExchange } from './trade.ts';
import { isLiving } from './who.ts';

/** Advances by one step. The frame is on top of the stack and stays there until it is done. */
export function runReward(game: Game, frame: RewardFrame): void {
  switch (frame.step) {
    case 'draw':
      drawTreasures(game, frame);
      return;
    case 'share':
      share(game, frame);
      return;
    case 'promises':
      if (keepPromise(game, frame)) return;
      frame.step = 'orders';
      helperTreasure(game, frame);
      return;
    case 'orders':
      frame.step = 'done';
      for (const card of frame.killed.toReversed()) {
        pushDeeds(game, def(game, card).killed, { subject: frame.fighter, card, by: frame.fighter });
      }
      return;
    case 'done':
      drop(game, frame);
  }
}

/** Draws the Treasures: face down after fighting alone, face up after fighting with a helper (`reward.secrecy`). */
function drawTreasures(game: Game, frame: RewardFrame): void {
  const { fighter: seat, helper, treasures } = frame;
  frame.step = helper === null ? 'orders' : 'share';
  if (helper === null) {
    drawInto(game, seat, 'treasures', treasures, { rule: 'reward.count' });
    return;
  }
  const cause = { rule: 'reward.secrecy' } as const;
  drawOpen(game, { seat, deck: 'treasures', count: treasures, to: 'share', cause });
}

function isThere(game: Game, seat: Seat | null): seat is Seat {
  return seat !== null && isLiving(game, seat);
}

/**
 * Shares the Treasures: players alternate until one's share is full, and the rest goes to the other (D34). A player who
 * is gone gets no share.
 */
function share(game: Game, frame: RewardFrame): void {
  const { fighter, helper, open } = frame;
  frame.helperShare = isThere(game, helper) ? Math.min(frame.helperShare, open.length) : 0;
  const fighterShare = open.length - frame.helperShare;
  if (helper === null || frame.helperShare === 0 || fighterShare === 0) {
    const to = helper !== null && fighterShare === 0 ? helper : fighter;
    for (const card of open.slice()) give(game, frame, to, card);
    frame.step = 'promises';
    return;
  }
  ask(game, { seat: frame.picker, about: 'treasure', from: cardPicks(open), min: 1, max: 1 });
}

/** Gives a player the chosen Treasure. */
export function treasureChosen(game: Game, frame: ChoiceFrame, picks: readonly Pick[]): void {
  const reward = top(game);
  if (reward?.f !== 'reward') throw new Error('no treasure is being shared');
  for (const card of pickedCards(picks)) give(game, reward, frame.seat, card);
  if (frame.seat === reward.helper) reward.helperShare -= 1;
  reward.picker = frame.seat === reward.fighter && reward.helper !== null ? reward.helper : reward.fighter;
}

/** Puts a Treasure drawn face up in a hand, where it counts as just received (`reward.play-at-once`). */
function give(game: Game, frame: RewardFrame, seat: Seat, card: CardId): void {
  remove(frame.open, card);
  if (!isLiving(game, seat)) {
    discard(game, card);
    return;
  }
  putInHandOpenly(game, seat, [card]);
  emit(game, { e: 'treasure', seat, card, cause: { rule: 'help.treasure-open' } });
}

/**
 * Hands over promised items, or else plays the next promised card, whose effects come before those of the one after it.
 * Returns whether there was one. What has been lost is not replaced (D8).
 */
function keepPromise(game: Game, frame: RewardFrame): boolean {
  const { fighter, helper, terms } = frame;
  if (terms === null || !isThere(game, helper)) return false;
  const [card, ...plays] = terms.plays;
  if (terms.items.length > 0) {
    frame.terms = { ...terms, items: [] };
    handOverPromised(game, fighter, helper, terms.items);
  } else if (card !== undefined) {
    frame.terms = { ...terms, plays };
    playPromised(game, fighter, helper, card);
  } else return false;
  return true;
}

/** Hands over promised items in one step, as far as they still exist and can be carried. */
function handOverPromised(game: Game, fighter: Seat, helper: Seat, items: readonly CardId[]): void {
  const kept: CardId[] = [];
  for (const card of items) {
    if (!itemsInPlay(game, fighter).includes(card)) continue;
    if (validateExchange(game, fighter, helper, [...kept, card], []) === null) kept.push(card);
  }
  if (kept.length === 0) return;
  exchange(game, fighter, helper, kept);
  const cause = { rule: 'help.bribe-items' } as const;
  emit(game, { e: 'traded', seat: fighter, to: helper, give: kept, get: [], cause });
}

/** Plays a promised card. One that is gone or can no longer be played legally is not replaced (D8). */
function playPromised(game: Game, fighter: Seat, helper: Seat, card: CardId): void {
  if (!mayPromise(game, fighter, helper, card)) return;
  remove(editHand(game, fighter).hand, card);
  emit(game, { e: 'played', seat: fighter, card, target: helper, cause: { rule: 'help.bribe-cards' } });
  discard(game, card);
  pushDeeds(game, def(game, card).strike, { subject: helper, card, by: fighter });
}

/** Draws a Treasure, face up, for a helper whose card says so. */
function helperTreasure(game: Game, frame: RewardFrame): void {
  const { helper } = frame;
  if (!isThere(game, helper)) return;
  for (const card of activeCards(game, helper)) {
    if (def(game, card).traits.helperTreasure) {
      drawOpen(game, { seat: helper, deck: 'treasures', count: 1, to: 'hand', cause: { card } });
    }
  }
}
