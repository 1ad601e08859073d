/**
 * Effects as data. Cards are made of effects; each has a file in `effects/` with what it takes (a schema), what it does
 * and how it reads. In a pack an effect is written as a map with one key, `lose-level: 2`; reading a pack checks it and
 * makes a frozen value of it, its name with its parameters, which is plain JSON.
 *
 * These types are made of the modules of all effects: nothing else in the model looks up to what is built on it.
 */
import type { DEEDS, PLAYS, POWERS, TRAITS } from '../effects/index.ts';
import type { DeedModule, PlayModule, PowerModule, TraitModule } from '../kernel/effect.ts';

export type { Effects } from '../kernel/effect.ts';

/**
 * An instruction, which happens once, to one player: an entry of `badStuff`, `escaped`, `killed`, `strike`. Plain JSON.
 */
export type Deed = DeedOf<(typeof DEEDS)[number]>;
type DeedOf<M> = M extends DeedModule<infer N, infer P> ? { readonly deed: N; readonly with: P } : never;

/** What playing a card does: an entry of `use`. */
export type Play = PlayOf<(typeof PLAYS)[number]>;
type PlayOf<M> = M extends PlayModule<infer N, infer P> ? { readonly play: N; readonly with: P } : never;

/** Something that may be done again and again while its card is in play. `name` is what `use` calls it. */
export type Power = PowerOf<(typeof POWERS)[number]>;
type PowerOf<M> =
  M extends PowerModule<infer N, infer P>
    ? { readonly power: N; readonly name: string; readonly with: P }
    : never;

/** Something that holds while its card is in play: what of it a card has is folded into its {@link Traits}. */
export type Trait = TraitOf<(typeof TRAITS)[number]>;
type TraitOf<M> =
  M extends TraitModule<infer N, infer P, infer _F, infer _V>
    ? { readonly trait: N; readonly with: P }
    : never;

/**
 * What holds while a card lies in play (in front of a player, or as a monster in a combat): a field for each sort of
 * trait, as its module says. Every card has every field, so that reading one never asks whether it is there.
 */
export type Traits = { readonly [F in AnyField['field']]: ValueOf<Extract<AnyField, { readonly field: F }>> };
type AnyField = (typeof TRAITS)[number];
type ValueOf<M> = M extends TraitModule<infer _N, infer _P, infer _F, infer V> ? V : never;

/** What effects count. */
export type Counted = Traits['bonusEach'][number]['of'];

/** What a deed takes, by its name. */
export type DeedParams<N extends Deed['deed']> = Extract<Deed, { readonly deed: N }>['with'];
