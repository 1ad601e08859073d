/**
 * The log by turns. Each is a chapter whose title says what its player got out of the turn, and what it did to others.
 */
import type { CardId, GameEvent, Names, Phrase, Seat } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';
import { text } from '../words/say.ts';

/** A turn, or what happened before the first one. */
export interface Chapter {
  readonly key: string;
  /** The number of the turn; 0 before the first one. */
  readonly turn: number;
  readonly seat: Seat | null;
  readonly entries: readonly LogEntry[];
}

/** A turn that has begun and hasn't been taken back. */
interface Begun {
  readonly number: number;
  readonly seat: Seat;
}

/** The turns begun and not taken back after another event. */
function begunAfter(begun: readonly Begun[], { number, event }: LogEntry): readonly Begun[] {
  if (event.e === 'turn') return [...begun, { number, seat: event.seat }];
  return event.e === 'rewound' ? begun.filter((turn) => turn.number < event.to) : begun;
}

/**
 * Splits a log into turns. `turns` is the number of the last one, for logs whose beginning is missing. If a turn was
 * taken back, the previous one continues in a chapter of its own.
 */
export function chaptersOf(log: readonly LogEntry[], turns: number): readonly Chapter[] {
  const before = turns - log.reduce(begunAfter, []).length;
  const chapters: Chapter[] = [];
  const keys = new Set<string>();
  let begun: readonly Begun[] = [];
  let entries: LogEntry[] = [];
  const close = () => {
    if (entries.length === 0) return;
    const turn = before + begun.length;
    const own = `turn ${turn}`;
    const key = keys.has(own) ? `${own} again ${chapters.length}` : own;
    keys.add(key);
    chapters.push({ key, turn, seat: begun.at(-1)?.seat ?? null, entries });
    entries = [];
  };
  for (const entry of log) {
    const next = begunAfter(begun, entry);
    if (next.length !== begun.length) close();
    begun = next;
    entries.push(entry);
  }
  close();
  return chapters;
}

function count(events: readonly GameEvent[], seat: Seat | null, name: GameEvent['e']): number {
  return events.filter((event) => event.e === name && 'seat' in event && event.seat === seat).length;
}

/** The Levels a player gained, minus those they lost. */
function levelsOf(events: readonly GameEvent[], seat: Seat | null): number {
  return events.reduce(
    (sum, event) => (event.e === 'level' && event.seat === seat ? sum + event.to - event.from : sum),
    0,
  );
}

/** What happened to the turn's player, the most important first. */
export function outcomesOf({ entries, seat }: Chapter): readonly Phrase[] {
  const events = entries.map(({ event }) => event);
  const own = (name: GameEvent['e']) =>
    events.flatMap((event) => (event.e === name && 'seat' in event && event.seat === seat ? [event] : []));
  const levels = levelsOf(events, seat);
  const treasures = own('won').reduce((sum, event) => (event.e === 'won' ? sum + event.treasures : sum), 0);
  const curses = count(events, seat, 'cursed');
  const helped = own('won').some((event) => event.e === 'won' && event.helper !== null);
  const said: (Phrase | false)[] = [
    count(events, seat, 'died') > 0 && text('chronicle-died'),
    levels !== 0 && text('chronicle-levels', { levels }),
    treasures > 0 && text('chronicle-treasures', { treasures }),
    helped && text('chronicle-helped'),
    count(events, seat, 'caught') > 0 && text('chronicle-caught'),
    count(events, seat, 'escaped') > 0 && count(events, seat, 'caught') === 0 && text('chronicle-fled'),
    curses > 0 && text('chronicle-cursed', { count: curses }),
  ];
  return said.filter((each) => each !== false);
}

/** The cards that somebody gave, if the reader knows them. */
function seenOf({ cards, secret }: Extract<GameEvent, { e: 'gave' }>): readonly CardId[] {
  return cards ?? secret?.cards ?? [];
}

/** What happened to a player in somebody else's turn: what they lost, and a Level or cards they gained. */
function outcomesFor(seat: Seat, { entries }: Pick<Chapter, 'entries'>, names: Names): readonly Phrase[] {
  const events = entries.map(({ event }) => event);
  if (count(events, seat, 'died') > 0) return [text('chronicle-died')];
  const levels = levelsOf(events, seat);
  const lost = events.flatMap((event) => (event.e === 'lost' && event.seat === seat ? event.cards : []));
  const [card] = lost;
  const curses = count(events, seat, 'cursed');
  const got = events.flatMap((event) => (event.e === 'gave' && event.to === seat ? seenOf(event) : []));
  const told: Phrase[] = [];
  if (levels !== 0) told.push(text('chronicle-levels', { levels }));
  if (card !== undefined) told.push(text('chronicle-lost', { count: lost.length, card: names.card(card) }));
  const [gift] = got;
  if (gift !== undefined) told.push(text('chronicle-got', { count: got.length, card: names.card(gift) }));
  // The effects of curses are told above. A curse without any of them (it may be a lasting one) is at least counted.
  if (told.length === 0 && curses > 0) told.push(text('chronicle-cursed', { count: curses }));
  return told;
}

/** A title with what happened to the others, the reader first. */
function withOthers(title: Phrase, chapter: Chapter, names: Names, me: Seat | null): Phrase {
  const struck = chapter.entries.flatMap(({ event }) =>
    'seat' in event && event.seat !== null && event.seat >= 0 ? [event.seat] : [],
  );
  const others = [...new Set(struck)].filter((seat) => seat !== chapter.seat);
  return others
    .toSorted((a, b) => Number(b === me) - Number(a === me) || a - b)
    .reduce((told, seat) => {
      const outcomes = outcomesFor(seat, chapter, names);
      if (outcomes.length === 0) return told;
      const more =
        seat === me
          ? text('chronicle-you', { outcomes })
          : text('chronicle-other', { who: names.who(seat), outcomes });
      return text('chronicle-and', { title: told, more });
    }, title);
}

/** The title of a chapter: whose turn it was, its outcome, and what it did to others. `goesOn`: the turn isn't over. */
export function chapterPhrase(chapter: Chapter, names: Names, me: Seat | null, goesOn = false): Phrase {
  const { seat } = chapter;
  if (seat === null) return text('chronicle-before');
  return withOthers(ownTitle(chapter, seat, { names, me, goesOn }), chapter, names, me);
}

interface Reading {
  readonly names: Names;
  readonly me: Seat | null;
  readonly goesOn: boolean;
}

function ownTitle(chapter: Chapter, seat: Seat, { names, me, goesOn }: Reading): Phrase {
  const { turn } = chapter;
  const outcomes = outcomesOf(chapter);
  if (goesOn && outcomes.length === 0) {
    return seat === me
      ? text('chronicle-turn-now-you', { turn })
      : text('chronicle-turn-now', { turn, who: names.who(seat) });
  }
  const all = outcomes.length === 0 ? [text('chronicle-quiet')] : outcomes;
  if (seat === me) return text('chronicle-turn-you', { turn, outcomes: all });
  return text('chronicle-turn', { turn, who: names.who(seat), outcomes: all });
}

/** The most important thing that happened to somebody, in a few words. */
function mainOutcome(events: readonly GameEvent[], seat: Seat): readonly Phrase[] {
  const levels = levelsOf(events, seat);
  const curses = count(events, seat, 'cursed');
  const said: (Phrase | false)[] = [
    count(events, seat, 'died') > 0 && text('chronicle-died'),
    levels !== 0 && text('chronicle-levels', { levels }),
    curses > 0 && text('chronicle-cursed', { count: curses }),
  ];
  return said.filter((each) => each !== false);
}

/**
 * What happened since a player's last turn (or since the first turn) to them and to each of the others; `null`:
 * nothing.
 */
export function sinceTurnOf(me: Seat, chapters: readonly Chapter[], names: Names): Phrase | null {
  const before = chapters.slice(0, -1);
  const entries = before
    .slice(before.findLastIndex(({ seat }) => seat === me) + 1)
    .flatMap((chapter) => (chapter.seat === null ? [] : chapter.entries));
  const seats = entries.flatMap(({ event }) => (event.e === 'turn' && event.seat !== me ? [event.seat] : []));
  const events = entries.map(({ event }) => event);
  const mine = outcomesFor(me, { entries }, names);
  const told = [...new Set(seats)].flatMap((seat) => {
    const outcomes = mainOutcome(events, seat);
    return outcomes.length === 0 ? [] : [text('chronicle-other', { who: names.who(seat), outcomes })];
  });
  const all = mine.length === 0 ? told : [text('chronicle-you', { outcomes: mine }), ...told];
  const [first, ...rest] = all;
  if (first === undefined) return null;
  const joined = rest.reduce((title, more) => text('chronicle-and', { title, more }), first);
  return text('chronicle-meanwhile', { told: joined });
}
