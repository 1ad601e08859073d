/** Cards as data: what the engine works with once a pack has been compiled. */
import type { Deed, Effects, Play, Power, Traits } from './effect.ts';

/**
 * A branded number. A plain number is assignable to any brand, so that counting and JSON need no cast; one brand is
 * never assignable to another.
 */
type NumberOf<Sort extends string> = number & { readonly sort?: Sort };

/**
 * A copy of a card, as its index in {@link CardPool.cards}. Small, stable, and the same in every process with the same
 * packs.
 */
export type CardId = NumberOf<'card'>;
/** A seat at the table, counted from 0 in seating order. */
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
  'place',
  'item',
  'item-enhancer',
  'oneshot',
  'special',
  'cheat',
  'sidekick',
  'steed',
] as const);
export type Kind = (typeof KINDS)[number];

/** Kinds of card that other sets bring to a mix besides races and classes (`mixing.everyone`). */
export const TALENTS = Object.freeze(['power', 'style', 'training'] as const satisfies readonly Kind[]);
export type Talent = (typeof TALENTS)[number];

/** Whether a kind of card is a {@link Talent}. */
export function isTalent(kind: Kind): kind is Talent {
  return TALENTS.some((talent) => talent === kind);
}

/**
 * A word on a card that other cards refer to, such as pirate or fire: `tags` on monsters, `marks` on other cards. Any
 * word may be a mark; the pack that uses it names it, unless it is one of {@link TAGS} or {@link MARKS}.
 */
export type Mark = string;

/** Marks of monsters that rules refer to (`monsters.kin-join`, …). The engine names them. */
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

/** Marks of items that the engine names. Every laser weapon counts as fire (`lasers.fire`). */
export const MARKS = Object.freeze(['fire'] as const);

/** Whether the engine itself names a mark; packs name all others. */
export function isOwnMark(mark: Mark): mark is Tag | (typeof MARKS)[number] {
  return [...TAGS, ...MARKS].some((own) => own === mark);
}

/**
 * A condition on a player: what they are and what they have. Everything it names must hold. `race: human` is a player
 * without a race card.
 */
export interface Who {
  readonly race?: string;
  readonly class?: string;
  readonly sex?: Sex;
  /** The Level is at least this. */
  readonly minLevel?: number;
  /** The Level is at most this. */
  readonly maxLevel?: number;
  /** They have an active item with this mark. */
  readonly armed?: Mark;
  /** They have a card in play with this mark. */
  readonly marked?: Mark;
  /** At least one of these holds. */
  readonly any?: readonly Who[];
  /** All of these hold. */
  readonly all?: readonly Who[];
  /** This must not hold. */
  readonly not?: Who;
}

/**
 * A picture as data, drawn by a single renderer (`packages/web/src/cards/picture`). The engine passes it through
 * unread.
 */
export type Picture = Readonly<Record<string, unknown>>;

/** The definition of a card: one frozen object, shared by all copies of the card. */
export interface CardDef {
  /** Index in {@link CardPool.defs}. */
  readonly index: number;
  /** Its name in scenarios, such as `net-troll`. */
  readonly id: string;
  /** The set whose mark it has (`mixing.set-mark`). */
  readonly set: string;
  readonly kind: Kind;
  readonly deck: DeckName;
  readonly copies: number;

  /** Monster. */
  readonly level: number;
  readonly treasures: number;
  /** Levels gained for the kill. */
  readonly levels: number;
  readonly tags: readonly Mark[];

  /** Item, sidekick, steed: strength while equipped. Enhancers: what they add to their monster or item. */
  readonly bonus: number;
  /** Gold pieces; credits in space. `null`: no price, so it can't be sold as an item. */
  readonly gold: number | null;
  readonly slot: Slot;
  readonly big: boolean;
  readonly gadget: boolean;
  readonly laser: boolean;
  /** Any card but a monster. */
  readonly marks: readonly Mark[];
  /** Item: gear for a steed only (`steeds.gear`). */
  readonly steed: boolean;
  /** Counts only for players who match (`items.restricted`). */
  readonly for: Who | null;
  readonly notFor: Who | null;
  /** Sidekick. */
  readonly sex: Sex | null;
  /** Enhancer: the mark it gives its monster or item. */
  readonly makes: Mark | null;
  /** Curse: called a trap (traps and curses are one kind, `mixing.traps-are-curses`). */
  readonly trap: boolean;
  /** Curse: stays in front of its victim. */
  readonly lasting: boolean;
  /** Special: on whom it may be played. Curse: `highest` and `lowest` limit on whom it may be played. */
  readonly on: 'self' | 'other' | 'player' | 'highest' | 'lowest';

  readonly traits: Traits;
  readonly powers: readonly Power[];
  /** One-shot or special: what playing it does, with its target. */
  readonly plays: readonly Play[];
  /** Monster. */
  readonly badStuff: readonly Deed[];
  /** Monster: what happens to players who escape it (`flee.parting-shot`). */
  readonly escaped: readonly Deed[];
  /** Monster: what its defeat causes (`reward.instructions`). Sidekick: what happens to its owner when it is killed. */
  readonly killed: readonly Deed[];
  /** Sidekick: what happens to its owner when it is sacrificed (`sidekicks.sacrifice`). */
  readonly sacrificed: readonly Deed[];
  /** Curse, event, special: what it does to its victim or its player. */
  readonly strike: readonly Deed[];

  readonly picture: Picture | null;
}

/** The card pool: all cards of a table, frozen content shared by every table with the same packs. */
export interface CardPool {
  readonly sets: readonly string[];
  readonly defs: readonly CardDef[];
  /** Copies: `cards[id]` is the definition of card `id`. */
  readonly cards: readonly CardDef[];
  /** The effects that the cards are made of, by name. */
  readonly effects: Effects;
}
