/** Parses the text of a move word by word: players, cards, numbers, targets. */
import type { CardPool, CardId, Seat, Side } from '../model/card.ts';
import type { Pick } from '../model/move.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import { copiesOf } from './names.ts';

/** What the words of a move may refer to at a table. */
export interface Reader {
  readonly pool: CardPool;
  /** The players' names, in seating order. */
  readonly names: readonly string[];
  /** Whose move it is. */
  readonly seat: Seat;
  /** The possible answers to the choice that this seat has to make, if any. */
  readonly choice: readonly Pick[] | null;
}

export interface Slot {
  /** `own`: a card of the mover; `open`: a face-up card, a target; `answer`: part of an answer. */
  readonly of: 'own' | 'open' | 'answer';
  readonly options: readonly Pick[];
}

/** The current position in a text. */
export interface Cursor {
  readonly reader: Reader;
  readonly words: readonly string[];
  readonly slots: Slot[];
  at: number;
  /** The first thing that could not be understood. */
  fault: Phrase | null;
}

/** Splits a text into words. A player's name with spaces in it is a single word. */
export function split(text: string, names: readonly string[]): string[] {
  const spaced = names.filter((name) => /\s/u.test(name)).toSorted((a, b) => b.length - a.length);
  const words: string[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const name = spaced.find((one) => rest === one || rest.startsWith(`${one} `));
    const word = name ?? /^\S+/u.exec(rest)?.[0] ?? rest;
    words.push(word);
    rest = rest.slice(word.length).trimStart();
  }
  return words;
}

/** What may be missing when a text ends too early. */
type Wanted = 'answer' | 'card' | 'move' | 'number' | 'player' | 'power' | 'side' | 'target';

/** Consumes the next word; if there is none, reports what is missing. */
export function next(cursor: Cursor, wanted: Wanted): string {
  const word = cursor.words[cursor.at];
  cursor.at += 1;
  if (word === undefined) cursor.fault ??= phrase(`notation-no-${wanted}`);
  return word ?? '';
}

/** Consumes the word if it comes next. */
export function skip(cursor: Cursor, word: string): boolean {
  const here = cursor.words[cursor.at] === word;
  if (here) cursor.at += 1;
  return here;
}

/** A player's seat; -1 for nobody. */
export function seatOf(cursor: Cursor, word: string): Seat {
  return cursor.reader.names.indexOf(word);
}

/** Parses a player's name, or `me`. */
export function readSeat(cursor: Cursor): Seat {
  const word = next(cursor, 'player');
  const seat = seatOf(cursor, word);
  if (seat < 0 && word === 'me') return cursor.reader.seat;
  if (seat < 0) cursor.fault ??= phrase('notation-unknown-player', { name: word });
  return seat;
}

/** Parses a number of at least 0. */
export function readNumber(cursor: Cursor): number {
  const word = next(cursor, 'number');
  if (!/^\d+$/u.test(word)) cursor.fault ??= phrase('notation-not-number', { word });
  return Number(word);
}

function addCard(cursor: Cursor, of: Slot['of'], word: string): number {
  const copies = copiesOf(cursor.reader.pool, word);
  if (copies === null) cursor.fault ??= phrase('notation-unknown-card', { card: word });
  cursor.slots.push({ of, options: (copies ?? []).map((card) => ({ card })) });
  return cursor.slots.length - 1;
}

/** Parses a card into a slot of its own. Returns the slot's number. */
export function readCard(cursor: Cursor, of: Slot['of']): number {
  return addCard(cursor, of, next(cursor, 'card'));
}

/** Parses cards up to one of the words that end the list, or to the end. */
export function readCards(cursor: Cursor, of: Slot['of'], stops: readonly string[], least = 0): number[] {
  const found: number[] = [];
  for (;;) {
    const word = cursor.words[cursor.at];
    if (word === undefined || stops.includes(word)) break;
    found.push(readCard(cursor, of));
  }
  if (found.length < least) cursor.fault ??= phrase('notation-no-card');
  return found;
}

/** The card picked for a slot; -1 for none. */
export function cardAt(picks: readonly Pick[], slot: number): CardId {
  const pick = picks[slot];
  return pick !== undefined && 'card' in pick ? pick.card : -1;
}

/** The cards picked for some slots. */
export function cardsAt(picks: readonly Pick[], slots: readonly number[]): CardId[] {
  return slots.map((slot) => cardAt(picks, slot));
}

/** What something is played on. */
export interface Target {
  seat?: Seat;
  side?: Side;
  /** A slot. */
  on?: number;
}

function asSide(word: string): Side | null {
  return word === 'fighters' || word === 'monsters' ? word : null;
}

/** Parses a player, a side or a face-up card. */
export function readTarget(cursor: Cursor, target: Target): void {
  const word = next(cursor, 'target');
  const seat = seatOf(cursor, word);
  const side = asSide(word);
  if (seat >= 0) target.seat = seat;
  else if (side !== null) target.side = side;
  else if (word === 'me') target.seat = cursor.reader.seat;
  else target.on = addCard(cursor, 'open', word);
}

/** Parses a side of the combat. */
export function readSide(cursor: Cursor): Side {
  const word = next(cursor, 'side');
  const side = asSide(word);
  if (side === null) cursor.fault ??= phrase('notation-not-side', { word });
  return side ?? 'fighters';
}

/** Returns a target as the fields of a move. */
export function targetAt(target: Target, picks: readonly Pick[]): { seat?: Seat; side?: Side; on?: CardId } {
  return {
    ...(target.seat === undefined ? {} : { seat: target.seat }),
    ...(target.side === undefined ? {} : { side: target.side }),
    ...(target.on === undefined ? {} : { on: cardAt(picks, target.on) }),
  };
}
