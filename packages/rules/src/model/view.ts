/** What a seat or a spectator may see of a table. Built by picking (`engine/view.ts`), never by removing. */
import type { CardId, DeckName, Seat, Sex, Side } from './card.ts';
import type { Sum } from './event.ts';
import type { Pick as Answer, Terms } from './move.ts';
import type { Limit, SheetId } from './sheet.ts';
import type { Asked, ChoiceTopic, Frame } from './frame.ts';
import type { Combat, Flight, Options, Phase, Player, ShownPhase, TradeOffer } from './state.ts';

/** A player, as the viewer sees them. */
export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly sex: Sex;
  readonly level: number;
  /** How many cards the hand holds. */
  readonly hand: number;
  readonly handLimit: number;
  /** Cards in this hand that were shown to the viewer, and are still there. */
  readonly shown: readonly CardId[];
  readonly races: readonly CardId[];
  readonly classes: readonly CardId[];
  readonly halfBreeds: readonly CardId[];
  readonly superMunchkins: readonly CardId[];
  readonly talents: readonly CardId[];
  readonly equipped: readonly CardId[];
  readonly carried: readonly CardId[];
  readonly sidekicks: readonly CardId[];
  readonly steeds: readonly CardId[];
  /** Sidekicks whose sex a card has changed. */
  readonly changed: readonly CardId[];
  readonly curses: readonly CardId[];
  readonly attached: readonly (readonly [host: CardId, card: CardId])[];
  /** Equipped items that don't count now (`items.restricted`). */
  readonly ineffective: readonly CardId[];
  readonly dead: boolean;
  readonly left: boolean;
  readonly ready: boolean;
  /** Turns owed because of cards: extra ones above 0, skipped ones below 0. Left out if there are none. */
  readonly owed?: number;
  /** Strength out of combat, with its parts. */
  readonly strength: Sum;
  /** The modifier to rolls to run away, with its parts. */
  readonly flee: Sum;
  /** What kind of question this player has to answer. */
  readonly asked: 'help' | 'trade' | 'choice' | null;
}

/** A monster in the combat. */
export interface FoeView {
  readonly card: CardId;
  /** The card whose values it has: its own, or that of the monster it mates with. */
  readonly kin: CardId;
  readonly enhancers: readonly CardId[];
  readonly strength: Sum;
  readonly treasures: number;
  readonly levels: number;
}

/** The combat, as the viewer sees it. */
export interface CombatView {
  readonly fighter: Seat;
  readonly helper: Seat | null;
  readonly helperSpent: boolean;
  readonly terms: TermsView | null;
  readonly foes: readonly FoeView[];
  readonly fighters: Sum;
  readonly monsters: Sum;
  /** Whether the fighters would win now, including ties. */
  readonly winning: boolean;
  readonly treasures: number;
  readonly levels: number;
  readonly boosts: readonly {
    readonly side: Side;
    readonly amount: number;
    readonly card: CardId;
    readonly by: Seat;
    readonly power?: string;
    readonly on?: Seat;
  }[];
  readonly claim: { readonly kind: 'win' | 'flight'; readonly passed: readonly Seat[] } | null;
  /** Nobody but the fighters may play cards or use powers in it; left out while everybody may. */
  readonly sealed?: true;
  readonly request: { readonly to: Seat; readonly terms: TermsView } | null;
  /** Who has declined the current terms. */
  readonly declined: readonly Seat[];
}

/** What a roll to run away from one monster needs (`flee.roll`). */
export interface EscapeView {
  readonly card: CardId;
  /** Everything added to the die, the monster's own modifier included. */
  readonly modifiers: Sum;
  /** The lowest face of the die that escapes: 1 if any does, 7 if none does. */
  readonly needs: number;
  /**
   * The chance of escaping, from 0 to 1, and the faces that do. Only if cards change what the die means; otherwise each
   * face from `needs` up is one in six.
   */
  readonly odds?: { readonly chance: number; readonly faces: readonly number[] };
}

/** Terms as others see them: promised hand cards are only counted, except for the two players concerned. */
export interface TermsView extends Omit<Terms, 'plays'> {
  readonly plays: number;
  readonly playCards: readonly CardId[] | null;
}

/** What is pending, as the viewer sees it. */
export type PendingView =
  | {
      readonly kind: 'cancel';
      readonly card: CardId;
      readonly victim: Seat;
      readonly by: Seat;
      readonly passed: readonly Seat[];
      /** Set if it isn't a curse but a card about to be played. */
      readonly played?: true;
    }
  | {
      readonly kind: 'caught';
      readonly seat: Seat;
      readonly foe: CardId;
      readonly die: number;
      readonly total: number;
    }
  | {
      readonly kind: 'seize';
      readonly card: CardId;
      readonly claims: readonly Seat[];
      readonly passed: readonly Seat[];
    }
  | { readonly kind: 'excess'; readonly seat: Seat; readonly limit: Limit }
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly about: ChoiceTopic;
      readonly card: CardId | null;
      readonly min: number;
      readonly max: number;
      readonly from: readonly Answer[] | null;
      /** What the card asks, only for the player asked; `null` if only its text says it. */
      readonly asked: Asked | null;
      /** A hidden card the choice is about, only for the player asked. */
      readonly peeked: CardId | null;
      /** The whole discard pile being searched, its top first, only for the player asked. */
      readonly pile: readonly CardId[] | null;
    }
  | { readonly kind: 'looting'; readonly body: Seat; readonly cards: readonly CardId[]; readonly seat: Seat }
  | { readonly kind: 'sharing'; readonly cards: readonly CardId[]; readonly seat: Seat };

/** A clock. The last of a table's clocks is running; those before it are paused. */
export interface Clock {
  /** Changes whenever the wait restarts. */
  readonly id: number;
  readonly kind: 'grace' | 'cancel' | 'seize' | 'request' | 'choice';
  /** The length of the whole wait, in milliseconds. */
  readonly ms: number;
}

/**
 * The past events that legal moves depend on, as far as the viewer knows them. With these, a view is enough to compute
 * its seat's legal moves.
 */
export interface MemoryView {
  readonly phase: Phase;
  readonly secondDoor: boolean;
  readonly players: readonly Pick<Player, 'used' | 'doubled' | 'unsaleable' | 'nextCombat'>[];
  /** The innermost pending frame; another seat's choice comes without its options. */
  readonly frame: Frame | null;
  /** Whether anything pending concerns this seat, or its cards. */
  readonly concerned: boolean;
  /** Cards given in this charity, by seat. */
  readonly given: readonly number[];
  readonly combat:
    | (Pick<Combat, 'used' | 'eluded' | 'spoils' | 'sealed'> & {
        readonly enhancers: Combat['enhancers'];
        readonly boosts: Combat['boosts'];
        /** The clock of the open request, or 0. */
        readonly request: number;
        /** Terms that were declined, as far as this seat knows them. */
        readonly refusals: readonly { readonly seat: Seat; readonly terms: TermsView }[];
      })
    | null;
  readonly flight: Omit<Flight, 'runners' | 'left'> | null;
}

/** Everything that a seat, or a spectator, may know about a table. */
export interface View {
  /** The viewing seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly options: Options;
  readonly phase: ShownPhase;
  readonly turn: Seat;
  readonly turns: number;
  readonly players: readonly PlayerView[];
  /** The seat's own hand; `null` for a spectator. */
  readonly hand: readonly CardId[] | null;
  /** Cards of the seat's hand and table that were just received and may be played out of turn. */
  readonly justReceived: readonly CardId[];
  readonly decks: Readonly<Record<DeckName, number>>;
  readonly discards: Readonly<Record<DeckName, { readonly count: number; readonly top: CardId | null }>>;
  readonly door: CardId | null;
  /** The place that everybody is at; left out while there is none. */
  readonly place?: CardId;
  readonly combat: CombatView | null;
  readonly flight: {
    readonly runner: Seat;
    readonly waiting: readonly Seat[];
    readonly left: readonly CardId[];
    /** What the runner needs against each of those. */
    readonly escapes: readonly EscapeView[];
  } | null;
  readonly pending: PendingView | null;
  readonly trades: readonly TradeOffer[];
  readonly charity: { readonly excess: number; readonly lowest: readonly Seat[] } | null;
  readonly clocks: readonly Clock[];
  readonly memory: MemoryView;
  readonly winners: readonly Seat[];
  /** What cards in play count down: the turns a curse still lasts, the combats an item still lasts. */
  readonly counts?: readonly (readonly [card: CardId, left: number])[];
}
