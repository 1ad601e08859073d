/** Memoized results about a table: about each seat's cards, and about a position as a whole. */
import type { ExchangeLimit } from '../model/sheet.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { LegalMove } from '../model/move.ts';
import type { State } from '../model/state.ts';
import type { CombatView, MemoryView, PlayerView } from '../model/view.ts';

/**
 * What follows from one player alone: from their cards in play, their Level and sex, whether they are alive. Valid
 * until that player is changed (`edit`), whatever else happens at the table.
 */
export interface SeatMemo {
  items: readonly CardId[] | undefined;
  active: readonly CardId[] | undefined;
  /** Whether the seat has anything that counts toward a limit, or a steed. */
  limited: boolean | undefined;
  burden: Burden | undefined;
  powers: readonly Given[] | undefined;
  /** Whether no limit is exceeded, so that there are no automatic consequences. */
  sound: boolean;
  /** The legal moves out of combat with the seat's cards in play. */
  readonly standing: Record<Standing, readonly LegalMove[] | undefined>;
  /** The trades possible with each other seat, valid as long as that seat's memo is too. */
  readonly trades: ({ readonly other: SeatMemo; readonly offer: LegalMove | null } | undefined)[];
}

/** Verbs whose legal moves out of combat follow only from a seat's cards in play. */
export type Standing = 'equip' | 'unequip' | 'join' | 'part' | 'drop';

/** A power and the card that gives it. */
export interface Given {
  readonly card: CardId;
  readonly power: Power;
}

/** A seat's cards in play that count toward limits, and its room for more. */
export interface Burden {
  readonly limited: Readonly<Record<ExchangeLimit, readonly CardId[]>>;
  readonly room: Readonly<Record<ExchangeLimit, number>>;
}

/**
 * Each seat's memo: none yet (`undefined`), or nothing may be memoized, because the player is being changed (`null`).
 */
export type SeatMemos = (SeatMemo | null | undefined)[];

/** Empty memos for all seats. */
export function newSeatMemos({ players }: Pick<State, 'players'>): SeatMemos {
  const seats: SeatMemos = [];
  for (let seat = 0; seat < players.length; seat++) seats.push(undefined);
  return seats;
}

/** A seat's memo, to read and extend; `null` while its player is being changed. */
export function memoOf({ known }: { readonly known: SeatMemos }, seat: Seat): SeatMemo | null {
  const found = known[seat];
  if (found !== undefined) return found;
  const made: SeatMemo = {
    items: undefined,
    active: undefined,
    limited: undefined,
    burden: undefined,
    powers: undefined,
    sound: false,
    standing: { equip: undefined, unequip: undefined, join: undefined, part: undefined, drop: undefined },
    trades: [],
  };
  known[seat] = made;
  return made;
}

/** Memoized results about a position. Discarded as a whole when the table changes. */
export interface Memo {
  living: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
  readonly legalMoves: (readonly LegalMove[] | undefined)[];
  /** Each seat's last legal moves with nothing pending, of which most outlive a negotiation. */
  readonly stretches: (Stretches | undefined)[];
  /** The combat as everybody sees it. */
  combat: CombatView | undefined;
  /** What everybody remembers of each seat. */
  marks: MemoryView['players'] | undefined;
  /** Each seat as everybody sees it. */
  readonly views: (PlayerView | undefined)[];
}

/** A list of legal moves, and where each stretch of verbs that negotiations affect, or don't, ends in it. */
export interface Stretches {
  readonly legalMoves: readonly LegalMove[];
  readonly ends: readonly number[];
}

/** An empty memo. */
export function newMemo(): Memo {
  return {
    living: undefined,
    strengths: undefined,
    winning: undefined,
    legalMoves: [],
    stretches: [],
    combat: undefined,
    marks: undefined,
    views: [],
  };
}

/** What remains valid after a move that only tells somebody something, and changes nothing on the table. */
export function memoAfterNegotiation({ living, strengths, winning, stretches }: Memo): Memo {
  return {
    living,
    strengths,
    winning,
    legalMoves: [],
    stretches: stretches.slice(),
    combat: undefined,
    marks: undefined,
    views: [],
  };
}

/** Adds the legal moves with a seat's cards in play, computed once while those stay the same. */
export function offerStanding<G extends { readonly known: SeatMemos }>(
  game: G,
  seat: Seat,
  verb: Standing,
  out: LegalMove[],
  find: (game: G, seat: Seat, out: LegalMove[]) => void,
): void {
  const memo = memoOf(game, seat);
  if (memo === null) {
    find(game, seat, out);
    return;
  }
  let legalMoves = memo.standing[verb];
  if (legalMoves === undefined) {
    const found: LegalMove[] = [];
    find(game, seat, found);
    legalMoves = found;
    memo.standing[verb] = found;
  }
  for (let at = 0; at < legalMoves.length; at++) {
    const legalMove = legalMoves[at];
    if (legalMove !== undefined) out.push(legalMove);
  }
}
