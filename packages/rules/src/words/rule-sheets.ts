/** On which sheets the rules of the catalog hold. A rule that is not listed here holds on all of them. */
import type { SheetId } from '../model/sheet.ts';
import { RULE_IDS, type RuleId } from './rule-ids.ts';

/** The rules that only some sheets have. */
const ONLY: Partial<Record<RuleId, readonly SheetId[]>> = {
  'monsters.kin-join': ['classic', 'winter', 'west'],
  'monsters.friendly': ['space', 'west'],
  'enhancers.mate': ['classic', 'early', 'space', 'west'],
  'help.bribe-cards': ['winter'],
  'meddling.backstab': ['classic', 'early', 'winter'],
  'death.lose-all': ['classic', 'early', 'space', 'west'],
  'death.looting': ['classic', 'early', 'space', 'west'],
  'death.no-gain': ['classic', 'early', 'space', 'west'],
  'death.return': ['classic', 'early', 'space', 'west'],
  'death.new-hand': ['classic', 'early', 'space', 'west'],
  'traits.half-breed': ['classic', 'early', 'space'],
  'traits.super-munchkin': ['classic', 'early', 'space', 'west'],
  'items.big': ['classic', 'early'],
  'items.big-excess': ['classic', 'early'],
  'items.gadget': ['space'],
  'items.no-limit': ['west', 'winter'],
  'items.cheat': ['west', 'winter'],
  'sidekicks.play': ['space', 'west'],
  'sidekicks.card-only': ['space', 'west'],
  'sidekicks.not-items': ['space', 'west'],
  'sidekicks.sacrifice': ['space', 'west'],
  'sidekicks.solo-bonus': ['space'],
  'sidekicks.enhanced': ['west'],
  'sidekicks.sex': ['west'],
  'sidekicks.change-sex': ['west'],
  'sidekicks.carried-items': ['west'],
  'sidekicks.extra-hands': ['west'],
  'sidekicks.cheat': ['west'],
  'steeds.one': ['west'],
  'steeds.big': ['west'],
  'steeds.enhanced': ['west'],
  'steeds.flee': ['west'],
  'steeds.as-monster': ['west'],
  'steeds.gear': ['west'],
  'lasers.kind': ['space'],
  'lasers.combine': ['space'],
  'lasers.single': ['space'],
  'lasers.fire': ['space'],
  'fast.four-cards': ['space', 'west'],
  'fast.claim-discard': ['space', 'west'],
  'fast.listen': ['classic'],
  'fast.shared-victory': ['classic'],
  'fast.epic': ['classic'],
  'fast.combine': ['classic'],
  'mixing.demons': ['west'],
  'companion.level-counter': ['classic'],
};

/** Rules that nothing at a table of one sheet and its own set can show: those of mixed sets, and what is no play. */
function needsMore(rule: RuleId): boolean {
  return rule.startsWith('mixing.') || rule === 'companion.level-counter';
}

/** The rules that hold in games of one sheet with its own set, in the order of the catalog. */
export function rulesOf(sheet: SheetId): RuleId[] {
  return RULE_IDS.filter((rule) => (ONLY[rule]?.includes(sheet) ?? true) && !needsMore(rule));
}

/** The rules of tables of several sets. The one on demons is of sets that have none of the five sheets. */
export function rulesOfMixes(): RuleId[] {
  return RULE_IDS.filter((rule) => rule.startsWith('mixing.') && rule !== 'mixing.demons');
}
