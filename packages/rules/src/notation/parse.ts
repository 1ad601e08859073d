/**
 * Parses moves from text. A text names cards by id, and any matching copy will do; so the result is a {@link Draft}, a
 * move with slots, each with the cards (or answers) it may mean.
 */
import type { Move, Pick, Verb } from '../model/move.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import {
  cardAt,
  cardsAt,
  next,
  readCard,
  readCards,
  readNumber,
  readSeat,
  readSide,
  readTarget,
  seatOf,
  skip,
  split,
  targetAt,
  type Cursor,
  type Reader,
  type Slot,
  type Target,
} from './cursor.ts';
import { copiesOf } from './names.ts';

/** A move with slots to fill. */
export interface Draft {
  readonly slots: readonly Slot[];
  /** Builds the move from one option for each slot. */
  readonly make: (picks: readonly Pick[]) => Move;
}

type Make = Draft['make'];

/** Longer than any real move. */
const MOST_CHARACTERS = 20_000;
const MOST_WORDS = 400;

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

function isNo(pick: Pick | undefined): boolean {
  return pick !== undefined && 'word' in pick && pick.word === 'no';
}

/** What a word of an answer may mean: one of the possible answers, or, if it matches none, anything. */
function meanings(cursor: Cursor, word: string): readonly Pick[] {
  const copies = copiesOf(cursor.reader.pool, word) ?? [];
  const seat = word === 'me' ? cursor.reader.seat : seatOf(cursor, word);
  const number = /^-?\d+$/u.test(word) ? Number(word) : null;
  const fits = (pick: Pick): boolean => {
    if ('card' in pick) return copies.includes(pick.card);
    if ('seat' in pick) return pick.seat === seat;
    return 'number' in pick ? pick.number === number : pick.word === word;
  };
  const { choice } = cursor.reader;
  const asked = (choice ?? []).filter(fits);
  if (asked.length > 0) return asked;
  // If the only other answer is “no”, this one means “yes”.
  const [no, only, ...more] = choice ?? [];
  if (word === 'yes' && isNo(no) && only !== undefined && more.length === 0) return [only];
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

/** Verbs without parameters. */
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

const VERBS: Readonly<Record<Exclude<Verb, 'timeout'>, (cursor: Cursor) => Make>> = {
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

/** Parses the text of a move. */
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
