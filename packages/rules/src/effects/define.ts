/** Defines effects: what is written in an effect's file is checked here against what its schema reads, and frozen. */
import type { DeedModule, Named, PlayModule, PowerModule, TraitModule } from '../kernel/effect.ts';

/** An effect that happens once. */
export function defineDeed<const N extends string, P>(it: DeedModule<N, P>): DeedModule<N, P> {
  return Object.freeze(it);
}

/** An effect that holds while its card is in play. */
export function defineTrait<const N extends string, P, const F extends string, V>(
  it: TraitModule<N, P, F, V>,
): TraitModule<N, P, F, V> {
  return Object.freeze(it);
}

/** An effect of playing a card. */
export function definePlay<const N extends string, P>(it: PlayModule<N, P>): PlayModule<N, P> {
  return Object.freeze(it);
}

/** Something that may be done while its card is in play. */
export function definePower<const N extends string, P extends Named>(
  it: PowerModule<N, P>,
): PowerModule<N, P> {
  return Object.freeze(it);
}
