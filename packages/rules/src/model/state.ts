/**
 * A table between two moves. Plain JSON at any moment: what is pending is on the {@link State.stack} as data, so that a
 * table can be serialized at any time and continue in another process.
 */
import type { CardId, DeckName, Seat, Sex, Side } from './card.ts';
import type { Frame } from './frame.ts';
import type { Terms } from './move.ts';
import type { SheetId } from './sheet.ts';

/** The phases of a turn, in order. */
export const TURN_PHASES = Object.freeze([
  'opening',
  // A shown door card waits to be played or taken.
  'door',
  // The player may look for trouble or loot the room.
  'trouble',
  'combat',
  'flee',
  'closing',
  'charity',
] as const);

/** The phases of a game. */
export const PHASES = Object.freeze(['setup', ...TURN_PHASES, 'over'] as const);
export type Phase = (typeof PHASES)[number];

/** The phases that scenarios and pages name: what is pending can hide the phase below it. */
export const SHOWN_PHASES = Object.freeze([...PHASES, 'reward', 'looting'] as const);
export type ShownPhase = (typeof SHOWN_PHASES)[number];

export interface Options {
  readonly fast: boolean;
  readonly listen: boolean;
  readonly sharedVictory: boolean;
  readonly epic: boolean;
  /** The Level that wins. */
  readonly level: number;
  /** The wait before a win, in milliseconds (`combat.grace`). */
  readonly grace: number;
  /** The time limit for choices and requests, in milliseconds (D6, D25). */
  readonly limit: number;
  /** Cards dealt to each player from each deck. */
  readonly deal: number;
}

/** A penalty on the next combat (`curses.next-is-now`). */
export interface Penalty {
  readonly card: CardId;
  readonly strength: number;
  /** Received in the combat that is just ending: it counts in the next one. */
  readonly later: boolean;
}

export interface Player {
  readonly name: string;
  sex: Sex;
  level: number;
  hand: CardId[];
  races: CardId[];
  classes: CardId[];
  /** Half-Breed cards in play. */
  halfBreeds: CardId[];
  /** Super Munchkin cards in play. */
  superMunchkins: CardId[];
  /** Powers, styles and training in play, from the sets that have them (`mixing.everyone`). */
  talents: CardId[];
  /** Equipped items, which count if their owner meets their restrictions. */
  equipped: CardId[];
  /** Carried items, lying sideways. */
  carried: CardId[];
  sidekicks: CardId[];
  steeds: CardId[];
  /** Sidekicks whose sex a card has changed. */
  changed: CardId[];
  /** Lasting curses, and those waiting for the next combat. */
  curses: CardId[];
  /** Cards attached to other cards of this player: `[host, card]`. */
  attached: [host: CardId, card: CardId][];
  dead: boolean;
  /** Has left the game for good. */
  left: boolean;
  /** Has finished the opening plays. */
  ready: boolean;
  /** A new hand is due at the start of the player's next turn (`death.new-hand`). */
  reborn: boolean;
  /** Cards just received, which may be played even on other players' turns (D21). */
  justReceived: CardId[];
  /** Cards in the hand that others know: shown to one seat, or to everybody (-1), while they stay there. */
  shown: (readonly [card: CardId, to: Seat])[];
  /** Items received in a trade that can't be sold yet (`trade.stays`). */
  unsaleable: CardId[];
  /** Once-per-turn powers used this turn. */
  used: string[];
  /** Items whose price is doubled in the next sale. */
  doubled: CardId[];
  /** Those of `curses` that count in the next combat, or the current one (`curses.next-is-now`). */
  nextCombat: Penalty[];
  /** Turns owed by cards: above 0, more of them; below 0, how many are skipped. */
  owed?: number;
}

/** A player, for code that only reads. */
export type ReadonlyPlayer = {
  readonly [Field in keyof Player]: Player[Field] extends (infer Entry)[] ? readonly Entry[] : Player[Field];
};

/** A monster in a combat. A mate is a separate foe with its own card and its monster's kin. */
export interface Foe {
  readonly card: CardId;
  /**
   * The card whose values it has, and whose enhancers also count for it: its own, or that of the monster it mates with.
   */
  readonly kin: CardId;
}

export interface Boost {
  readonly side: Side;
  readonly amount: number;
  /** The card that gave it: a one-shot, or the card with the power. */
  readonly card: CardId;
  /** The power, if one gave it. */
  readonly power?: string;
  /** Who played it. */
  readonly by: Seat;
  /** The fighter it affects (a backstab's victim). */
  readonly on?: Seat;
  /** Recomputed from the fighters instead of a fixed amount. */
  readonly count?: { readonly play: number };
}

export interface Combat {
  readonly fighter: Seat;
  helper: Seat | null;
  /** The helper's place stays used even if the helper is gone (D7). */
  helperSpent: boolean;
  terms: Terms | null;
  foes: Foe[];
  /** Enhancers in play: each affects every foe of that kin. */
  enhancers: { readonly card: CardId; readonly kin: CardId }[];
  boosts: Boost[];
  /** One-shots, removed monsters and other cards that are discarded when the combat ends. */
  aside: CardId[];
  /** Treasures of monsters removed without a kill. */
  spoils: number;
  /** Levels that powers will give if the rest are beaten (round-up). */
  bonusLevels: { readonly seat: Seat; readonly card: CardId }[];
  /** Monsters that a power has lured away: the fighters escape them without a roll. */
  eluded: CardId[];
  request: { readonly clock: number; readonly to: Seat; readonly terms: Terms } | null;
  refusals: { readonly seat: Seat; readonly terms: Terms }[];
  /** The running wait: before a win, or before running away. */
  claim: { readonly kind: 'win' | 'flight'; clock: number; passed: Seat[] } | null;
  /** The powers used, as `power seat [target]`, with the number of cards. */
  used: Record<string, number>;
  /** A card has ended all meddling in it. */
  sealed?: boolean;
}

export interface Flight {
  /** Fighter, then helper: who still has to run, the current runner first. */
  runners: Seat[];
  /** Monsters the runner has yet to roll against. */
  left: CardId[];
  /** Rolls the runner has made. */
  rolls: number;
  failed: number;
  used: Record<string, number>;
  /** Bonuses from cards to the runner's next roll. */
  boosts: {
    readonly seat: Seat;
    readonly amount: number;
    readonly card: CardId;
    readonly until: 'roll' | 'flight';
  }[];
  /** The result a card has fixed for the runner's next roll, or 0. */
  fixed: number;
  /** On sheets where the runner orders the Bad Stuff: who has caught the runner so far. */
  caught: CardId[];
  /** Seats that escape everything that can be escaped. */
  escaping: Seat[];
}

/** An open trade (D18). */
export interface TradeOffer {
  /** Numbered together with the clocks, which shows the newer of two questions to one seat. */
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly get: readonly CardId[];
}

/**
 * The version of the format of states, moves and events. Raised whenever the format changes, together with a migration
 * (`saved/versions.ts`).
 */
export const STATE_VERSION = 2;

/** How randomness is derived from a seed: `sfc32` at tables that began with version 1. */
export type Streams = 'hmac' | 'sfc32';

export interface State {
  readonly version: typeof STATE_VERSION;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly options: Options;
  /** The seed of all randomness; never part of a view. */
  readonly seed: string;
  /** How randomness is derived from it. */
  readonly streams: Streams;
  /** How often each random stream was drawn from. */
  chance: { doors: number; treasures: number; die: number; pick: number };
  /** Fixed results of the next rolls, used before the seed. */
  dice: number[];

  phase: Phase;
  turn: Seat;
  /** Turns started; the first is 1. */
  turns: number;
  /** A second door was opened this turn. */
  secondDoor: boolean;
  players: Player[];
  /** Both face down; the top card is the last in its list. */
  decks: Record<DeckName, CardId[]>;
  /** Both face up; the top card is the last in its list. */
  discards: Record<DeckName, CardId[]>;
  /** The shown door card, or -1. */
  door: CardId;
  /** The place that everybody is at; left out while there is none. */
  place?: CardId;
  combat: Combat | null;
  flight: Flight | null;
  /** Cards of players who died and have not been looted yet. */
  bodies: { readonly seat: Seat; readonly cards: CardId[] }[];
  trades: TradeOffer[];
  /** Cards given in this charity, by seat. */
  charity: { readonly lowest: Seat[]; readonly given: number[] } | null;
  /** What is pending, the innermost last. */
  stack: Frame[];
  /** The clock of what the phase itself requires: the shown door card, a roll to run away, charity (D25). */
  phaseClock: number;
  /** Number of the newest clock. */
  clocks: number;
  winners: Seat[];
  /** What cards in play count: the turns that a curse has left, the combats that an item will last. */
  counts?: [card: CardId, left: number][];
}
