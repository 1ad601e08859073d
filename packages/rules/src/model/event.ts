/**
 * Events: what happened, for logs and pages. The public part is for everybody; `secret` is only for the seats it names.
 * The two are kept apart, so that nothing ever has to be removed. Every event states its cause.
 */
import type { CardId, DeckName, Seat, Sex, Side } from './card.ts';
import type { RuleId } from './refusal.ts';
import type { ShownPhase } from './state.ts';
import type { Terms } from './move.ts';

/** The cause of an event: a card, a card's power or a rule, and the player responsible. */
export interface Cause {
  readonly card?: CardId;
  readonly power?: string;
  readonly rule?: RuleId;
  readonly by?: Seat;
}

/** One part of a number: what it is, and where it comes from. */
export interface Part extends Cause {
  readonly amount: number;
  /** What the part is, if it doesn't come from a card. */
  readonly what?: 'level' | 'die' | 'boost' | 'floor';
  /** Whose Level or item it is. */
  readonly seat?: Seat;
  /** The monster it belongs to. */
  readonly foe?: CardId;
}

/** A number with an explanation: `total` is the sum of its parts. */
export interface Sum {
  readonly total: number;
  readonly parts: readonly Part[];
}

/** Cards visible only to some: the player who drew, or those who gave and received. */
export interface Secret {
  readonly seats: readonly Seat[];
  readonly cards: readonly CardId[];
}

interface By {
  readonly cause: Cause;
}

/** Something that happened, with its cause. The seats in `secret` may also see the cards in it. */
export type GameEvent = By &
  (
    | { readonly e: 'turn'; readonly seat: Seat }
    | { readonly e: 'phase'; readonly phase: ShownPhase; readonly seat: Seat }
    | {
        readonly e: 'die';
        readonly seat: Seat;
        readonly die: number;
        readonly why: 'start' | 'flee' | 'tie' | 'power' | 'effect';
        readonly sum?: Sum;
      }
    | {
        /** What the dice showed, if cards make it count as something else. */
        readonly e: 'thrown';
        readonly seat: Seat;
        readonly dice: readonly number[];
        /** What counts. */
        readonly die: number;
        readonly cards: readonly CardId[];
      }
    | {
        /** A card is about to be played, unless somebody cancels it. */
        readonly e: 'announced';
        readonly seat: Seat;
        readonly card: CardId;
        readonly on?: CardId;
        readonly target?: Seat;
        readonly side?: Side;
        readonly with?: CardId;
      }
    | {
        /** Everybody is at another place now. */
        readonly e: 'place';
        readonly seat: Seat;
        readonly card: CardId;
        /** The place that it replaces. */
        readonly before?: CardId;
      }
    | { readonly e: 'starts'; readonly seat: Seat }
    | {
        readonly e: 'drew';
        readonly seat: Seat;
        readonly deck: DeckName;
        readonly count: number;
        readonly cards?: readonly CardId[];
        readonly secret?: Secret;
      }
    | { readonly e: 'none-left'; readonly seat: Seat; readonly deck: DeckName }
    | { readonly e: 'reshuffled'; readonly deck: DeckName }
    | { readonly e: 'door'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'took'; readonly seat: Seat; readonly card: CardId }
    | {
        readonly e: 'played';
        readonly seat: Seat;
        readonly card: CardId;
        readonly on?: CardId;
        readonly target?: Seat;
        readonly side?: Side;
        readonly with?: CardId;
      }
    | { readonly e: 'equipped'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'unequipped'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly e: 'lost'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | {
        readonly e: 'gave';
        readonly seat: Seat;
        readonly to: Seat;
        readonly count: number;
        readonly cards?: readonly CardId[];
        readonly secret?: Secret;
      }
    | {
        readonly e: 'sold';
        readonly seat: Seat;
        readonly cards: readonly CardId[];
        readonly gold: number;
        readonly levels: number;
      }
    | { readonly e: 'level'; readonly seat: Seat; readonly from: number; readonly to: number }
    | { readonly e: 'sex'; readonly seat: Seat; readonly to: Sex }
    | { readonly e: 'died'; readonly seat: Seat }
    | { readonly e: 'reborn'; readonly seat: Seat }
    | { readonly e: 'combat'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'joined'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'enhanced'; readonly seat: Seat; readonly card: CardId; readonly on: CardId }
    | { readonly e: 'removed'; readonly seat: Seat; readonly card: CardId; readonly treasures: number }
    | {
        readonly e: 'boosted';
        readonly seat: Seat;
        readonly side: Side;
        readonly amount: number;
        readonly target?: Seat;
      }
    | { readonly e: 'strengths'; readonly fighters: Sum; readonly monsters: Sum }
    | {
        readonly e: 'power';
        readonly seat: Seat;
        readonly power: string;
        readonly cards: readonly CardId[];
        readonly target?: Seat;
        readonly on?: CardId;
        readonly count?: number;
        readonly secret?: Secret;
      }
    | {
        readonly e: 'asked';
        readonly seat: Seat;
        readonly to: Seat;
        readonly terms: {
          readonly treasures: number;
          readonly first: Seat;
          readonly items: readonly CardId[];
          readonly plays: number;
        };
        readonly secret?: Secret;
      }
    | { readonly e: 'helps'; readonly seat: Seat; readonly to: Seat; readonly terms: Terms | null }
    | { readonly e: 'declined'; readonly seat: Seat; readonly to: Seat; readonly what: 'help' | 'trade' }
    | { readonly e: 'withdrawn'; readonly seat: Seat; readonly what: 'help' | 'trade' }
    | { readonly e: 'lapsed'; readonly seat: Seat; readonly what: 'help' | 'trade' }
    | {
        readonly e: 'offered';
        readonly seat: Seat;
        readonly to: Seat;
        readonly give: readonly CardId[];
        readonly get: readonly CardId[];
      }
    | {
        readonly e: 'traded';
        readonly seat: Seat;
        readonly to: Seat;
        readonly give: readonly CardId[];
        readonly get: readonly CardId[];
      }
    | { readonly e: 'claimed'; readonly seat: Seat; readonly what: 'win' | 'flight' }
    | { readonly e: 'unclaimed'; readonly seat: Seat; readonly what: 'win' | 'flight' }
    | { readonly e: 'passed'; readonly seat: Seat }
    | {
        readonly e: 'won';
        readonly seat: Seat;
        readonly helper: Seat | null;
        readonly killed: readonly CardId[];
        readonly levels: number;
        readonly treasures: number;
      }
    | { readonly e: 'ended'; readonly seat: Seat }
    | { readonly e: 'escaped'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'caught'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'sacrificed'; readonly seat: Seat; readonly card: CardId; readonly with: Seat | null }
    | { readonly e: 'curse'; readonly seat: Seat; readonly card: CardId; readonly on?: CardId }
    | { readonly e: 'cursed'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'cancelled'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'no-effect'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'lifted'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'treasure'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'looted'; readonly seat: Seat; readonly body: Seat; readonly card: CardId }
    | {
        readonly e: 'showed';
        readonly seat: Seat;
        readonly to?: Seat;
        readonly count: number;
        readonly cards?: readonly CardId[];
        readonly secret?: Secret;
      }
    | { readonly e: 'peeked'; readonly seat: Seat; readonly deck: DeckName; readonly secret?: Secret }
    | {
        readonly e: 'searched';
        readonly seat: Seat;
        readonly deck: DeckName;
        readonly cards: readonly CardId[];
      }
    | { readonly e: 'asks'; readonly seat: Seat; readonly about: string }
    | { readonly e: 'joined-lasers'; readonly seat: Seat; readonly cards: readonly CardId[] }
    | { readonly e: 'parted-laser'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'seizing'; readonly seat: Seat; readonly card: CardId }
    | { readonly e: 'seized'; readonly seat: Seat; readonly card: CardId }
    /** A card makes a player skip a future turn, or take an extra one. */
    | { readonly e: 'turn-owed'; readonly seat: Seat; readonly what: 'skip' | 'again' }
    | { readonly e: 'turned'; readonly seat: Seat; readonly what: 'skip' | 'again' }
    | { readonly e: 'conceded'; readonly seat: Seat }
    | {
        readonly e: 'rewound';
        /** Who took back their own act; `null` for a ruling. */
        readonly seat: Seat | null;
        /** The game is back to where it was before this act. */
        readonly to: number;
        /** How many acts were taken back. */
        readonly count: number;
        /** Cards that everybody saw after that, and that are hidden from somebody again. */
        readonly seen: readonly CardId[];
        /** How many other cards each player saw after that, and that are hidden from them again. */
        readonly known: readonly { readonly seat: Seat; readonly count: number }[];
      }
    | {
        readonly e: 'put';
        /** Who has it now; `null` if it is on its discard pile. */
        readonly seat: Seat | null;
        readonly card: CardId;
        readonly in: 'hand' | 'play' | 'discards';
      }
    | { readonly e: 'over'; readonly winners: readonly Seat[] }
  );

export type EventName = GameEvent['e'];
