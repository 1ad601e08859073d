/** A rule sheet as a value: everything in which the sheets differ, and nothing else decides it. */

import type { Tag, Talent } from './card.ts';
import type { RuleId } from './rule-ids.ts';

/** The rule sheets, in the order in which they are offered. Each has its values in `sheets/`. */
export const SHEET_IDS = ['classic', 'early', 'space', 'west', 'winter'] as const;
export type SheetId = (typeof SHEET_IDS)[number];

/** The sheet where none is named. */
export const DEFAULT_SHEET: SheetId = SHEET_IDS[0];

/** What the sentences of rules speak of where a set brings it; `undead` that join nobody by their own sheet. */
export type Brought = 'races' | 'thief' | 'sidekicks' | 'steeds' | 'friendly' | 'cowboy' | 'undead';

/** Marks of monsters that may come to the help of their kind (`monsters.kin-join`). */
export type JoiningTag = Extract<Tag, 'undead' | 'santa' | 'stampede'>;

/** What a table counts money in. */
export type Currency = 'gold' | 'credits';

/** What one may have only so much of (`items.big`, `items.gadget`, `steeds.one`). */
export type Limit = 'big' | 'gadget' | 'steed';

/** A limit that no exchange may break: that on sidekicks too, for those that have a price and so are items. */
export type ExchangeLimit = Limit | 'sidekick';

export interface Sheet {
  readonly id: SheetId;
  /** `setup.players` */
  readonly players: {
    readonly min: number;
    readonly max: number;
    /** With two or more sets (`mixing.more-players`). */
    readonly mixed: number;
  };
  /** The sets that the sheet's own game is played with. */
  readonly sets: readonly string[];
  /** What items are worth (`items.parts`); the same thing by two names (`mixing.currency`). */
  readonly currency: Currency;
  /** `setup.deal`: cards of each deck; the second number with fast play (`fast.four-cards`). */
  readonly deal: readonly [plain: number, fast: number];
  /** `setup.opening-plays` */
  readonly opening: {
    readonly races: number;
    readonly classes: number;
    /** `usable`: items restricted to others stay in the hand. */
    readonly items: 'usable' | 'any';
    readonly sidekicks: number;
    /** A second class with the card that allows two. */
    readonly superMunchkin: boolean;
  };
  /** `combat.grace`, in milliseconds. */
  readonly grace: number;
  /** `cards.hand-limit` */
  readonly handLimit: number;
  /** `winning.first-to-ten` */
  readonly lastLevel: number;
  /** `precedence.last-level`: whether a card that says so may bring the last Level. */
  readonly lastLevelByCard: boolean;
  /** `items.big`: big items in play, or `null` for any number. */
  readonly big: number | null;
  /** `items.gadget`: gadgets in play, or `null` for any number. */
  readonly gadgets: number | null;
  /** `enhancers.anyone`, D26: what an enhancer changes. */
  readonly enhancers: 'strength' | 'level';
  /** `death.*`: whether characters die. */
  readonly death: boolean;
  /** D13: what becomes of the lasting curses of the dead. */
  readonly deadCurses: 'stay' | 'untied' | 'discarded';
  /** D13: whether a sidekick in play is looted. */
  readonly lootSidekicks: boolean;
  /** D18, `trade.stays`: when an item got by trade may be sold. */
  readonly soldAfterTrade: 'own turn' | 'next turn';
  /** `flee.each-monster`: Bad Stuff at each catch, or after all rolls in an order of the runner's choice. */
  readonly badStuff: 'at once' | 'ordered';
  /** `help.bribe-cards` */
  readonly bribeCards: boolean;
  /** `traits.half-breed`: with one race its owner is half human too. */
  readonly halfHuman: boolean;
  /** `traits.super-munchkin`: when it may be played, and when it is lost. */
  readonly superMunchkin: {
    readonly when: 'own turn' | 'any time';
    readonly needsSecond: boolean;
    readonly lost: 'none left' | 'either lost';
  };
  /** `timing.specials`: when a special treasure that says nothing may be played. */
  readonly specials: 'any time' | 'own turn';
  /** `sidekicks.sacrifice`, D46: whether followers may be sacrificed whose cards do not say so. */
  readonly sacrifices: boolean;
  /** `sidekicks.enhanced`, `steeds.enhanced`, D40: whether monster enhancers work on followers and steeds. */
  readonly enhanceFollowers: boolean;
  /** `sidekicks.sex`: whether a monster's bonus against a sex counts for the sidekick's too. */
  readonly sidekickSex: boolean;
  /** D38: whether fast play is on in a mix without being asked for. */
  readonly fastInMix: boolean;
  /** `fast.claim-discard`: what of other sets may be claimed beside races, classes and the cards that allow two. */
  readonly claims: readonly Talent[];
  /** `monsters.kin-join`: monsters with these marks join others of their kind from the hand. */
  readonly joins: readonly JoiningTag[];
  /** `fast.*`: which options the sheet has, and which are on without being asked for. */
  readonly options: {
    readonly fast: boolean;
    readonly listen: boolean;
    readonly sharedVictory: boolean;
    readonly epic: boolean;
  };
  /** The rules that it has and not every sheet has. A rule that no sheet lists holds on all. */
  readonly rules: readonly RuleId[];
  /** What the cards of its sets are like, whichever sheet they are played by. */
  readonly cards: {
    /** What they call curses (`mixing.traps-are-curses`). */
    readonly curses: 'curses' | 'traps';
    readonly bring: readonly Brought[];
    /** Rules that they call for besides those of their sheet. */
    readonly rules: readonly RuleId[];
  };
}
