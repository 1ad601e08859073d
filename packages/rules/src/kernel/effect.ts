/**
 * The interface between the game and its effects (`effects/`). An effect's module types its parameters; here, where
 * only the effect's name is known, they are `unknown`. A module's functions always get what its own schema has read.
 */
import type { z } from 'zod';
import type { CardId, Kind, Seat, Side } from '../model/card.ts';
import type { Deed, Play, Power, Trait } from '../model/effect.ts';
import type { Asked, ChoiceFrame, DoFrame } from '../model/frame.ts';
import type { FreeCards, Move, Pick } from '../model/move.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Refusal, RuleId } from '../model/refusal.ts';
import type { Boost } from '../model/state.ts';
import type { Game } from './game.ts';

/** What a card is aimed at. */
export interface Target {
  readonly side?: Side;
  readonly seat?: Seat;
  readonly card?: CardId;
}

/** One playing of a card. */
export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  readonly target: Target;
  /** The index among the card's plays. */
  readonly index: number;
}

/** One use of a power. `card` is the card that gives it. */
export interface Use {
  readonly seat: Seat;
  readonly card: CardId;
  readonly move: Extract<Move, { do: 'use' }>;
}

/** Who has a power: the seat, the card that gives it, and its name in the move `use`. */
export interface PowerUser {
  readonly seat: Seat;
  readonly card: CardId;
  readonly name: string;
}

/** One way to use a power: what it is used on, if anything, and the cards that pay for it, if it costs any. */
export interface PowerUse {
  readonly seat?: Seat;
  readonly on?: CardId;
  readonly side?: Side;
  readonly pick?: FreeCards;
}

/** A schema for a list of deeds. The list has a type of its own, so that a deed's schema may refer to all deeds. */
export type DeedList = z.ZodType<DeedArray>;
type DeedArray = Deed[];

/** The schema of an effect's parameters. An effect that holds deeds builds it from the schema for lists of deeds. */
export type Takes<P> = z.ZodType<P> | ((deeds: DeedList) => z.ZodType<P>);

/** What every module has, whatever its kind of effect. */
interface Module<N extends string, P> {
  readonly name: N;
  readonly schema: Takes<P>;
  /** The rules that a card with the effect overrides (`precedence.card-over-sheet`). */
  readonly overrides: readonly RuleId[];
  /** Further rules it overrides, depending on its parameters. */
  overridesBesides?(params: P): readonly RuleId[];
}

/** Effects that may open a choice. */
export interface Asking<P> {
  /** Continues once the choice that it opened is answered. */
  chosen?(game: Game, params: P, frame: ChoiceFrame, picks: readonly Pick[]): void;
  /** What that choice asks. */
  asks?(params: P, frame: ChoiceFrame): Asked;
}

/** Effects that may hold deeds. */
interface Holder<P> {
  /** The deeds that it holds. */
  within?(params: P): readonly Deed[];
  /** Its wording. `told` words the deeds that it holds. */
  words(params: P, told: (deeds: readonly Deed[]) => Phrase): Phrase;
}

/** A deed: an effect that happens once. */
export interface DeedModule<N extends string, P> extends Module<N, P>, Asking<P>, Holder<P> {
  /** Carries it out, or opens the choice it needs. */
  run(game: Game, params: P, frame: DoFrame): void;
  /**
   * Whether it would affect its subject now, if this card did it; a curse with nothing to affect has no effect
   * (`curses.nothing-to-strike`).
   */
  strikes?(game: Game, params: P, subject: Seat, card: CardId): boolean;
  /** What it would take, for wards. Items have no topic, because each can be protected separately. */
  topic?(params: P): string | null;
  /** It chooses itself whom it affects, so its subject's wards don't protect others (D43). */
  readonly spreads?: true;
}

/** An effect of playing a card: in a combat, during a run, or at any time. */
export interface PlayModule<N extends string, P> extends Module<N, P>, Asking<P>, Holder<P> {
  /** Everything it could be aimed at now, legal or not. */
  targets(game: Game, params: P, seat: Seat): readonly Target[];
  /** Why it can't be played like this now; `null` if it can. */
  validate(game: Game, params: P, seat: Seat, card: CardId, target: Target): Refusal | null;
  run(game: Game, params: P, playing: Playing): void;
  /** The current value of a boost it gave whose amount is recomputed. */
  count?(game: Game, params: P, boost: Boost): number;
}

/**
 * A static ability: an effect that applies while its card is in play. When a pack is read, a card's traits of one sort
 * are folded into one value, a field of its traits. The card's text is derived from that value, so that it says what
 * applies.
 */
export interface TraitModule<N extends string, P, F extends string, V> extends Module<N, P>, Folding<P, V> {
  /** Its field among a card's traits. */
  readonly field: F;
  /** The kinds of cards on which it works. On others it would do nothing, whatever the text says. */
  readonly on: readonly Kind[];
  /** Its wording on a card of this kind: what a monster does and what an item gives are worded differently. */
  words(params: P, kind: Kind): Phrase;
}

/** How several traits of a sort are folded into one value. */
export interface Folding<P, V> {
  /** The value of a card without any. */
  readonly none: V;
  /** The value with one more. */
  fold(value: V, params: P): V;
  /** The parameters that were folded. */
  unfold(value: V): readonly P[];
}

/** A power: an activated ability, usable while its card is in play. */
export interface PowerModule<N extends string, P extends Named> extends Module<N, P>, Asking<P>, Holder<P> {
  /** The kinds of cards on which it can be used; any if left out. */
  readonly on?: readonly Kind[];
  /** Why it can't be used at all now, unless that already follows from `uses`. */
  barred?(game: Game, params: P, by: PowerUser): Refusal | null;
  /** Everything it could be used on, and the cards that can pay for it. Decides both legal moves and refusals. */
  uses(game: Game, params: P, by: PowerUser): readonly PowerUse[];
  /** Why it can't be used on anything else; `traits.when` if left out. */
  other?(game: Game, use: Use): Refusal;
  /** Why no other cards pay for it; `traits.discard-powers` if left out. */
  unpaid?(): Refusal;
  /** Uses it. The move has been validated. */
  apply(game: Game, params: P, use: Use): void;
}

/** The parameters that every power has. */
export interface Named {
  /** Its name in `use`. */
  readonly name: string;
}

/** A module as an entry in a table: its schema has been built, and its parameters are untyped. */
type Known<M> = Omit<M, 'schema'> & { readonly schema: z.ZodType };
export type AnyDeed = Known<DeedModule<string, unknown>>;
export type AnyPlay = Known<PlayModule<string, unknown>>;
export type AnyTrait = Known<TraitModule<string, unknown, string, unknown>>;
export type AnyPower = Known<PowerModule<string, Named>>;

/** Modules by the names of their effects, in the order of a card's text. */
export type Table<M> = Readonly<Record<string, M>>;

/** All effects that the cards of a table may have. Frozen. */
export interface Effects {
  readonly deeds: Table<AnyDeed>;
  readonly traits: Table<AnyTrait>;
  readonly plays: Table<AnyPlay>;
  readonly powers: Table<AnyPower>;
  /** One deed as a pack writes it: `lose-level: 2`, `die`, … */
  readonly deed: z.ZodType<Deed>;
  /** A list of deeds as a pack writes it, in the order in which they happen. */
  readonly deedList: DeedList;
  /** A card's `effects`: static abilities and powers. */
  readonly effectList: z.ZodType<(Trait | Power)[]>;
  /** The `use` of a one-shot. */
  readonly playList: z.ZodType<Play[]>;
}
