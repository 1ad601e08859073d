/** What a card is: the shapes that the core works with once a pack has been read and checked. */
import type { Deed, Effects, Play, Power, Traits } from './effect.ts';

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

export const KINDS = Object.freeze([
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
] as const);
export type Kind = (typeof KINDS)[number];

/** Kinds of card that other sets bring to a mix beside races and classes (`mixing.everyone`). */
export const TALENTS = Object.freeze(['power', 'style', 'training'] as const satisfies readonly Kind[]);
export type Talent = (typeof TALENTS)[number];

/** Whether a kind of card is one of those. */
export function isTalent(kind: Kind): kind is Talent {
  return TALENTS.some((talent) => talent === kind);
}

/** Marks that other cards and rules speak of (`monsters.kin-join`, a cleric's turning, …). */
export const TAGS = Object.freeze([
  'undead',
  'beast',
  'demon',
  'santa',
  'stampede',
  'plant',
  'dragon',
] as const);
export type Tag = (typeof TAGS)[number];

/** Marks of items that other cards speak of. Every laser weapon counts as fire (`lasers.fire`). */
export const MARKS = Object.freeze(['fire'] as const);
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
  /** What the cards' effects are called by, and do. */
  readonly effects: Effects;
}
