/** Memoized results about a position as a whole. */
import type { Seat } from '../model/card.ts';
import type { LegalMove, Verb } from '../model/move.ts';
import type { MemoryView, PlayerView, View } from '../model/view.ts';
import { unset } from './unset.ts';

/** Memoized results about a position. Discarded as a whole when the table changes. */
export interface Memo {
  /** How many negotiations ago the table changed. */
  readonly position: number;
  /** Each seat's last legal moves. Most of those found with nothing pending stay valid after a negotiation. */
  readonly listed: (Listed | undefined)[];
  living: readonly Seat[] | undefined;
  /** Who is free to trade. */
  trading: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
  /** What everybody remembers of each seat. */
  marks: MemoryView['players'] | undefined;
  /** What looks the same to everybody. */
  open: OpenView | undefined;
}

/** The parts of a position's views that are the same for everybody. */
export type OpenView = Pick<
  View,
  'decks' | 'discards' | 'combat' | 'flight' | 'trades' | 'charity' | 'clocks'
> & {
  /** Without the hand cards shown to some. */
  readonly players: readonly PlayerView[];
  /** Whether any hand cards are shown to somebody. */
  readonly shows: boolean;
};

/** A seat's legal moves, the position in which they were found, and where each stretch of verbs ends in the list. */
export interface Listed {
  readonly position: number;
  /** The verbs whose moves were left out. */
  readonly unwanted: ReadonlySet<Verb>;
  readonly legalMoves: readonly LegalMove[];
  /** A copy for the caller, who might change it. */
  readonly given: readonly LegalMove[];
  readonly ends: readonly number[];
}

/** An empty memo. */
export function newMemo(): Memo {
  return {
    position: 0,
    listed: unset(),
    living: undefined,
    trading: undefined,
    strengths: undefined,
    winning: undefined,
    marks: undefined,
    open: undefined,
  };
}

/** Keeps what stays valid after a negotiation move, which changes nothing on the table. */
export function memoAfterNegotiation({ position, listed, living, strengths, winning }: Memo): Memo {
  return {
    position: position + 1,
    listed: listed.slice(),
    living,
    trading: undefined,
    strengths,
    winning,
    marks: undefined,
    open: undefined,
  };
}

/** A seat's legal moves in this position, if they were found before. */
export function listedIn({ position, listed }: Memo, seat: Seat): Listed | undefined {
  const found = listed[seat];
  return found?.position === position ? found : undefined;
}
