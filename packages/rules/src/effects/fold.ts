/** A card's traits, folded into one value in which every field is set. */
import type { Traits } from '../model/card.ts';
import type { Power } from '../model/effect.ts';
import type { Writable } from '../kernel/effect.ts';
import type { Trait } from './lists.ts';
import { traits } from '../kernel/registry.ts';

function emptyTraits(): Writable<Traits> {
  return {
    against: [],
    bonusIf: [],
    bonusEach: [],
    flee: 0,
    winsTies: 'no',
    helperLevels: false,
    room: [],
    big: 0,
    gadgets: 0,
    sidekicks: 0,
    handLimit: 0,
    noHelp: false,
    noEscape: false,
    levelAlone: false,
    ignores: [],
    friendly: [],
    treasuresIf: [],
    wards: [],
    goneWith: null,
    nextTurn: false,
    ignoresGear: [],
    keepsLevels: false,
    sacrifice: false,
    secondDoor: false,
    helperTreasure: false,
    carries: 0,
  };
}

function freeze(into: Writable<Traits>): Traits {
  for (const value of Object.values(into)) if (Array.isArray(value)) Object.freeze(value);
  return Object.freeze(into);
}

/** Folds what a card's `effects` say of traits; its powers are passed over. */
export function foldTraits(effects: readonly (Trait | Power)[]): Traits {
  const into = emptyTraits();
  for (const effect of effects) if ('trait' in effect) foldOne(into, effect);
  return freeze(into);
}

function foldOne(into: Writable<Traits>, effect: Trait): void {
  const module = traits.get(effect.trait);
  if (module === undefined) throw new Error(`no trait ${effect.trait}`);
  module.fold(into, effect.with);
}

/** The powers among a card's `effects`. */
export function powersIn(effects: readonly (Trait | Power)[]): Power[] {
  return effects.flatMap((effect) => ('power' in effect ? [effect] : []));
}
