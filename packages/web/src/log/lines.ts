/** The log as the page shows it: lines with what they are about and what caused them. */
import {
  eventPhrase,
  type CardId,
  type GameEvent,
  type Phrase,
  type RuleId,
  type Seat,
} from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';
import type { Names } from './names.ts';

/** `loud` lines stand out; `quiet` ones are small print. */
export type Tone = 'loud' | 'plain' | 'quiet';

export interface Line {
  readonly key: string;
  readonly phrase: Phrase;
  readonly tone: Tone;
  readonly seat: Seat | null;
  readonly cards: readonly CardId[];
  /** Why it happened, where the line itself does not say. */
  readonly why: {
    readonly card: CardId | null;
    readonly power: string | null;
    readonly rule: RuleId | null;
    readonly by: Seat | null;
  };
}

const LOUD: ReadonlySet<GameEvent['e']> = new Set([
  'turn',
  'combat',
  'level',
  'died',
  'won',
  'over',
  'cursed',
  'conceded',
  'starts',
]);
const QUIET: ReadonlySet<GameEvent['e']> = new Set([
  'phase',
  'passed',
  'strengths',
  'asks',
  'reshuffled',
  'unequipped',
  'lapsed',
]);

function toneOf(event: GameEvent): Tone {
  if (LOUD.has(event.e)) return 'loud';
  return QUIET.has(event.e) ? 'quiet' : 'plain';
}

/** The cards that an event is about, as far as its reader may know them. */
function cardsOf(event: GameEvent): readonly CardId[] {
  const found: CardId[] = [];
  if ('card' in event) found.push(event.card);
  if ('on' in event && event.on !== undefined) found.push(event.on);
  if ('with' in event && event.with !== undefined && event.with !== null && event.e === 'played') {
    found.push(event.with);
  }
  if ('cards' in event && event.cards !== undefined) found.push(...event.cards);
  if ('secret' in event && event.secret !== undefined) found.push(...event.secret.cards);
  if ('killed' in event) found.push(...event.killed);
  if ('give' in event) found.push(...event.give, ...event.get);
  if ('terms' in event && event.terms !== null) found.push(...event.terms.items);
  return [...new Set(found)];
}

/** The lines of a log. What only repeats the cards of its step (they were sold, so they are discarded) is small print. */
export function linesOf(log: readonly LogEntry[], names: Names): readonly Line[] {
  let step = -1;
  let named = new Set<CardId>();
  return log.map((entry) => {
    if (entry.number !== step) {
      step = entry.number;
      named = new Set();
    }
    const line = lineOf(entry, names);
    const repeats = entry.event.e === 'discarded' && entry.event.cards.every((card) => named.has(card));
    for (const card of line.cards) named.add(card);
    return repeats ? { ...line, tone: 'quiet' } : line;
  });
}

/** The line of a log entry. */
function lineOf(entry: LogEntry, names: Names): Line {
  const { event, key } = entry;
  const { cause } = event;
  const cards = cardsOf(event);
  const card = cause.card === undefined || cards.includes(cause.card) ? null : cause.card;
  return {
    key,
    phrase: eventPhrase(event, names),
    tone: toneOf(event),
    seat: 'seat' in event ? event.seat : null,
    cards,
    why: {
      card,
      // A line about a power names it.
      power: event.e === 'power' ? null : (cause.power ?? null),
      rule: cause.rule ?? null,
      by: cause.by === undefined || ('seat' in event && event.seat === cause.by) ? null : cause.by,
    },
  };
}

export interface Piece {
  readonly text: string;
  readonly card: CardId | null;
  readonly seat: Seat | null;
}

/** Cuts a line where it names cards and players, so that the names can be pressed and coloured. */
export function cut(
  text: string,
  cards: readonly (readonly [name: string, card: CardId])[],
  seats: readonly (readonly [name: string, seat: Seat])[],
): readonly Piece[] {
  const wanted = [
    ...cards.map(([name, card]) => ({ name, card, seat: null })),
    ...seats.map(([name, seat]) => ({ name, card: null, seat })),
  ]
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => b.name.length - a.name.length);
  const pieces: Piece[] = [];
  let rest = text;
  while (rest !== '') {
    let first: { at: number; name: string; card: CardId | null; seat: Seat | null } | null = null;
    for (const each of wanted) {
      const at = rest.indexOf(each.name);
      if (at >= 0 && (first === null || at < first.at)) first = { at, ...each };
    }
    if (first === null) break;
    if (first.at > 0) pieces.push({ text: rest.slice(0, first.at), card: null, seat: null });
    pieces.push({ text: first.name, card: first.card, seat: first.seat });
    rest = rest.slice(first.at + first.name.length);
  }
  if (rest !== '') pieces.push({ text: rest, card: null, seat: null });
  return pieces;
}
