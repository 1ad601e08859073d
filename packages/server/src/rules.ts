/** The sentences of rules, for clients that have no words of their own. */
import type { Language } from '@kickdoor/words';
import type { Pack } from '@kickdoor/packs';
import { wordsFor } from '@kickdoor/packs/node';
import type { TableInfo, TableRules } from '@kickdoor/protocol';
import { RULE_IDS, ruleMessage, rulePhrase } from '@kickdoor/rules';
import { dealtOptions } from '@kickdoor/tables/game/times.ts';

/** Every rule's title and sentence, with the values of a table's sheet, sets and options. `packs` name its cards. */
export function tableRules(
  { sheet, sets, options: wished, pace }: Pick<TableInfo, 'sheet' | 'sets' | 'options' | 'pace'>,
  packs: readonly Pack[],
  language: Language,
): TableRules {
  const table = { sheet, sets, options: dealtOptions({ sheet, sets, options: wished, pace }) };
  const words = wordsFor(language, packs, { table, plain: true });
  const rules = RULE_IDS.map((id) => {
    const title = words.attribute(ruleMessage(id), 'title') ?? id;
    return [id, { title, text: words.say(rulePhrase(id, table)) }] as const;
  });
  return { language, rules: Object.fromEntries(rules) };
}
