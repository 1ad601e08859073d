/** A rule sheet as a value: everything that differs between sheets is decided here and nowhere else. */
import type { sheets } from '../sheets/all.ts';
import type { Tag, Talent } from './card.ts';
import type { RuleId } from './rule-ids.ts';

/** The id of a rule sheet: the name of its folder in `sheets/`. */
export type SheetId = keyof typeof sheets;

/** What rules mention only if a set has it. `undead`: those that by their own sheet join nobody. */
export type Brought = 'races' | 'thief' | 'sidekicks' | 'steeds' | 'friendly' | 'cowboy' | 'undead';

/** Tags of monsters that may join others of their kind (`monsters.kin-join`). */
export type JoiningTag = Extract<Tag, 'undead' | 'santa' | 'stampede'>;

/** A table's currency. */
export type Currency = 'gold' | 'credits';

/** Limits on cards in play (`items.big`, `items.gadget`, `steeds.one`). */
export type Limit = 'big' | 'gadget' | 'steed';

/**
 * A limit that no trade may break, including the one on sidekicks: a sidekick with a price is an item.
 */
export type ExchangeLimit = Limit | 'sidekick';

/** The colors that a sheet may define for its table; the page uses them as `--kd-NAME`. */
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

/** What a table looks like. The images are in the sheet's folder. */
export interface TableLook {
  /** CSS colors, for a light page and for a dark one. */
  readonly colors: Readonly<Record<TableColor, readonly [light: string, dark: string]>>;
  /** The tile of `floor-light.svg` and `floor-dark.svg` that covers the table; `null` for flagstones. */
  readonly floor: ImageSize | null;
  /** The tile of `garland-light.svg` and `garland-dark.svg` along the top of the empty stage; `null` for none. */
  readonly garland: ImageSize | null;
  readonly headings: 'plain' | 'small caps';
}

/** A rule sheet: everything that differs between sheets. */
export interface Sheet<Id extends string = SheetId> {
  readonly id: Id;
  /** Its place in lists, from 1. The first sheet is the default, and the first one in a mix is its base (D24). */
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
  /** The currency of prices (`items.parts`): only the name differs (`mixing.currency`). */
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
  /** `timing.specials`: when a special Treasure may be played if its card doesn't say. */
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
  /** The rules it has that not every sheet has. A rule that no sheet lists applies on all of them. */
  readonly rules: readonly RuleId[];
  /** Facts about the cards of its sets, whichever sheet they are played with. */
  readonly cards: {
    /** What they call curses (`mixing.traps-are-curses`). */
    readonly curses: 'curses' | 'traps';
    readonly bring: readonly Brought[];
    /** Rules that they need besides those of their sheet. */
    readonly rules: readonly RuleId[];
  };
  /** The rules that have a wording of their own on this sheet, as `sheet-ID-RULE` in its `words`. */
  readonly wordings: readonly RuleId[];
  /** What its table looks like; `null` for the dungeon. */
  readonly look: TableLook | null;
}
