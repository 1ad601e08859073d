/** Parses rule ids. */
import { RULE_IDS, type RuleId } from '@kickdoor/rules';
import { phrase } from '../words/words.ts';
import { fault, isList, items, text, type Value } from './source.ts';

function readRule(value: Value): RuleId {
  const id = text(value, phrase('called-rule'));
  return RULE_IDS.find((one) => one === id) ?? fault(value, phrase('fault-no-rule', { rule: id }));
}

/** One rule, or a list of rules. */
export function readRules(value: Value): RuleId[] {
  return isList(value) ? items(value, 'rules').map(readRule) : [readRule(value)];
}
