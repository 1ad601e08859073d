/** Rulings in words. */
import type { Proposal } from '@kickdoor/protocol';
import type { CardPool, Names, Phrase, View } from '@kickdoor/rules';
import { linesOf } from '../log/lines.ts';
import type { LogEntry } from '../net/state.ts';
import { text } from '../words/say.ts';

/** The context for the words of a ruling. */
export interface Reading {
  readonly names: Names;
  readonly pool: CardPool;
  readonly log: readonly LogEntry[];
  readonly view: View;
}

/** The number of moves offered for a rewind. */
const MOVES_SHOWN = 8;

/** A move, described by its first line in the log. */
export interface NamedMove {
  readonly number: number;
  readonly line: Phrase;
}

/**
 * The latest moves that haven't been rewound, newest first, back to the last roll of the die, which can't be undone.
 */
export function namedMoves(reading: Reading): readonly NamedMove[] {
  const found: NamedMove[] = [];
  for (const entries of standingMoves(reading.log).toReversed()) {
    if (found.length === MOVES_SHOWN || entries.some(({ event }) => event.e === 'die')) break;
    const [first] = entries;
    const line = lineOf(entries, reading);
    if (first !== undefined && line !== null) found.push({ number: first.number, line });
  }
  return found;
}

/** The entries of each move that hasn't been rewound, in order. */
function standingMoves(log: readonly LogEntry[]): readonly LogEntry[][] {
  let moves: LogEntry[][] = [];
  for (const entry of log) {
    const { event, number } = entry;
    if (event.e === 'rewound') {
      const { to } = event;
      moves = moves.filter(([first]) => first !== undefined && first.number < to);
    } else {
      const last = moves.at(-1);
      if (last?.[0]?.number === number) last.push(entry);
      else if (number > 0) moves.push([entry]);
    }
  }
  return moves;
}

function lineOf(entries: readonly LogEntry[], { pool, view }: Reading): Phrase | null {
  const lines = linesOf(entries, pool, view.players, view.seat);
  return lines.find(({ tone }) => tone !== 'quiet')?.phrase ?? null;
}

/** The text of a proposal. */
export function rulingPhrase({ by, ruling }: Pick<Proposal, 'by' | 'ruling'>, reading: Reading): Phrase {
  const { names, log } = reading;
  const who = names.who(by);
  switch (ruling.do) {
    case 'rewind': {
      const entries = log.filter(({ number }) => number === ruling.to);
      const line = lineOf(entries, reading);
      return line === null
        ? text('ruling-rewind-number', { who, to: String(ruling.to) })
        : text('ruling-rewind', { who, line });
    }
    case 'set-level':
      return text('ruling-level', { who, whom: names.who(ruling.seat), level: ruling.level });
    case 'put':
      return text(ruling.in === 'hand' ? 'ruling-hand' : 'ruling-play', {
        who,
        whom: names.who(ruling.seat),
        card: names.card(ruling.card),
      });
    case 'put-away':
      return text('ruling-away', { who, card: names.card(ruling.card) });
  }
}

/** The moves that a rewind would undo, and the cards seen since. */
export function lossPhrases({ lost }: Pick<Proposal, 'lost'>, names: Names): readonly Phrase[] {
  if (lost === null) return [];
  const { moves, seen, known } = lost;
  return [
    text('ruling-lost', { count: moves }),
    ...(seen.length === 0 ? [] : [text('ruling-seen', { cards: seen.map((card) => names.card(card)) })]),
    ...(known.length === 0
      ? []
      : [
          text('ruling-known', {
            known: known.map(({ seat, count }) =>
              text('event-rewound-known', { who: names.who(seat), count }),
            ),
          }),
        ]),
  ];
}
