/** Defines effects: what is written in an effect's file is checked here against what its schema reads, and frozen. */
import type { DeedModule, Named, PlayModule, PowerModule, TraitModule } from '../kernel/effect.ts';

/** An instruction: an effect that happens once. */
export function defineDeed<const N extends string, P>(it: DeedModule<N, P>): DeedModule<N, P> {
  return frozen(it);
}

/** A static ability: an effect that applies while its card is in play. */
export function defineTrait<const N extends string, P, const F extends string, V>(
  it: TraitModule<N, P, F, V>,
): TraitModule<N, P, F, V> {
  return frozen(it);
}

/** An effect of playing a card. */
export function definePlay<const N extends string, P>(it: PlayModule<N, P>): PlayModule<N, P> {
  return frozen(it);
}

/** A power: something that may be done while its card is in play. */
export function definePower<const N extends string, P extends Named>(
  it: PowerModule<N, P>,
): PowerModule<N, P> {
  return frozen(it);
}

/** A schema keeps notes of its own: all but that is frozen. */
function frozen<M extends { readonly overrides: readonly unknown[] }>(it: M): M {
  Object.freeze(it.overrides);
  return Object.freeze(it);
}
