/**
 * Effects as data. Cards are made of effects; each has a file in `effects/` with its parameters (a schema), behavior
 * and wording. A pack writes an effect as a map with one key, `lose-level: 2`. Reading the pack checks it and turns it
 * into a frozen value, its name with its parameters, which is plain JSON.
 *
 * The types are derived from the modules of all effects, so here the model depends on what is built on it.
 */
import type { DEEDS, PLAYS, POWERS, TRAITS } from '../effects/index.ts';
import type { DeedModule, PlayModule, PowerModule, TraitModule } from '../kernel/effect.ts';

export type { Effects } from '../kernel/effect.ts';

/**
 * Something that happens once, to one player: an entry of `badStuff`, `escaped`, `killed`, `strike`. Plain JSON.
 */
export type Deed = DeedOf<(typeof DEEDS)[number]>;
type DeedOf<M> = M extends DeedModule<infer N, infer P> ? { readonly deed: N; readonly with: P } : never;

/** An effect of playing a card: an entry of `use`. */
export type Play = PlayOf<(typeof PLAYS)[number]>;
type PlayOf<M> = M extends PlayModule<infer N, infer P> ? { readonly play: N; readonly with: P } : never;

/** An activated ability, usable while its card is in play. `name` is its name in the move `use`. */
export type Power = PowerOf<(typeof POWERS)[number]>;
type PowerOf<M> =
  M extends PowerModule<infer N, infer P>
    ? { readonly power: N; readonly name: string; readonly with: P }
    : never;

/** A static ability, which applies while its card is in play. A card's traits are folded into its {@link Traits}. */
export type Trait = TraitOf<(typeof TRAITS)[number]>;
type TraitOf<M> =
  M extends TraitModule<infer N, infer P, infer _F, infer _V>
    ? { readonly trait: N; readonly with: P }
    : never;

/**
 * The traits of a card, which apply while it is in play (in front of a player, or as a monster in a combat): one field
 * for each trait module. Every card has every field, so that no reader has to check for a missing one.
 */
export type Traits = { readonly [F in AnyField['field']]: ValueOf<Extract<AnyField, { readonly field: F }>> };
type AnyField = (typeof TRAITS)[number];
type ValueOf<M> = M extends TraitModule<infer _N, infer _P, infer _F, infer V> ? V : never;

/** What an effect can count. */
export type Counted = Traits['bonusEach'][number]['of'];

/** The parameters of a deed, by its name. */
export type DeedParams<N extends Deed['deed']> = Extract<Deed, { readonly deed: N }>['with'];
