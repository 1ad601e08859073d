/**
 * Moves from text. A text names cards by id, and where several copies could be meant any will do; so what is read is
 * a {@link Draft}, a move with slots, each with the cards (or answers) that it may mean.
 */
import type { Box, CardId, Seat, Side } from '../model/card.ts';
import type { Move, Pick, Verb } from '../model/move.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import { copiesOf } from './names.ts';

/** What the words of a move may mean at a table. */
export interface Reader {
  readonly box: Box;
  /** The players' names, in seating order. */
  readonly names: readonly string[];
  /** Whose move it is. */
  readonly seat: Seat;
  /** The answers of the choice that this seat owes, if it owes one. */
  readonly choice: readonly Pick[] | null;
}

export interface Slot {
  /** `own`: a card of the mover; `open`: one that lies open, a target; `answer`: part of an answer. */
  readonly of: 'own' | 'open' | 'answer';
  readonly options: readonly Pick[];
}

export interface Draft {
  readonly slots: readonly Slot[];
  /** The move with one option for each slot. */
  readonly make: (picks: readonly Pick[]) => Move;
}

interface Cursor {
  readonly reader: Reader;
  readonly words: readonly string[];
  readonly slots: Slot[];
  at: number;
  /** The first thing that could not be understood. */
  fault: Phrase | null;
}

type Make = Draft['make'];

/** Nobody says more in one move. */
const MOST_CHARACTERS = 20_000;
const MOST_WORDS = 400;

/** The words of a text; a player's name with spaces in it is one word. */
function split(text: string, names: readonly string[]): string[] {
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

/** What may be missing where a text ends too early. */
type Wanted = 'answer' | 'card' | 'move' | 'number' | 'player' | 'power' | 'side' | 'target';

function next(cursor: Cursor, wanted: Wanted): string {
  const word = cursor.words[cursor.at];
  cursor.at += 1;
  if (word === undefined) cursor.fault ??= phrase(`notation-no-${wanted}`);
  return word ?? '';
}

/** Steps over the word if it comes next. */
function skip(cursor: Cursor, word: string): boolean {
  const here = cursor.words[cursor.at] === word;
  if (here) cursor.at += 1;
  return here;
}

function seatOf(cursor: Cursor, word: string): Seat {
  return cursor.reader.names.indexOf(word);
}

function readSeat(cursor: Cursor): Seat {
  const word = next(cursor, 'player');
  const seat = seatOf(cursor, word);
  if (seat < 0 && word === 'me') return cursor.reader.seat;
  if (seat < 0) cursor.fault ??= phrase('notation-unknown-player', { name: word });
  return seat;
}

function readNumber(cursor: Cursor): number {
  const word = next(cursor, 'number');
  if (!/^\d+$/u.test(word)) cursor.fault ??= phrase('notation-not-number', { word });
  return Number(word);
}

function addCard(cursor: Cursor, of: Slot['of'], word: string): number {
  const copies = copiesOf(cursor.reader.box, word);
  if (copies === null) cursor.fault ??= phrase('notation-unknown-card', { card: word });
  cursor.slots.push({ of, options: (copies ?? []).map((card) => ({ card })) });
  return cursor.slots.length - 1;
}

function readCard(cursor: Cursor, of: Slot['of']): number {
  return addCard(cursor, of, next(cursor, 'card'));
}

/** Cards up to one of the words that end the list, or to the end. */
function readCards(cursor: Cursor, of: Slot['of'], stops: readonly string[], least = 0): number[] {
  const found: number[] = [];
  for (;;) {
    const word = cursor.words[cursor.at];
    if (word === undefined || stops.includes(word)) break;
    found.push(readCard(cursor, of));
  }
  if (found.length < least) cursor.fault ??= phrase('notation-no-card');
  return found;
}

function cardAt(picks: readonly Pick[], slot: number): CardId {
  const pick = picks[slot];
  return pick !== undefined && 'card' in pick ? pick.card : -1;
}

function cardsAt(picks: readonly Pick[], slots: readonly number[]): CardId[] {
  return slots.map((slot) => cardAt(picks, slot));
}

interface Target {
  seat?: Seat;
  side?: Side;
  /** A slot. */
  on?: number;
}

function asSide(word: string): Side | null {
  return word === 'fighters' || word === 'monsters' ? word : null;
}

function readTarget(cursor: Cursor, target: Target): void {
  const word = next(cursor, 'target');
  const seat = seatOf(cursor, word);
  const side = asSide(word);
  if (seat >= 0) target.seat = seat;
  else if (side !== null) target.side = side;
  else if (word === 'me') target.seat = cursor.reader.seat;
  else target.on = addCard(cursor, 'open', word);
}

function readSide(cursor: Cursor): Side {
  const word = next(cursor, 'side');
  const side = asSide(word);
  if (side === null) cursor.fault ??= phrase('notation-not-side', { word });
  return side ?? 'fighters';
}

function targetAt(target: Target, picks: readonly Pick[]): { seat?: Seat; side?: Side; on?: CardId } {
  return {
    ...(target.seat === undefined ? {} : { seat: target.seat }),
    ...(target.side === undefined ? {} : { side: target.side }),
    ...(target.on === undefined ? {} : { on: cardAt(picks, target.on) }),
  };
}

function readPlay(cursor: Cursor): Make {
  const card = readCard(cursor, 'own');
  const target: Target = {};
  let other: number | null = null;
  for (;;) {
    if (skip(cursor, 'on')) readTarget(cursor, target);
    else if (skip(cursor, 'for')) target.side = readSide(cursor);
    else if (skip(cursor, 'with')) other = readCard(cursor, 'own');
    else break;
  }
  const slot = other;
  return (picks) => ({
    do: 'play',
    card: cardAt(picks, card),
    ...targetAt(target, picks),
    ...(slot === null ? {} : { with: cardAt(picks, slot) }),
  });
}

function readUse(cursor: Cursor): Make {
  const power = next(cursor, 'power');
  const target: Target = {};
  let cards: number[] | null = null;
  for (;;) {
    if (skip(cursor, 'on')) readTarget(cursor, target);
    else if (skip(cursor, 'with')) cards = readCards(cursor, 'own', ['on', 'with'], 1);
    else break;
  }
  const slots = cards;
  return (picks) => ({
    do: 'use',
    power,
    ...targetAt(target, picks),
    ...(slots === null ? {} : { cards: cardsAt(picks, slots) }),
  });
}

const ASK_WORDS = ['treasures', 'first', 'items', 'plays'];

function readAsk(cursor: Cursor): Make {
  const seat = readSeat(cursor);
  let treasures = 0;
  let first = cursor.reader.seat;
  let items: number[] = [];
  let plays: number[] = [];
  for (;;) {
    if (skip(cursor, 'treasures')) treasures = readNumber(cursor);
    else if (skip(cursor, 'first')) first = readSeat(cursor);
    else if (skip(cursor, 'items')) items = readCards(cursor, 'own', ASK_WORDS, 1);
    else if (skip(cursor, 'plays')) plays = readCards(cursor, 'own', ASK_WORDS, 1);
    else break;
  }
  return (picks) => ({
    do: 'ask',
    seat,
    terms: { treasures, first, items: cardsAt(picks, items), plays: cardsAt(picks, plays) },
  });
}

function readOffer(cursor: Cursor): Make {
  const give = readCards(cursor, 'own', ['to']);
  if (!skip(cursor, 'to')) cursor.fault ??= phrase('notation-no-receiver');
  const seat = readSeat(cursor);
  const get = skip(cursor, 'for') ? readCards(cursor, 'open', [], 1) : [];
  return (picks) => ({ do: 'offer', give: cardsAt(picks, give), seat, get: cardsAt(picks, get) });
}

/** `VERB CARD … [to NAME]` */
function readHandOver(verb: 'give' | 'charity' | 'show'): (cursor: Cursor) => Make {
  return (cursor) => {
    const slots = readCards(cursor, 'own', ['to'], 1);
    const seat = skip(cursor, 'to') ? readSeat(cursor) : null;
    if (verb === 'give') {
      if (seat === null) cursor.fault ??= phrase('notation-no-receiver');
      return (picks) => ({ do: verb, cards: cardsAt(picks, slots), seat: seat ?? -1 });
    }
    return (picks) => ({ do: verb, cards: cardsAt(picks, slots), ...(seat === null ? {} : { seat }) });
  };
}

function readSacrifice(cursor: Cursor): Make {
  const card = readCard(cursor, 'own');
  const seat = skip(cursor, 'with') ? readSeat(cursor) : null;
  return (picks) => ({ do: 'sacrifice', card: cardAt(picks, card), ...(seat === null ? {} : { seat }) });
}

function readRoll(cursor: Cursor): Make {
  if (cursor.at >= cursor.words.length) return () => ({ do: 'roll' });
  const card = readCard(cursor, 'open');
  return (picks) => ({ do: 'roll', card: cardAt(picks, card) });
}

/** What a word of an answer may mean: one of the answers asked for, or, where it is none of them, anything. */
function meanings(cursor: Cursor, word: string): readonly Pick[] {
  const copies = copiesOf(cursor.reader.box, word) ?? [];
  const seat = word === 'me' ? cursor.reader.seat : seatOf(cursor, word);
  const number = /^-?\d+$/u.test(word) ? Number(word) : null;
  const fits = (pick: Pick): boolean => {
    if ('card' in pick) return copies.includes(pick.card);
    if ('seat' in pick) return pick.seat === seat;
    return 'number' in pick ? pick.number === number : pick.word === word;
  };
  const asked = (cursor.reader.choice ?? []).filter(fits);
  if (asked.length > 0) return asked;
  if (seat >= 0) return [{ seat }];
  if (number !== null) return [{ number }];
  return copies.length > 0 ? copies.map((card) => ({ card })) : [{ word }];
}

function readChoose(cursor: Cursor): Make {
  const slots: number[] = [];
  while (cursor.at < cursor.words.length) {
    const word = next(cursor, 'answer');
    cursor.slots.push({ of: 'answer', options: meanings(cursor, word) });
    slots.push(cursor.slots.length - 1);
  }
  return (picks) => ({ do: 'choose', picks: slots.flatMap((slot) => picks[slot] ?? []) });
}

/** Verbs that say all by themselves. */
type BareVerb = { [V in Verb]: keyof Extract<Move, { do: V }> extends 'do' ? V : never }[Verb];

function bare(verb: BareVerb): (cursor: Cursor) => Make {
  return () => () => ({ do: verb });
}

function oneCard(verb: 'fight' | 'equip' | 'unequip' | 'part' | 'drop' | 'seize'): (cursor: Cursor) => Make {
  return (cursor) => {
    const card = readCard(cursor, 'own');
    return (picks) => ({ do: verb, card: cardAt(picks, card) });
  };
}

function manyCards(verb: 'join' | 'sell'): (cursor: Cursor) => Make {
  return (cursor) => {
    const slots = readCards(cursor, 'own', [], 1);
    return (picks) => ({ do: verb, cards: cardsAt(picks, slots) });
  };
}

const VERBS: Readonly<Record<Exclude<Verb, 'time'>, (cursor: Cursor) => Make>> = {
  kick: bare('kick'),
  take: bare('take'),
  play: readPlay,
  fight: oneCard('fight'),
  loot: bare('loot'),
  equip: oneCard('equip'),
  unequip: oneCard('unequip'),
  join: manyCards('join'),
  part: oneCard('part'),
  give: readHandOver('give'),
  drop: oneCard('drop'),
  sell: manyCards('sell'),
  offer: readOffer,
  ask: readAsk,
  accept: bare('accept'),
  decline: bare('decline'),
  withdraw: bare('withdraw'),
  use: readUse,
  claim: bare('claim'),
  pass: bare('pass'),
  flee: bare('flee'),
  roll: readRoll,
  sacrifice: readSacrifice,
  choose: readChoose,
  charity: readHandOver('charity'),
  seize: oneCard('seize'),
  show: readHandOver('show'),
  end: bare('end'),
  concede: bare('concede'),
};

function isVerb(word: string): word is keyof typeof VERBS {
  return Object.hasOwn(VERBS, word);
}

/** Reads the text of a move. */
export function parseText(reader: Reader, text: string): Draft | { readonly error: Phrase } {
  if (text.length > MOST_CHARACTERS) return { error: phrase('notation-too-long') };
  const words = split(text, reader.names);
  if (words.length > MOST_WORDS) return { error: phrase('notation-too-long') };
  const cursor: Cursor = { reader, words, slots: [], at: 0, fault: null };
  const verb = next(cursor, 'move');
  if (!isVerb(verb)) return { error: cursor.fault ?? phrase('notation-unknown-move', { verb }) };
  const make = VERBS[verb](cursor);
  const extra = cursor.words[cursor.at];
  if (cursor.fault === null && extra !== undefined) cursor.fault = phrase('notation-excess', { word: extra });
  return cursor.fault === null ? { slots: cursor.slots, make } : { error: cursor.fault };
}
