/** Choices: somebody is asked, and the answer goes to whoever asked (D25). */
import type { CardId, DeckName, Seat } from '../model/card.ts';
import type { Deed } from '../model/effect.ts';
import type { Pick } from '../model/move.ts';
import type { ChoiceFrame, ChoiceTopic } from '../model/frame.ts';
import { emit, newClock, push, type Game } from './game.ts';

export interface Question {
  readonly seat: Seat;
  readonly about: ChoiceTopic;
  /** The possible answers; the first ones are what changes least. */
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
  /** The order of the answers matters: more than one is always asked for. */
  readonly ordered?: boolean;
}

/**
 * Asks a seat. A choice with one possible answer is not asked: the answer is given as soon as all else on top of it
 * is done. Nothing to choose from is the empty answer.
 */
export function ask(game: Game, question: Question): void {
  const frame = among({ f: 'choice', clock: 0, card: -1, ...question }, question.from);
  push(game, frame);
  if (frame.answer !== undefined) return;
  frame.clock = newClock(game);
  emit(game, { e: 'asks', seat: question.seat, about: question.about, cause: causeOf(frame) });
}

/** A choice among these answers, which is no longer asked where they leave one alone. */
function among(frame: ChoiceFrame, from: readonly Pick[]): ChoiceFrame {
  const min = Math.min(frame.min, from.length);
  const max = Math.min(frame.max, from.length);
  const fixed = min === max && max === from.length && frame.ordered !== true;
  return { ...frame, from, min, max, ...(max === 0 || fixed ? { answer: from.slice(0, max) } : {}) };
}

/** A choice in which a seat that has left the game can't be chosen any more (D23). */
export function withoutSeat(frame: ChoiceFrame, gone: Seat): ChoiceFrame {
  const from = frame.from.filter((pick) => !('seat' in pick) || pick.seat !== gone);
  return from.length === frame.from.length ? frame : among(frame, from);
}

function causeOf(frame: ChoiceFrame): { card?: CardId } {
  return frame.card < 0 ? {} : { card: frame.card };
}

/** Whether two answers are the same. */
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
