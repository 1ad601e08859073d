/** Drawing face up: every card that somebody turns over, but for the door that is kicked open (`turn.kick`). */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Cause } from '../model/event.ts';
import type { ChoiceFrame, DrawFrame } from '../model/frame.ts';
import type { Pick } from '../model/move.ts';
import { def, editHand, emit, push, top, type Game } from '../kernel/game.ts';
import { discard, drawCard } from './decks.ts';
import { foeOf, joinFoe } from './foes.ts';
import { removeFoe } from './stakes.ts';
import { askResurrection, resurrected } from './resurrection.ts';
import { isLiving } from './who.ts';

export interface Draw {
  readonly seat: Seat;
  readonly deck: DeckName;
  readonly count: number;
  readonly to: DrawFrame['to'];
  readonly cause: Cause;
  /** The monster in whose place the one that is drawn comes. */
  readonly swapped?: CardId;
}

/** Has cards drawn face up, before all else that is pending. */
export function drawOpen(game: Game, { seat, deck, count, to, cause, swapped = -1 }: Draw): void {
  push(game, { f: 'draw', seat, deck, to, left: count, mayResurrect: true, cause, swapped, turned: [] });
}

/** Draws until all is drawn or the drawer has to say something. The frame is on top of the stack. */
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
  game.state.stack.splice(game.state.stack.indexOf(frame), 1);
  layDown(game, frame);
}

/** The drawer says whether the top of the pile is taken instead. */
export function resurrectionChosen(game: Game, choice: ChoiceFrame, picks: readonly Pick[]): void {
  const frame = top(game);
  if (frame?.f !== 'draw') throw new Error('nothing is being drawn');
  const card = resurrected(game, frame, choice, picks);
  if (card !== null) turnUp(game, frame, card);
}

/** One card lies face up, and goes where it belongs. */
function turnUp(game: Game, frame: DrawFrame, card: CardId): void {
  const { seat, deck, to, cause } = frame;
  if (to === 'fight') {
    frame.turned.push(card);
    if (def(game, card).kind === 'monster') frame.left -= 1;
    return;
  }
  frame.left -= 1;
  if (to === 'hand') takeUp(game, seat, card);
  else share(game, card);
  emit(game, { e: 'drew', seat, deck, count: 1, cards: [card], cause });
}

/** A card drawn face up counts as just received, and is known for as long as it stays in the hand. */
function takeUp(game: Game, seat: Seat, card: CardId): void {
  const { hand, fresh, shown } = editHand(game, seat);
  hand.push(card);
  fresh.push(card);
  shown.push([card, -1]);
}

function share(game: Game, card: CardId): void {
  const reward = game.state.stack.findLast((frame) => frame.f === 'reward');
  if (reward === undefined) throw new Error('no treasure is being shared');
  reward.open.push(card);
}

/** All is drawn: the monster that was turned up last comes into the combat, whatever came before it is discarded. */
function layDown(game: Game, { seat, to, left, cause, swapped, turned }: DrawFrame): void {
  if (to !== 'fight') return;
  const next = left === 0 ? turned.pop() : undefined;
  for (const card of turned) discard(game, card);
  if (turned.length > 0) emit(game, { e: 'discarded', seat, cards: turned, cause });
  if (foeOf(game, swapped) !== null) removeFoe(game, swapped, { treasures: false, by: seat, cause });
  if (next !== undefined) joinFoe(game, next, seat, cause);
}
