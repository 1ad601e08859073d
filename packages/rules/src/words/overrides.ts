/** The rules a card overrides (`precedence.card-over-sheet`), according to its effects. */
import { EFFECTS } from '../effects/index.ts';
import type { AnyDeed, AnyTrait } from '../kernel/effect.ts';
import { find, traitsIn } from '../kernel/registry.ts';
import type { CardDef, Kind } from '../model/card.ts';
import { RULE_IDS, type RuleId } from '../model/rule-ids.ts';

/** Kinds of card that exist to override a rule. */
const BY_KIND: Partial<Record<Kind, readonly RuleId[]>> = {
  'half-breed': ['traits.one-each'],
  'super-munchkin': ['traits.one-each'],
  cheat: ['items.slots'],
};

/** Returns the rules that a card overrides, in catalog order. */
export function overrides(def: CardDef): RuleId[] {
  const { deeds, plays, powers } = EFFECTS;
  const bent = new Set<RuleId>(BY_KIND[def.kind]);
  const add = (module: Bending, params: unknown): void => {
    for (const rule of module.overrides) bent.add(rule);
    for (const rule of module.overridesBesides?.(params) ?? []) bent.add(rule);
    for (const { deed, with: inner } of module.within?.(params) ?? []) add(find(deeds, deed), inner);
  };
  for (const { module, params } of traitsIn(EFFECTS, def)) for (const one of params) add(module, one);
  for (const { power, with: params } of def.powers) add(find(powers, power), params);
  for (const { play, with: params } of def.plays) add(find(plays, play), params);
  for (const list of [def.badStuff, def.escaped, def.killed, def.sacrificed, def.strike]) {
    for (const { deed, with: params } of list) add(find(deeds, deed), params);
  }
  return RULE_IDS.filter((rule) => bent.has(rule));
}

type Bending = Pick<AnyTrait, 'overrides' | 'overridesBesides'> & Pick<Partial<AnyDeed>, 'within'>;
