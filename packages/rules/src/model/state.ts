/**
 * A table between two moves. Plain JSON at any moment: what is pending lies in {@link State.stack} as data, so that
 * a table can be written out at any time and go on in another process.
 */
import type { CardId, DeckName, Seat, Sex, Side } from './card.ts';
import type { Frame } from './frame.ts';
import type { Terms } from './move.ts';
import type { SheetId } from './sheet.ts';

export type Phase =
  | 'setup'
  | 'opening'
  /** A shown door card waits to be played or taken. */
  | 'door'
  /** The player may look for trouble or loot. */
  | 'trouble'
  | 'combat'
  | 'flee'
  | 'closing'
  | 'charity'
  | 'over';

/** What scenarios and pages call the phase: what is pending can hide the phase below it. */
export type ShownPhase = Phase | 'reward' | 'looting';

export interface Options {
  readonly fast: boolean;
  readonly listen: boolean;
  readonly sharedVictory: boolean;
  readonly epic: boolean;
  /** The Level that wins. */
  readonly level: number;
  /** The wait before a win, in milliseconds (`combat.grace`). */
  readonly grace: number;
  /** The limit for choices and requests, in milliseconds (D6, D25). */
  readonly limit: number;
  /** Cards of each deck dealt to each player. */
  readonly deal: number;
}

/** A penalty on the next combat (`curses.next-is-now`). */
export interface Penalty {
  readonly card: CardId;
  readonly strength: number;
  /** Got from the very combat that is ending: it counts in the one after it. */
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
  /** Powers, styles and training of the sets that have them, in play (`mixing.everyone`). */
  talents: CardId[];
  /** Items in play that count, where their owner is of the kind they are for. */
  equipped: CardId[];
  /** Items in play, lying sideways. */
  carried: CardId[];
  sidekicks: CardId[];
  steeds: CardId[];
  /** Sidekicks whose sex a card has changed. */
  changed: CardId[];
  /** Lasting curses, and those that wait for the next combat. */
  curses: CardId[];
  /** Cards lying on other cards of this player: `[host, card]`. */
  attached: [host: CardId, card: CardId][];
  dead: boolean;
  /** Left the game for good. */
  left: boolean;
  /** Done with the plays of the setup. */
  ready: boolean;
  /** A new hand is due at the start of the next own turn (`death.new-hand`). */
  reborn: boolean;
  /** Cards just received, which may be played though it is not the owner's turn (D21). */
  fresh: CardId[];
  /** Cards of the hand that others know: shown to one seat, or to everybody (-1), for as long as they stay there. */
  shown: (readonly [card: CardId, to: Seat])[];
  /** Items got by trade that can't be sold yet (`trade.stays`). */
  unsaleable: CardId[];
  /** Powers used in this own turn that may be used once in it. */
  used: string[];
  /** Items whose worth is doubled at the next sale. */
  doubled: CardId[];
  /** Curses among `curses` that count in the next combat, or in the present one (`curses.next-is-now`). */
  nextCombat: Penalty[];
}

/** A player as whoever only asks sees it. */
export type ReadonlyPlayer = {
  readonly [Field in keyof Player]: Player[Field] extends (infer Entry)[] ? readonly Entry[] : Player[Field];
};

/** A monster of a combat. A mate is a foe of its own card and its monster's kin. */
export interface Foe {
  readonly card: CardId;
  /** The card whose figures it has, and whose enhancers count for it too: its own, or that of the monster it mates. */
  readonly kin: CardId;
}

export interface Boost {
  readonly side: Side;
  readonly amount: number;
  /** The card that gave it: a one-shot, or the card with the power. */
  readonly card: CardId;
  /** The power, where one gave it. */
  readonly power?: string;
  /** Who played it. */
  readonly by: Seat;
  /** The fighter it is about (a backstab's victim). */
  readonly on?: Seat;
  /** Counted anew from the fighters instead of a fixed amount. */
  readonly count?: { readonly play: number };
}

export interface Combat {
  readonly fighter: Seat;
  helper: Seat | null;
  /** The helper's place stays used even if the helper is gone (D7). */
  helperSpent: boolean;
  terms: Terms | null;
  foes: Foe[];
  /** Enhancers in play: on every foe of that kin. */
  enhancers: { readonly card: CardId; readonly kin: CardId }[];
  boosts: Boost[];
  /** One-shots, removed monsters and other cards that are discarded when the combat ends. */
  aside: CardId[];
  /** Treasures of monsters that were removed without a kill. */
  spoils: number;
  /** Levels that powers will bring if the rest is beaten (round-up). */
  bonusLevels: { readonly seat: Seat; readonly card: CardId }[];
  /** Monsters that a power has led away: the fighters escape them without a roll. */
  eluded: CardId[];
  request: { readonly clock: number; readonly to: Seat; readonly terms: Terms } | null;
  refusals: { readonly seat: Seat; readonly terms: Terms }[];
  /** The running wait: before a win, or before a flight. */
  claim: { readonly kind: 'win' | 'flight'; clock: number; passed: Seat[] } | null;
  /** What powers were used, as `power seat [target]`, with how many cards. */
  used: Record<string, number>;
}

export interface Flight {
  /** Fighter, then helper: who still has to run, the runner first. */
  runners: Seat[];
  /** Monsters that the runner has yet to roll against. */
  left: CardId[];
  /** Rolls that the runner has made. */
  rolls: number;
  failed: number;
  used: Record<string, number>;
  /** Bonuses that cards gave to the runner's next roll. */
  boosts: {
    readonly seat: Seat;
    readonly amount: number;
    readonly card: CardId;
    readonly until: 'roll' | 'flight';
  }[];
  /** The result that a card has fixed for the runner's next roll, or 0. */
  fixed: number;
  /** Where the sheet has Bad Stuff ordered by the runner: who has caught the runner so far. */
  caught: CardId[];
  /** Seats that escape everything that can be escaped. */
  escaping: Seat[];
}

/** An open trade (D18). */
export interface TradeOffer {
  /** Counted with the clocks, so that the newer of two questions to one seat is known. */
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly get: readonly CardId[];
}

/**
 * The version of states, and of the moves and events that follow them: raised whenever their form changes, together with
 * a migration (`saved/versions.ts`).
 */
export const STATE_VERSION = 1;

export interface State {
  readonly version: typeof STATE_VERSION;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly options: Options;
  /** The seed of all chance; never part of a view. */
  readonly seed: string;
  /** How often each stream of chance was drawn from. */
  chance: { doors: number; treasures: number; die: number; pick: number };
  /** Results of the next rolls, before the seed decides. */
  dice: number[];

  phase: Phase;
  turn: Seat;
  /** Turns begun, the first being 1. */
  turns: number;
  /** A second door was opened in this turn. */
  secondDoor: boolean;
  players: Player[];
  /** Both face down; the top card is the last of its list. */
  decks: Record<DeckName, CardId[]>;
  /** Both face up; the top card is the last of its list. */
  discards: Record<DeckName, CardId[]>;
  /** The shown door card, or -1. */
  door: CardId;
  combat: Combat | null;
  flight: Flight | null;
  /** Cards of those who died and have not been looted yet. */
  bodies: { readonly seat: Seat; readonly cards: CardId[] }[];
  trades: TradeOffer[];
  /** Cards given in this charity, by seat. */
  charity: { readonly lowest: Seat[]; readonly given: number[] } | null;
  /** What is pending, the innermost last. */
  stack: Frame[];
  /** The clock of what the phase itself asks for: the shown door card, a roll to run away, charity (D25). */
  phaseClock: number;
  /** Number of the newest clock. */
  clocks: number;
  winners: Seat[];
}
