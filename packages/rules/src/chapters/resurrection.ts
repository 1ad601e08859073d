/** A power that takes the top of a discard pile instead of drawing face up (D41). */
import type { Pick } from '../model/move.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { ChoiceFrame, DrawFrame } from '../model/frame.ts';
import { ask, cardPicks, pickedCards } from '../kernel/choice.ts';
import { player, type Game } from '../kernel/game.ts';
import { topDiscard } from './decks.ts';
import { discardFromHand } from './hand.ts';
import { powersOf } from './powers.ts';

/**
 * Asks a drawer with this power, before a face-up draw, whether to take the top of the pile instead. Power, hand size
 * and pile are public, so asking reveals nothing. Returns whether it asked.
 */
export function askResurrection(game: Game, { seat, deck, mayResurrect }: DrawFrame): boolean {
  const { hand } = player(game, seat);
  if (!mayResurrect || hand.length === 0 || topDiscard(game, deck) === null) return false;
  if (!hasResurrection(game, seat)) return false;
  const from: Pick[] = [{ word: 'no' }, ...cardPicks(hand)];
  ask(game, { seat, about: 'resurrection', from, min: 1, max: 1 });
  return true;
}

function hasResurrection(game: Game, seat: Seat): boolean {
  return powersOf(game, seat).some(({ power }) => power.power === 'resurrection');
}

/** Handles the answer. Returns the card taken instead of a draw, or `null` if all further draws are from the deck. */
export function resurrected(
  game: Game,
  frame: DrawFrame,
  choice: ChoiceFrame,
  picks: readonly Pick[],
): CardId | null {
  const [paid] = pickedCards(picks);
  const card = paid === undefined ? undefined : game.state.discards[frame.deck].pop();
  if (paid === undefined || card === undefined) {
    frame.mayResurrect = false;
    return null;
  }
  discardFromHand(game, choice.seat, [paid], { power: 'resurrection', by: choice.seat });
  return card;
}
