/** Memoized results about each seat: about their cards in play, and about those and the hand. */
import type { ExchangeLimit } from '../model/sheet.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { LegalMove, TradeLimit } from '../model/move.ts';
import type { State } from '../model/state.ts';
import type { MemoryView, PlayerView } from '../model/view.ts';
import type { Seen } from './seen.ts';
import { unset } from './unset.ts';

/**
 * Results that depend on one player alone: on their cards in play, their Level and sex, and whether they are alive.
 * Valid until that player is changed (`edit`), whatever else happens at the table.
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
  /** The legal moves out of combat that depend on nothing else. */
  readonly kept: KeptMoves;
  /** The last public view of the player, reused if nothing has changed. */
  view: PlayerView | undefined;
  /** Results that also depend on another seat's cards in play, by that seat. */
  readonly pairs: (PairMemo | undefined)[];
}

/** What two seats may exchange. Valid as long as the memos of both are. */
export interface PairMemo {
  readonly other: SeatMemo;
  limits: readonly NamedLimit[] | undefined;
  /** The same, as stated by legal moves. */
  stated: readonly TradeLimit[] | undefined;
  /** The trade that one may offer the other, if any. */
  offer: LegalMove | null | undefined;
}

/** A named limit on what two seats may exchange. */
export interface NamedLimit extends TradeLimit {
  readonly limit: ExchangeLimit;
}

/** Legal moves that stay valid, by the stretch of verbs that generated them (`engine/legal-moves.ts`). */
export type KeptMoves = (readonly LegalMove[] | undefined)[];

/** A power and the card that gives it. */
export interface Given {
  readonly card: CardId;
  readonly power: Power;
}

/** Cards that go along with the card they are attached to. */
export type Along = readonly (readonly [host: CardId, card: CardId])[];

/** A seat's cards in play that count toward limits, and its room for more. */
export interface Burden {
  readonly limited: Readonly<Record<ExchangeLimit, readonly CardId[]>>;
  /** Those that go along with a card they are attached to. */
  readonly along: Readonly<Record<ExchangeLimit, Along>>;
  readonly room: Readonly<Record<ExchangeLimit, number>>;
}

/**
 * Results that depend on a player's cards in hand and in play and on this turn's notes about them. Valid until the
 * player (`edit`) or the hand (`editHand`) is changed.
 */
export interface HandMemo {
  /** The legal moves that depend on nothing else. */
  readonly kept: KeptMoves;
  /** The cards that may be played at any time. */
  anyTime: readonly CardId[] | undefined;
  /** What everybody remembers of the player. */
  marks: MemoryView['players'][number] | undefined;
}

/**
 * What is memoized about each seat: about their cards in play, and about those and the hand. `undefined` if there is
 * nothing yet, `null` while the player or the hand is being changed.
 */
export interface Known {
  readonly seats: (SeatMemo | null | undefined)[];
  readonly hands: (HandMemo | null | undefined)[];
  /** Created for the first view. */
  seen: Seen | undefined;
}

/** Starts with nothing memoized about any seat. */
export function newKnown({ players }: Pick<State, 'players'>): Known {
  const known: Known = { seats: [], hands: [], seen: undefined };
  for (let seat = 0; seat < players.length; seat++) {
    known.seats.push(undefined);
    known.hands.push(undefined);
  }
  return known;
}

/** Copies what is memoized, for a copy of the table. */
export function copyKnown({ seats, hands, seen }: Known): Known {
  return { seats: seats.slice(), hands: hands.slice(), seen };
}

/** Ends the changes: whatever was being changed may be memoized again. */
export function settleKnown({ seats, hands }: Known): void {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat] === null) seats[seat] = undefined;
  for (let seat = 0; seat < hands.length; seat++) if (hands[seat] === null) hands[seat] = undefined;
}

/** The memo of a seat's hand, to read and extend; `null` while the hand or the player is being changed. */
export function handMemoOf({ known: { hands } }: { readonly known: Known }, seat: Seat): HandMemo | null {
  const found = hands[seat];
  if (found !== undefined) return found;
  const made: HandMemo = { kept: unset(), anyTime: undefined, marks: undefined };
  hands[seat] = made;
  return made;
}

/** A seat's memo, to read and extend; `null` while its player is being changed. */
export function memoOf({ known: { seats } }: { readonly known: Known }, seat: Seat): SeatMemo | null {
  const found = seats[seat];
  if (found !== undefined) return found;
  const made: SeatMemo = {
    items: undefined,
    active: undefined,
    limited: undefined,
    burden: undefined,
    powers: undefined,
    sound: false,
    kept: unset(),
    view: undefined,
    pairs: unset(),
  };
  seats[seat] = made;
  return made;
}

/** The memo of a seat and another, to read and extend; `null` while either player is being changed. */
export function pairMemoOf(game: { readonly known: Known }, from: Seat, to: Seat): PairMemo | null {
  const memo = memoOf(game, from);
  const other = memoOf(game, to);
  if (memo === null || other === null) return null;
  const found = memo.pairs[to];
  if (found?.other === other) return found;
  const made: PairMemo = { other, limits: undefined, stated: undefined, offer: undefined };
  memo.pairs[to] = made;
  return made;
}
