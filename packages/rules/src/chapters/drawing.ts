/** Drawing face up: every face-up card except the door kicked open (`turn.kick`). */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { ChoiceFrame, DrawFrame } from '../model/frame.ts';
import type { Pick } from '../model/move.ts';
import { def, drop, emit, push, top, type Game } from '../kernel/game.ts';
import { discard, drawCard } from './decks.ts';
import { foeOf, joinFoe } from './foes.ts';
import { putInHandOpenly } from './hand.ts';
import { removeFoe } from './stakes.ts';
import { askResurrection, resurrected } from './resurrection.ts';
import { isLiving } from './who.ts';

export interface Draw {
  readonly seat: Seat;
  readonly deck: DeckName;
  readonly count: number;
  readonly to: DrawFrame['to'];
  readonly cause: Cause;
  /** The monster that the drawn one replaces. */
  readonly swapped?: CardId;
}

/** Schedules face-up draws, before everything else that is pending. */
export function drawOpen(game: Game, { seat, deck, count, to, cause, swapped = -1 }: Draw): void {
  push(game, { f: 'draw', seat, deck, to, left: count, mayResurrect: true, cause, swapped, turned: [] });
}

/** Draws until done, or until the drawer has a choice. The frame is on top of the stack. */
export function runDrawing(game: Game, frame: DrawFrame): void {
  const { seat, deck } = frame;
  while (frame.left > 0 && isLiving(game, seat)) {
    if (askResurrection(game, frame)) return;
    const card = drawCard(game, deck);
    if (card === null) {
      emit(game, { e: 'none-left', seat, deck, cause: { rule: 'cards.none-left' } });
      break;
    }
    turnUp(game, frame, card);
  }
  drop(game, frame);
  layDown(game, frame);
}

/** Handles the drawer's decision whether to take the top of the pile instead. */
export function resurrectionChosen(game: Game, choice: ChoiceFrame, picks: readonly Pick[]): void {
  const frame = top(game);
  if (frame?.f !== 'draw') throw new Error('nothing is being drawn');
  const card = resurrected(game, frame, choice, picks);
  if (card !== null) turnUp(game, frame, card);
}

/** Turns one card face up and puts it where it belongs. */
function turnUp(game: Game, frame: DrawFrame, card: CardId): void {
  const { seat, deck, to, cause } = frame;
  if (to === 'fight') {
    frame.turned.push(card);
    if (def(game, card).kind === 'monster') frame.left -= 1;
    return;
  }
  frame.left -= 1;
  if (to === 'hand') putInHandOpenly(game, seat, [card]);
  else share(game, card);
  emit(game, { e: 'drew', seat, deck, count: 1, cards: [card], cause });
}

function share(game: Game, card: CardId): void {
  const reward = game.state.stack.findLast((frame) => frame.f === 'reward');
  if (reward === undefined) throw new Error('no treasure is being shared');
  reward.open.push(card);
}

/** Ends a draw: the last monster turned up joins the combat, and earlier cards are discarded. */
function layDown(game: Game, { seat, to, left, cause, swapped, turned }: DrawFrame): void {
  if (to !== 'fight') return;
  const next = left === 0 ? turned.pop() : undefined;
  for (const card of turned) discard(game, card);
  if (turned.length > 0) emit(game, { e: 'discarded', seat, cards: turned, cause });
  if (foeOf(game, swapped) !== null) removeFoe(game, swapped, { treasures: false, by: seat, cause });
  if (next !== undefined) joinFoe(game, next, seat, cause);
}
