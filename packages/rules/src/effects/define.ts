/** Defines effects: checks the types of an effect's file against what its schema reads, and freezes it. */
import type { DeedModule, Named, PlayModule, PowerModule, TraitModule } from '../kernel/effect.ts';

/** Defines a deed: an effect that happens once. */
export function defineDeed<const N extends string, P>(it: DeedModule<N, P>): DeedModule<N, P> {
  return frozen(it);
}

/** Defines a trait: an effect that applies while its card is in play. */
export function defineTrait<const N extends string, P, const F extends string, V>(
  it: TraitModule<N, P, F, V>,
): TraitModule<N, P, F, V> {
  return frozen(it);
}

/** Defines a play: an effect of playing a card. */
export function definePlay<const N extends string, P>(it: PlayModule<N, P>): PlayModule<N, P> {
  return frozen(it);
}

/** Defines a power: an effect that its owner may use while its card is in play. */
export function definePower<const N extends string, P extends Named>(
  it: PowerModule<N, P>,
): PowerModule<N, P> {
  return frozen(it);
}

/** Freezes everything except the schema, which caches data in itself. */
function frozen<M extends { readonly overrides: readonly unknown[] }>(it: M): M {
  Object.freeze(it.overrides);
  return Object.freeze(it);
}
