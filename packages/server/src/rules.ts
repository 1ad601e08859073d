/** What rules say, for clients that have no words of their own. */
import type { Language } from '@kickdoor/words';
import { loadSet, wordsFor } from '@kickdoor/packs/node';
import type { TableInfo, TableRules } from '@kickdoor/protocol';
import { RULE_IDS, ruleMessage, rulePhrase } from '@kickdoor/rules';

/** Every rule's title and sentence, with the values of a table's own sheet, sets and options. */
export function tableRules(
  table: Pick<TableInfo, 'sheet' | 'sets' | 'options'>,
  language: Language,
): TableRules {
  const words = wordsFor(language, table.sets.map(loadSet), { table, plain: true });
  const rules = RULE_IDS.map((id) => {
    const title = words.attribute(ruleMessage(id), 'title') ?? id;
    return [id, { title, text: words.say(rulePhrase(id, table)) }] as const;
  });
  return { language, rules: Object.fromEntries(rules) };
}
