/** Choices: a player is asked, and the answer goes back to whatever asked (D25). */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame, ChoiceTopic } from '../model/frame.ts';
import { emit, newClock, push, type Game } from './game.ts';

export interface Question {
  readonly seat: Seat;
  readonly about: ChoiceTopic;
  /** The possible answers, those that change least first. */
  readonly from: readonly Pick[];
  readonly min: number;
  readonly max: number;
  readonly card?: CardId;
  readonly deed?: Deed;
  readonly subject?: Seat;
  readonly by?: Seat;
  readonly data?: readonly number[];
  readonly peeked?: CardId;
  readonly pile?: DeckName;
  /** The order of the answers matters: if there is more than one, always ask. */
  readonly ordered?: boolean;
}

/**
 * Asks a seat. A choice with only one possible answer isn't asked: the answer is given as soon as everything above it
 * on the stack is done. With nothing to choose from, the answer is empty.
 */
export function ask(game: Game, question: Question): void {
  const frame = among({ f: 'choice', clock: 0, card: -1, ...question }, question.from);
  push(game, frame);
  if (frame.answer !== undefined) return;
  frame.clock = newClock(game);
  emit(game, { e: 'asks', seat: question.seat, about: question.about, cause: causeOf(frame) });
}

/** Restricts a choice to these answers. It isn't asked if only one answer is possible. */
function among(frame: ChoiceFrame, from: readonly Pick[]): ChoiceFrame {
  const min = Math.min(frame.min, from.length);
  const max = Math.min(frame.max, from.length);
  const fixed = min === max && max === from.length && frame.ordered !== true;
  return { ...frame, from, min, max, ...(max === 0 || fixed ? { answer: from.slice(0, max) } : {}) };
}

/** Removes a seat that has left the game from the answers of a choice (D23). */
export function withoutSeat(frame: ChoiceFrame, gone: Seat): ChoiceFrame {
  const from = frame.from.filter((pick) => !('seat' in pick) || pick.seat !== gone);
  return from.length === frame.from.length ? frame : among(frame, from);
}

function causeOf(frame: ChoiceFrame): { card?: CardId } {
  return frame.card < 0 ? {} : { card: frame.card };
}

/** Whether two answers are equal. */
export function samePick(a: Pick, b: Pick): boolean {
  if ('card' in a) return 'card' in b && a.card === b.card;
  if ('seat' in a) return 'seat' in b && a.seat === b.seat;
  if ('number' in a) return 'number' in b && a.number === b.number;
  return 'word' in b && a.word === b.word;
}

/** Cards as answers. */
export function cardPicks(cards: readonly CardId[]): Pick[] {
  return cards.map((card) => ({ card }));
}

/** The cards among answers. */
export function pickedCards(picks: readonly Pick[]): CardId[] {
  return picks.flatMap((pick) => ('card' in pick ? [pick.card] : []));
}

/** The word among answers, if one was given. */
export function pickedWord(picks: readonly Pick[]): string | null {
  for (const pick of picks) if ('word' in pick) return pick.word;
  return null;
}

/** The number among answers, if one was given. */
export function pickedNumber(picks: readonly Pick[]): number | null {
  for (const pick of picks) if ('number' in pick) return pick.number;
  return null;
}

/** The seat among answers, if one was given. */
export function pickedSeat(picks: readonly Pick[]): Seat | null {
  for (const pick of picks) if ('seat' in pick) return pick.seat;
  return null;
}
