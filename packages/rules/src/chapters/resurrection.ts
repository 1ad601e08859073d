/** A power that takes the top of a discard pile in place of a draw face up (D41). */
import type { Pick } from '../model/move.ts';
import type { CardId } from '../model/card.ts';
import type { ChoiceFrame, RewardFrame } from '../model/frame.ts';
import { ask, cardPicks, pickedCards } from '../engine/choice.ts';
import { emit, player, type Game } from '../engine/game.ts';
import { topDiscard } from './decks.ts';
import { discardFromHand } from './hand.ts';
import { powersOf } from './powers.ts';

/**
 * Before a treasure is drawn face up: asks a drawer who has the power whether the top of the pile is taken instead.
 * Power, size of the hand and pile lie open, so that asking tells nothing. Whether it was asked.
 */
export function askResurrection(game: Game, frame: RewardFrame): boolean {
  const { hand } = player(game, frame.fighter);
  if (!frame.mayResurrect || hand.length === 0 || topDiscard(game, 'treasures') === null) return false;
  if (!powersOf(game, frame.fighter).some((it) => it.power.power === 'resurrection')) return false;
  const from: Pick[] = [{ word: 'no' }, ...cardPicks(hand)];
  ask(game, { seat: frame.fighter, about: 'resurrection', from, min: 1, max: 1 });
  return true;
}

/** The answer: no, or the card that is discarded for it. */
export function resurrectionChosen(game: Game, choice: ChoiceFrame, picks: readonly Pick[]): void {
  const frame = game.state.stack.at(-1);
  if (frame?.f !== 'reward') throw new Error('no treasure is being drawn');
  const [paid] = pickedCards(picks);
  const card = paid === undefined ? undefined : game.state.discards.treasures.pop();
  if (paid === undefined || card === undefined) {
    frame.mayResurrect = false;
    return;
  }
  discardFromHand(game, choice.seat, [paid], { power: 'resurrection', by: choice.seat });
  turnUp(game, frame, card);
}

/** One treasure lies face up, to be shared. */
export function turnUp(game: Game, frame: RewardFrame, card: CardId): void {
  frame.treasures -= 1;
  frame.open.push(card);
  const cause = { rule: 'reward.secrecy' } as const;
  emit(game, { e: 'drew', seat: frame.fighter, deck: 'treasures', count: 1, cards: [card], cause });
}
