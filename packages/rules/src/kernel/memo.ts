/** What has been found out about a table: of each seat's cards, and of a position as a whole. */
import type { ExchangeLimit } from '../model/sheet.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { Offer } from '../model/move.ts';
import type { State } from '../model/state.ts';
import type { CombatView, PlayerView } from '../model/view.ts';

/**
 * What follows from one player alone: from what lies in front of them, their Level and sex, whether they are alive. It holds until that
 * player is changed (`edit`), whatever else happens at the table.
 */
export interface SeatMemo {
  items: readonly CardId[] | undefined;
  active: readonly CardId[] | undefined;
  /** Whether there is anything that a limit counts, or a steed. */
  limited: boolean | undefined;
  burden: Burden | undefined;
  powers: readonly Given[] | undefined;
  /** Whether no limit is broken, so that nothing follows by itself. */
  sound: boolean;
  /** What may be done out of combat with what lies in front of the seat. */
  readonly standing: Record<Standing, readonly Offer[] | undefined>;
  /** What may be traded with each other seat, for as long as what is known of that one holds, too. */
  readonly trades: ({ readonly other: SeatMemo; readonly offer: Offer | null } | undefined)[];
}

/** Verbs whose legal moves out of combat follow from what lies in front of a seat alone. */
export type Standing = 'equip' | 'unequip' | 'join' | 'part' | 'drop';

/** A power and the card that gives it. */
export interface Given {
  readonly card: CardId;
  readonly power: Power;
}

/** What a seat has in play that is limited, and room for more of it. */
export interface Burden {
  readonly limited: Readonly<Record<ExchangeLimit, readonly CardId[]>>;
  readonly room: Readonly<Record<ExchangeLimit, number>>;
}

/** What is known of each seat: nothing yet (`undefined`), or nothing to be kept, the player being changed just now (`null`). */
export type SeatMemos = (SeatMemo | null | undefined)[];

/** Of no seat anything is known. */
export function newSeatMemos({ players }: Pick<State, 'players'>): SeatMemos {
  const seats: SeatMemos = [];
  for (let seat = 0; seat < players.length; seat++) seats.push(undefined);
  return seats;
}

/** What is known of a seat, to be looked up and added to; `null` while its player is being changed. */
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

/** What has been found out about a position. It is dropped as a whole when the table changes. */
export interface Memo {
  living: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
  readonly offers: (readonly Offer[] | undefined)[];
  /** What everybody sees of the combat alike. */
  combat: CombatView | undefined;
  /** What everybody sees of each seat alike. */
  readonly views: (PlayerView | undefined)[];
}

/** Nothing is known yet. */
export function newMemo(): Memo {
  return {
    living: undefined,
    strengths: undefined,
    winning: undefined,
    offers: [],
    combat: undefined,
    views: [],
  };
}

/** Adds what may be done with what lies in front of a seat, found out once for as long as that stays as it is. */
export function offerStanding<G extends { readonly known: SeatMemos }>(
  game: G,
  seat: Seat,
  verb: Standing,
  out: Offer[],
  find: (game: G, seat: Seat, out: Offer[]) => void,
): void {
  const memo = memoOf(game, seat);
  if (memo === null) {
    find(game, seat, out);
    return;
  }
  let offers = memo.standing[verb];
  if (offers === undefined) {
    const found: Offer[] = [];
    find(game, seat, found);
    offers = found;
    memo.standing[verb] = found;
  }
  for (let at = 0; at < offers.length; at++) {
    const offer = offers[at];
    if (offer !== undefined) out.push(offer);
  }
}
