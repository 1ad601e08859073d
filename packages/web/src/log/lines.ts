/** The lines of the log, with what they are about and their causes. */
import {
  type CardPool,
  type CardId,
  eventPhrase,
  type GameEvent,
  goesUnsaid,
  type Names,
  type Phrase,
  type RuleId,
  type Seat,
  type Sex,
  termsPhrase,
} from '@kickdoor/rules';
import { tableNames } from '@kickdoor/words';
import type { LogEntry } from '../net/state.ts';
import { text } from '../words/say.ts';
import { TO_YOU, YOURS } from './yours.ts';

/** `loud` lines stand out; `quiet` ones are in small print. */
export type Tone = 'loud' | 'plain' | 'quiet';

export interface Line {
  readonly key: string;
  readonly phrase: Phrase;
  readonly tone: Tone;
  readonly seat: Seat | null;
  readonly cards: readonly CardId[];
  /** The cause, if the line itself doesn't mention it. */
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

/** The cards an event is about, if the reader may know them. */
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

/** The players now at the table. */
export type Roll = readonly { readonly name: string; readonly sex: Sex }[];

/**
 * The lines of a log, addressed to `me` in the second person. Lines that only repeat the cards of their step (sold, and
 * therefore discarded) are in small print.
 */
export function linesOf(
  log: readonly LogEntry[],
  pool: CardPool,
  roll: Roll,
  me: Seat | null = null,
): readonly Line[] {
  let step = -1;
  let named = new Set<CardId>();
  const told = namesAt(log, pool, roll).filter(
    ([{ event, number }], at) =>
      !goesUnsaid(event, log[at + 1]?.number === number ? log[at + 1]?.event : undefined),
  );
  return told.map(([entry, names]) => {
    if (entry.number !== step) {
      step = entry.number;
      named = new Set();
    }
    const line = lineOf(entry, names, me);
    const repeats = entry.event.e === 'discarded' && entry.event.cards.every((card) => named.has(card));
    for (const card of line.cards) named.add(card);
    return repeats ? inSmallPrint(line) : line;
  });
}

function inSmallPrint(line: Line): Line {
  return { ...line, tone: 'quiet' };
}

/** Pairs each entry with the names at the time, so that sentences from before a change of sex use the earlier one. */
function namesAt(
  log: readonly LogEntry[],
  pool: CardPool,
  roll: Roll,
): readonly (readonly [LogEntry, Names])[] {
  let then = roll;
  let names = tableNames(pool, then);
  return log
    .toReversed()
    .map((entry) => {
      const told = [entry, names] as const;
      if (entry.event.e === 'sex') {
        const { seat, to } = entry.event;
        const before: Sex = to === 'male' ? 'female' : 'male';
        then = then.map((player, at) => (at === seat ? { ...player, sex: before } : player));
        names = tableNames(pool, then);
      }
      return told;
    })
    .toReversed();
}

/** A sentence, in the second person if it is about its reader. */
function addressed(phrase: Phrase, event: GameEvent, me: Seat | null, names: Names): Phrase {
  if (me === null || !('seat' in event)) return phrase;
  return toReader(withTerms(phrase, event, me, names), event, me, names);
}

/** Terms of help that name the reader as "you". */
function withTerms(phrase: Phrase, event: GameEvent, me: Seat, names: Names): Phrase {
  const terms = termsOf(event);
  return terms === null
    ? phrase
    : { ...phrase, args: { ...phrase.args, terms: termsPhrase(names, terms, me) } };
}

/** The terms of help that an event tells; `null` if there are none. */
function termsOf(event: GameEvent): Parameters<typeof termsPhrase>[1] | null {
  if (event.e === 'asked') return event.terms;
  if (event.e !== 'helps' || event.terms === null) return null;
  return { ...event.terms, plays: event.terms.plays.length };
}

/** The form of a sentence for a reader who acts in it, or whom it affects. */
function toReader(phrase: Phrase, event: GameEvent, me: Seat, names: Names): Phrase {
  const reader = text('reader', { sex: names.who(me).args?.['sex'] ?? '' });
  const acts = 'seat' in event && event.seat === me;
  const id = acts ? YOURS.find((each) => each === `${phrase.id}-you`) : undefined;
  if (id !== undefined) return { id, args: { ...phrase.args, who: reader } };
  const to = doneTo(event) === me ? TO_YOU.find((each) => each === `${phrase.id}-to-you`) : undefined;
  return to === undefined ? phrase : { id: to, args: phrase.args ?? {} };
}

/** The seat that an event affects. */
function doneTo(event: GameEvent): Seat | null {
  if (event.e === 'level' || event.e === 'sex' || event.e === 'rewound') return null;
  if ('to' in event) return event.to ?? null;
  return 'target' in event ? (event.target ?? null) : null;
}

/** The line of a log entry. */
function lineOf(entry: LogEntry, names: Names, me: Seat | null): Line {
  const { event, key } = entry;
  const { cause } = event;
  const cards = cardsOf(event);
  const card = cause.card === undefined || cards.includes(cause.card) ? null : cause.card;
  return {
    key,
    phrase: addressed(eventPhrase(event, names), event, me, names),
    tone: toneOf(event),
    seat: 'seat' in event ? event.seat : null,
    cards,
    why: {
      card,
      // A line about a power already names it.
      power: event.e === 'power' ? null : (cause.power ?? null),
      rule: cause.rule ?? null,
      by: cause.by === undefined || ('seat' in event && event.seat === cause.by) ? null : cause.by,
    },
  };
}
