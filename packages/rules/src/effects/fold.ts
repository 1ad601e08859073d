/** Folds a card's static abilities into one value with every field set. */
import type { AnyTrait, Effects, Table } from '../kernel/effect.ts';
import { find } from '../kernel/registry.ts';
import type { Power, Trait, Traits } from '../model/effect.ts';
import { EFFECTS } from './index.ts';

/** Folds the static abilities in a card's `effects`; powers are skipped. */
export function foldTraits(effects: readonly (Trait | Power)[], { traits }: Effects = EFFECTS): Traits {
  const folded: Record<string, unknown> = {};
  for (const { field, none } of Object.values(traits)) folded[field] = none;
  for (const effect of effects) {
    if (!('trait' in effect)) continue;
    const module = find(traits, effect.trait);
    folded[module.field] = module.fold(folded[module.field], effect.with);
  }
  if (!isWhole(folded, traits)) throw new Error('not every trait has its field');
  return Object.freeze(folded);
}

/** Whether every trait has its field. Its own module has filled it. */
function isWhole(folded: object, traits: Table<AnyTrait>): folded is Traits {
  return Object.values(traits).every(({ field }) => Object.hasOwn(folded, field));
}

/** Returns the powers in a card's `effects`. */
export function powersIn(effects: readonly (Trait | Power)[]): Power[] {
  return effects.flatMap((effect) => ('power' in effect ? [effect] : []));
}
