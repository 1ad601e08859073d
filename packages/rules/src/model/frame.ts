/**
 * What is pending at a table, as data: each frame is something yet to be done, or an answer being waited for. The
 * frames lie on the state's stack, the innermost last.
 */
import type { CardId, DeckName, Seat } from './card.ts';
import type { Deed } from './effect.ts';
import type { Cause } from './event.ts';
import type { MoveOf, Pick, Terms } from './move.ts';
import type { Limit } from './sheet.ts';

/** A deed that has yet to happen. */
export interface DoFrame {
  readonly f: 'do';
  readonly deed: Deed;
  readonly subject: Seat;
  /** The card that causes it. */
  readonly card: CardId;
  /** The player of the card, or -1. */
  readonly by: Seat;
}

/** A curse is about to take effect, or a card is about to be played: the wait of D2 for cancellation. */
export interface CancelFrame {
  readonly f: 'cancel';
  clock: number;
  readonly card: CardId;
  readonly victim: Seat;
  readonly by: Seat;
  /** The sidekick it is played on, or -1. */
  readonly sidekick: CardId;
  passed: Seat[];
  /** How it was played, if it isn't a curse but a card about to be played. */
  readonly move?: MoveOf<'play'>;
  /** Nobody canceled it: it is played now. */
  due?: boolean;
}

/** A roll to run away has failed: the wait for the runner's own powers. */
export interface CaughtFrame {
  readonly f: 'caught';
  clock: number;
  readonly seat: Seat;
  readonly foe: CardId;
  readonly die: number;
  /** Die plus modifiers. */
  total: number;
}

/** A player has to make a choice (D25). */
export interface ChoiceFrame {
  readonly f: 'choice';
  clock: number;
  readonly seat: Seat;
  /** The topic, which decides what handles the answer. */
  readonly about: ChoiceTopic;
  readonly from: readonly Pick[];
  readonly min: number;
  readonly max: number;
  /** The order of the answers matters. */
  readonly ordered?: boolean;
  /** The card that asks, or -1. */
  readonly card: CardId;
  /** The effect that asked: the answer completes it. */
  readonly deed?: Deed;
  readonly subject?: Seat;
  readonly by?: Seat;
  /** Small numbers that the effect needs later. */
  readonly data?: readonly number[];
  /** A hidden card the choice is about: only the player asked may see it. */
  readonly peeked?: CardId;
  /** A discard pile being searched: only the player asked may see it. */
  readonly pile?: DeckName;
  /** The only possible answer: nobody is asked. */
  readonly answer?: readonly Pick[];
}

/** The questions that cards ask. Each has its wording (`asks-…`). */
export const ASKS = Object.freeze([
  'die',
  'discard',
  'duel',
  'either',
  'give',
  'lift',
  'look',
  'lose',
  'lose-other',
  'pay',
  'receiver',
  'search',
  'swap',
  'take',
] as const);
export type Ask = (typeof ASKS)[number];

/** A question that a card asks. */
export interface Asked {
  readonly ask: Ask;
  /** The other player involved, who gives, gets or loses something. */
  readonly whom: Seat | null;
}

/** The topics of choices. */
export const CHOICE_TOPICS = Object.freeze([
  'deed',
  'play',
  'power',
  'treasure',
  'loot',
  'resurrection',
  // Big items in excess that nobody can carry: which are discarded (D36).
  'excess',
  // One sidekick too many: which is discarded (D35).
  'sidekick',
  // The order of Bad Stuff (`flee.each-monster`).
  'order',
  // One race or class too many: which is discarded.
  'trait',
] as const);
export type ChoiceTopic = (typeof CHOICE_TOPICS)[number];

/**
 * Cards are being drawn face up, one at a time. Before each, the drawer may have a power that takes the top of the
 * discard pile instead (D41).
 */
export interface DrawFrame {
  readonly f: 'draw';
  readonly seat: Seat;
  readonly deck: DeckName;
  /** Where they go: to the drawer's hand, among the Treasures to be shared, or into the combat as its next monster. */
  readonly to: 'hand' | 'share' | 'fight';
  /** How many are still to be drawn; for a combat, how many monsters. */
  left: number;
  /** Whether the drawer may still take the top of the pile instead, not having declined. */
  mayResurrect: boolean;
  readonly cause: Cause;
  /** The monster that the next one replaces, or -1. */
  readonly swapped: CardId;
  /** Cards turned up that have no destination: they are discarded once everything is drawn (D17). */
  turned: CardId[];
}

/** The end of a combat in steps, each done once. */
export interface RewardFrame {
  readonly f: 'reward';
  step: 'draw' | 'share' | 'promises' | 'orders' | 'done';
  readonly fighter: Seat;
  readonly helper: Seat | null;
  /** What is still owed to the helper; `null` if nothing was promised. */
  terms: Terms | null;
  readonly treasures: number;
  /** Treasures drawn face up that are still to be shared. */
  open: CardId[];
  /** How many the helper still gets. */
  helperShare: number;
  /** Who picks next, while shares are being picked. */
  picker: Seat;
  readonly killed: readonly CardId[];
}

/** A body is being looted, once the combat is over (D13). */
export interface LootFrame {
  readonly f: 'loot';
  readonly body: Seat;
  cards: CardId[];
  queue: Seat[];
}

/**
 * A player has more Big items, gadgets or steeds than allowed, and must get rid of some at once (`items.big-excess`).
 */
export interface ExcessFrame {
  readonly f: 'excess';
  clock: number;
  readonly limit: Limit;
  readonly seat: Seat;
}

/** A card whose effect is in progress; it is discarded when all of it has happened, unless it stays with its victim. */
export interface SpentFrame {
  readonly f: 'spent';
  readonly card: CardId;
}

/** A discarded race or class is being claimed in fast play: the window for rivals (D22). The card is set aside. */
export interface SeizeFrame {
  readonly f: 'seize';
  clock: number;
  readonly card: CardId;
  /** Who claims it, and the card each would discard for it. */
  claims: (readonly [seat: Seat, paid: CardId])[];
  passed: Seat[];
}

/** Anything pending at a table. */
export type Frame =
  | DoFrame
  | CancelFrame
  | CaughtFrame
  | ChoiceFrame
  | DrawFrame
  | RewardFrame
  | LootFrame
  | ExcessFrame
  | SpentFrame
  | SeizeFrame;
