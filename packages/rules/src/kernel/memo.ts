/** Memoized results about a table: about each seat's cards, and about a position as a whole. */
import type { ExchangeLimit } from '../model/sheet.ts';
import type { CardId, Seat } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { LegalMove, TradeLimit, Verb } from '../model/move.ts';
import type { State } from '../model/state.ts';
import type { CombatView, MemoryView, PlayerView, View } from '../model/view.ts';
import { Recent } from './recent.ts';

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
  /** The legal moves out of combat that follow from nothing else. */
  readonly kept: KeptMoves;
  /** The player as everybody saw them last, to be reused where nothing has changed. */
  view: PlayerView | undefined;
  /** What follows from these and each other seat's cards in play. */
  readonly pairs: (PairMemo | undefined)[];
}

/** What two seats may exchange: valid as long as the memo of each is. */
export interface PairMemo {
  readonly other: SeatMemo;
  limits: readonly NamedLimit[] | undefined;
  /** The same, as stated by legal moves. */
  stated: readonly TradeLimit[] | undefined;
  /** The trade that the one may offer the other, if any. */
  offer: LegalMove | null | undefined;
}

/** A limit within which two seats may exchange items, by its name. */
export interface NamedLimit extends TradeLimit {
  readonly limit: ExchangeLimit;
}

/** Legal moves that remain valid, by the verbs that were asked for them (`engine/legal-moves.ts`). */
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
 * What is memoized about each seat: about their cards in play, and about those and the hand. Nothing yet is `undefined`;
 * while the player or the hand is being changed, it is `null`.
 */
export interface Known {
  readonly seats: (SeatMemo | null | undefined)[];
  readonly hands: (HandMemo | null | undefined)[];
  /** Made for the first view. */
  seen: Seen | undefined;
}

/**
 * The last version of each part of the views. A part that comes out equal is replaced by the object kept here, so that
 * comparing views is quick and keeping several takes little memory. They are no cache: parts are computed each time.
 */
export interface Seen {
  readonly decks: Recent<View['decks']>;
  readonly discards: Recent<View['discards']>;
  readonly flight: Recent<View['flight']>;
  readonly trades: Recent<View['trades']>;
  readonly charity: Recent<NonNullable<View['charity']>>;
  readonly clocks: Recent<View['clocks']>;
  /** These differ by who looks. */
  readonly players: Recent<View['players']>;
  readonly combat: Recent<CombatView>;
  readonly pending: Recent<View['pending']>;
  readonly memory: Recent<View['memory']>;
}

/** Distinct versions of a part: at most two seats see something of their own, all others see the same. */
const VIEWERS = 3;

/** The parts of a table's views that were made last. */
export function seenOf({ known }: { readonly known: Known }): Seen {
  return (known.seen ??= {
    decks: new Recent(1),
    discards: new Recent(1),
    flight: new Recent(1),
    trades: new Recent(1),
    charity: new Recent(1),
    clocks: new Recent(1),
    players: new Recent(VIEWERS),
    combat: new Recent(VIEWERS),
    pending: new Recent(VIEWERS),
    memory: new Recent(VIEWERS),
  });
}

/**
 * What follows from a player's cards in hand and in play, and from what is noted of them for the turn: valid until the
 * player (`edit`) or the hand (`editHand`) is changed.
 */
export interface HandMemo {
  /** The legal moves that follow from nothing else. */
  readonly kept: KeptMoves;
  /** The cards that may be played at any time. */
  anyTime: readonly CardId[] | undefined;
  /** What everybody remembers of the player. */
  marks: MemoryView['players'][number] | undefined;
}

/**
 * A list to be filled in any order. Lists that begin empty would grow, and lists with holes have another layout in
 * memory.
 */
function unset<T>(): (T | undefined)[] {
  return UNSET.slice();
}

/** Enough for the seats of any table; lists of more grow. */
const PLACES = 10;
const UNSET: undefined[] = [];
while (UNSET.length < PLACES) UNSET.push(undefined);

/** Nothing is memoized about any seat. */
export function newKnown({ players }: Pick<State, 'players'>): Known {
  const known: Known = { seats: [], hands: [], seen: undefined };
  for (let seat = 0; seat < players.length; seat++) {
    known.seats.push(undefined);
    known.hands.push(undefined);
  }
  return known;
}

/** The same for a copy of the table. */
export function copyKnown({ seats, hands, seen }: Known): Known {
  return { seats: seats.slice(), hands: hands.slice(), seen };
}

/** The changes are made: whatever was being changed may be memoized again. */
export function settleKnown({ seats, hands }: Known): void {
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat] === null) seats[seat] = undefined;
  for (let seat = 0; seat < hands.length; seat++) if (hands[seat] === null) hands[seat] = undefined;
}

/** The memo of a seat's hand, to read and extend; `null` while that, or the player, is being changed. */
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

/** Memoized results about a position. Discarded as a whole when the table changes. */
export interface Memo {
  /** How many negotiations ago the table changed. */
  readonly position: number;
  /** Each seat's last legal moves; of those found with nothing pending most outlive a negotiation. */
  readonly listed: (Listed | undefined)[];
  living: readonly Seat[] | undefined;
  /** Who may offer trades, and be offered some. */
  trading: readonly Seat[] | undefined;
  strengths: readonly [fighters: number, monsters: number] | undefined;
  winning: boolean | undefined;
  /** What everybody remembers of each seat. */
  marks: MemoryView['players'] | undefined;
  /** What everybody sees alike. */
  open: OpenView | undefined;
}

/** What everybody sees alike of a position. */
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

/** What remains valid after a move that only tells somebody something, and changes nothing on the table. */
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
