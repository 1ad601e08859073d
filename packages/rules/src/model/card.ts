/** What a card is: the shapes that the core works with once a pack has been read and checked. */
import type { Deed, Play, Power } from './effect.ts';

/**
 * A number of one sort. A plain number may be used as any sort, so that counting and JSON need no cast; one sort never
 * passes for another.
 */
type NumberOf<Sort extends string> = number & { readonly sort?: Sort };

/** A copy of a card, as its place in {@link Box.cards}. Small, stable, and the same in every process with the same packs. */
export type CardId = NumberOf<'card'>;
/** A place at the table, counted from 0 in seating order. */
export type Seat = NumberOf<'seat'>;

export type Sex = 'male' | 'female';
export type DeckName = 'doors' | 'treasures';
export type Slot = 'headgear' | 'armor' | 'footgear' | 'one hand' | 'two hands' | 'none';
export type Side = 'fighters' | 'monsters';

export const KINDS = [
  'monster',
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'power',
  'style',
  'training',
  'curse',
  'enhancer',
  'mate',
  'wandering',
  'event',
  'item',
  'item-enhancer',
  'oneshot',
  'special',
  'cheat',
  'sidekick',
  'steed',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds of card that other sets bring to a mix beside races and classes (`mixing.everyone`). */
export const TALENTS = ['power', 'style', 'training'] as const satisfies readonly Kind[];
export type Talent = (typeof TALENTS)[number];

/** Whether a kind of card is one of those. */
export function isTalent(kind: Kind): kind is Talent {
  return TALENTS.some((talent) => talent === kind);
}

/** Marks that other cards and rules speak of (`monsters.kin-join`, a cleric's turning, …). */
export const TAGS = ['undead', 'beast', 'demon', 'santa', 'stampede', 'plant', 'dragon'] as const;
export type Tag = (typeof TAGS)[number];

/** Marks of items that other cards speak of. Every laser weapon counts as fire (`lasers.fire`). */
export const MARKS = ['fire'] as const;
export type Mark = (typeof MARKS)[number];

/** Who somebody is: everything named must hold. `race: human` is a player without a race card. */
export interface Person {
  readonly race?: string;
  readonly class?: string;
  readonly sex?: Sex;
  /** The Level is at least this. */
  readonly minLevel?: number;
  /** The Level is at most this. */
  readonly maxLevel?: number;
  /** None of these may hold. */
  readonly not?: Person;
}

/** A condition on a player: who they are, and what they have. */
export interface Who extends Omit<Person, 'not'> {
  /** An item of theirs that counts bears this mark. */
  readonly armed?: Mark;
  readonly not?: Who;
}

/** A monster's bonus or penalty against a kind of player (`combat.monster-powers`). */
export interface Against {
  readonly who: Who;
  readonly strength: number;
}

/** A strength that an item or a trait gives only under a condition. */
export interface BonusIf {
  readonly strength: number;
  /** The owner must be so. */
  readonly who?: Who;
  /** A monster with this tag must be in the combat. */
  readonly versus?: Tag;
  /** The owner must fight without a helper, and not be one. */
  readonly alone?: boolean;
}

/** What an item or trait may count (`bonus-each`). `enhancer`: lying on the owner's sidekicks and steeds. */
export type Counted = 'gadget' | 'laser' | 'sidekick' | 'steed' | 'curse' | 'enhancer' | 'item';

/** A strength for each of some cards that the owner has in play, the card itself aside. */
export interface BonusEach {
  readonly of: Counted;
  readonly strength: number;
  /** It counts no more than so many. */
  readonly limit: number;
}

/**
 * What holds while a card lies in play (in front of a player, or as a monster in a combat), folded from its
 * effects of the trait kind. Every card has every field, so that reading one never asks whether it is there.
 */
export interface Traits {
  /** Monsters: bonuses against kinds of players. */
  readonly against: readonly Against[];
  /** Owners: strength under a condition. */
  readonly bonusIf: readonly BonusIf[];
  /** Added to the owner's rolls to run away, or to rolls against this monster. */
  readonly flee: number;
  /** `ties`: the owner wins ties; `alone`: only without a helper; `single`: only against one monster. */
  readonly winsTies: 'no' | 'always' | 'alone' | 'single';
  /** The owner, helping, gains a Level for each monster killed (`help.levels`). */
  readonly helperLevels: boolean;
  /** More cards that may be equipped in a slot: one-hand items, headgear, … */
  readonly room: readonly { readonly slot: Slot; readonly more: number }[];
  /** More big items that may be in play; `Infinity` is written as 99. */
  readonly big: number;
  /** More gadgets; 99 for any number. */
  readonly gadgets: number;
  /** More sidekicks. */
  readonly sidekicks: number;
  /** The hand limit, where this card changes it. */
  readonly handLimit: number;
  /** The worth of items sold by the owner is multiplied for one item a turn by a power, not here. */
  readonly noHelp: boolean;
  /** Monster: it can't be escaped (D31). */
  readonly noEscape: boolean;
  /** Monster: fought with Level alone (D33). */
  readonly levelAlone: boolean;
  /** Monster: it lets go who is so: they escape it without a roll. */
  readonly ignores: readonly Who[];
  /** Monster: it does not fight who is so (`monsters.friendly`). */
  readonly friendly: readonly Who[];
  /** Monster: more or fewer treasures when the fighter is so. */
  readonly treasuresIf: readonly { readonly who: Who; readonly treasures: number; readonly alone: boolean }[];
  /** Owner: curses that take from this slot, or all of them (`any`), do nothing. */
  readonly wards: readonly CurseTopic[];
  /** Lasting curse: it is gone when an item of this slot is lost. */
  readonly goneWith: Slot | null;
  /** Lasting curse: it holds in its victim's next turn alone, or in the present one (`curses.next-is-now`). */
  readonly nextTurn: boolean;
  /** Monster: gear of these slots counts for nothing against it. */
  readonly ignoresGear: readonly Slot[];
  /** A curse that takes a Level takes none from the owner unless that is all it could do. */
  readonly keepsLevels: boolean;
  /** Sidekick: it may be sacrificed at every table. */
  readonly sacrifice: boolean;
  /** The owner may open a second door face up instead of looting (the feline). */
  readonly secondDoor: boolean;
  /** The owner, helping in a won combat, draws a treasure of their own (the bounty hunter). */
  readonly helperTreasure: boolean;
  /** Strength for each card of a sort that the owner has in play. */
  readonly bonusEach: readonly BonusEach[];
  /** Sidekick: how many items it carries for its owner whatever slots are full. */
  readonly carries: number;
}

/** What a curse strikes; what a ward protects. */
export type CurseTopic =
  | 'any'
  | 'level'
  | 'item'
  | 'headgear'
  | 'armor'
  | 'footgear'
  | 'race'
  | 'class'
  | 'sex'
  | 'hand';

/** A picture as data; drawn by one renderer (`packages/web/src/cards/picture`). The core carries it without reading it. */
export type Picture = Readonly<Record<string, unknown>>;

/** A card of a set. One object for all its copies, shared and frozen. */
export interface CardDef {
  /** Place in {@link Box.defs}. */
  readonly index: number;
  /** As scenarios write it: `net-troll`. */
  readonly id: string;
  /** The set whose mark it bears (`mixing.set-mark`). */
  readonly set: string;
  readonly kind: Kind;
  readonly deck: DeckName;
  readonly copies: number;

  /** Monster. */
  readonly level: number;
  readonly treasures: number;
  /** Levels gained for the kill. */
  readonly levels: number;
  readonly tags: readonly Tag[];

  /** Item, sidekick, steed: strength while equipped. Enhancers: what they add to their monster or item. */
  readonly bonus: number;
  /** Gold pieces; credits in space. `null`: no price, so not an item that can be sold. */
  readonly gold: number | null;
  readonly slot: Slot;
  readonly big: boolean;
  readonly gadget: boolean;
  readonly laser: boolean;
  /** Item. */
  readonly marks: readonly Mark[];
  /** Item: gear for a steed alone (`steeds.gear`). */
  readonly steed: boolean;
  /** Counts only for who is so (`items.restricted`). */
  readonly for: Person | null;
  readonly notFor: Person | null;
  /** Sidekick. */
  readonly sex: Sex | null;
  /** Enhancer: what it makes of its monster. */
  readonly makes: Tag | null;
  /** Curse: a trap by name (one kind with curses, `mixing.traps-are-curses`). */
  readonly trap: boolean;
  /** Curse: it stays in front of its victim. */
  readonly lasting: boolean;
  /** Special: whom it may be played on. */
  readonly on: 'self' | 'other' | 'player';

  readonly traits: Traits;
  readonly powers: readonly Power[];
  /** One-shot or special: what playing it does, with its target. */
  readonly plays: readonly Play[];
  /** Monster. */
  readonly badStuff: readonly Deed[];
  /** Monster: what befalls those who escape it (`flee.parting-shot`). */
  readonly escaped: readonly Deed[];
  /** Monster: what its defeat brings (`reward.instructions`). Sidekick: what befalls its owner when it is killed. */
  readonly killed: readonly Deed[];
  /** Sidekick: what befalls its owner when it has gone instead of them (`sidekicks.sacrifice`). */
  readonly sacrificed: readonly Deed[];
  /** Curse, event, special: what it does to its victim or its player. */
  readonly strike: readonly Deed[];

  readonly picture: Picture | null;
}

/** All cards of a table: the frozen content that every table with the same packs shares. */
export interface Box {
  readonly sets: readonly string[];
  readonly defs: readonly CardDef[];
  /** Copies: `cards[id]` is the definition of card `id`. */
  readonly cards: readonly CardDef[];
}
