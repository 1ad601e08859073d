/** The rules that a card goes before (`precedence.card-over-sheet`), as its effects say. */
import { deedBends, playBends, powerEffect, traits } from '../kernel/registry.ts';
import type { CardDef, Kind } from '../model/card.ts';
import { RULE_IDS, type RuleId } from '../model/rule-ids.ts';

/** Kinds of card that are there to bend a rule. */
const BY_KIND: Partial<Record<Kind, readonly RuleId[]>> = {
  'half-breed': ['traits.one-each'],
  'super-munchkin': ['traits.one-each'],
  cheat: ['items.slots'],
};

/** The rules that a card bends, in the order of the catalog. */
export function bends(def: CardDef): RuleId[] {
  const deeds = [...def.badStuff, ...def.escaped, ...def.killed, ...def.sacrificed, ...def.strike];
  const bent = new Set<RuleId>([
    ...(BY_KIND[def.kind] ?? []),
    ...[...traits.values()].flatMap((trait) => trait.bends(def.traits)),
    ...def.powers.flatMap((power) => powerEffect(power.power).bends(power.with)),
    ...def.plays.flatMap(playBends),
    ...deeds.flatMap(deedBends),
  ]);
  return RULE_IDS.filter((rule) => bent.has(rule));
}
