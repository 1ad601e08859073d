/** A rule sheet as a value: everything in which sheets differ, and the only thing that decides it. */
import type { sheets } from '../sheets/all.ts';
import type { Tag, Talent } from './card.ts';
import type { RuleId } from './rule-ids.ts';

/** The name of a rule sheet, which is that of its folder in `sheets/`. */
export type SheetId = keyof typeof sheets;

/** What the sentences of rules speak of where a set brings it; `undead` that join nobody by their own sheet. */
export type Brought = 'races' | 'thief' | 'sidekicks' | 'steeds' | 'friendly' | 'cowboy' | 'undead';

/** Tags of monsters that may join others of their kind (`monsters.kin-join`). */
export type JoiningTag = Extract<Tag, 'undead' | 'santa' | 'stampede'>;

/** A table's currency. */
export type Currency = 'gold' | 'credits';

/** Limits on cards in play (`items.big`, `items.gadget`, `steeds.one`). */
export type Limit = 'big' | 'gadget' | 'steed';

/**
 * A limit that no exchange may break: including the one on sidekicks, for those with a price, which makes them items.
 */
export type ExchangeLimit = Limit | 'sidekick';

/** The colors that a table may have of its own; the page uses them as `--kd-NAME`. */
export type TableColor =
  | 'table'
  | 'table-line'
  | 'table-lit'
  | 'table-text'
  | 'table-text-soft'
  | 'lamp'
  | 'panel'
  | 'panel-text'
  | 'panel-line'
  | 'action'
  | 'action-text';

/** The size of an image, in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** What a table looks like. Its images lie beside the sheet's values. */
export interface TableLook {
  /** CSS colors: on a light page, and on a dark one. */
  readonly colors: Readonly<Record<TableColor, readonly [light: string, dark: string]>>;
  /** The tile of `floor-light.svg` and `floor-dark.svg` that covers the table; `null` for flagstones. */
  readonly floor: ImageSize | null;
  /** The tile of `garland-light.svg` and `garland-dark.svg` along the top of the empty stage; `null` for none. */
  readonly garland: ImageSize | null;
  readonly headings: 'plain' | 'small caps';
}

export interface Sheet<Id extends string = SheetId> {
  readonly id: Id;
  /** Its place in lists, from 1. The first is the one where none is named, and the base of a mix is the first in it (D24). */
  readonly place: number;
  /** `setup.players` */
  readonly players: {
    readonly min: number;
    readonly max: number;
    /** With two or more sets (`mixing.more-players`). */
    readonly mixed: number;
  };
  /** The sets of the sheet's own game. */
  readonly sets: readonly string[];
  /** The currency of prices (`items.parts`); one thing with two names (`mixing.currency`). */
  readonly currency: Currency;
  /** `setup.deal`: cards from each deck; the second number is for fast play (`fast.four-cards`). */
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
  /** `precedence.last-level`: whether a card that says so may give the last Level. */
  readonly lastLevelByCard: boolean;
  /** `items.big`: Big items in play, or `null` for any number. */
  readonly big: number | null;
  /** `items.gadget`: gadgets in play, or `null` for any number. */
  readonly gadgets: number | null;
  /** `enhancers.anyone`, D26: what an enhancer changes. */
  readonly enhancers: 'strength' | 'level';
  /** `death.*`: whether characters die. */
  readonly death: boolean;
  /** D13: what happens to the lasting curses of the dead. */
  readonly deadCurses: 'stay' | 'untied' | 'discarded';
  /** D13: whether a sidekick in play is looted. */
  readonly lootSidekicks: boolean;
  /** D18, `trade.stays`: when an item received in a trade may be sold. */
  readonly soldAfterTrade: 'own turn' | 'next turn';
  /** `flee.each-monster`: Bad Stuff on each catch, or after all rolls in an order the runner chooses. */
  readonly badStuff: 'at once' | 'ordered';
  /** `help.bribe-cards` */
  readonly bribeCards: boolean;
  /** `traits.half-breed`: with one race its owner is also half human. */
  readonly halfHuman: boolean;
  /** `traits.super-munchkin`: when it may be played, and when it is lost. */
  readonly superMunchkin: {
    readonly when: 'own turn' | 'any time';
    readonly needsSecond: boolean;
    readonly lost: 'none left' | 'either lost';
  };
  /** `timing.specials`: when a special Treasure that doesn't say may be played. */
  readonly specials: 'any time' | 'own turn';
  /** `sidekicks.sacrifice`, D46: whether followers may be sacrificed even if their cards don't say so. */
  readonly sacrifices: boolean;
  /** `sidekicks.enhanced`, `steeds.enhanced`, D40: whether monster enhancers work on followers and steeds. */
  readonly enhanceFollowers: boolean;
  /** `sidekicks.sex`: whether a monster's bonus against a sex also applies to a sidekick's. */
  readonly sidekickSex: boolean;
  /** D38: whether fast play is on by default in a mix. */
  readonly fastInMix: boolean;
  /** `fast.claim-discard`: what may be claimed from other sets besides races, classes and the cards that allow two. */
  readonly claims: readonly Talent[];
  /** `monsters.kin-join`: monsters with these tags join others of their kind from the hand. */
  readonly joins: readonly JoiningTag[];
  /** `fast.*`: which options the sheet has, and which are on by default. */
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
  /** The rules that it words in its own way, as `sheet-ID-RULE` in its `words`. */
  readonly wordings: readonly RuleId[];
  /** What its table looks like; `null` for the dungeon. */
  readonly look: TableLook | null;
}
