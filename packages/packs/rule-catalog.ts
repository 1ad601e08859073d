/** The catalog of rules as a page: each rule with its id and its wording on each sheet that has it. */
import {
  chapterOf,
  chapterPhrase,
  DEFAULT_SHEET,
  RULE_IDS,
  ruleMessage,
  rulePhrase,
  rulesOf,
  rulesOfMixes,
  SHEETS,
  type RuleId,
  type RuleTable,
  type SheetId,
} from '@kickdoor/rules';
import { createWords } from '@kickdoor/words';
import { coreWords } from '@kickdoor/words/node';

const HEAD = `# The rules

Every rule has an id, by which refusals, the log, scenarios and code cite it. This page lists them with what they say on each of the five
rule sheets, as the game's own rulebook words them. What the sheets leave open is settled in [decisions.md](decisions.md).
It is generated: \`npm run generate\`.`;

/** A mix of all sets, where the rules about mixes apply. */
const MIX: RuleTable = {
  sheet: DEFAULT_SHEET,
  sets: [...new Set(SHEETS.flatMap(({ sets }) => sets))],
};

/** The page, in Markdown. */
export function ruleCatalog(): string {
  const words = createWords('en', coreWords('en'));
  const tables = SHEETS.map(({ id, sets }): RuleTable => ({ sheet: id, sets }));
  const having = new Map(tables.map((table) => [table, new Set(rulesOf(table.sheet))] as const));
  const mixed = new Set(rulesOfMixes());

  const line = (rule: RuleId): string => {
    const title = words.attribute(ruleMessage(rule), 'title') ?? rule;
    const own = tables.filter((table) => having.get(table)?.has(rule) === true);
    const said = new Map<string, SheetId[]>();
    for (const table of own.length > 0 ? own : [mixed.has(rule) ? MIX : (tables[0] ?? MIX)]) {
      const text = words.say(rulePhrase(rule, table));
      said.set(text, [...(said.get(text) ?? []), table.sheet]);
    }
    const texts = [...said].map(([text, at]) => `- ${where(own.length, at)}${text}`);
    return `**${title}** \`${rule}\`\n\n${texts.join('\n')}`;
  };

  const where = (count: number, at: readonly SheetId[]): string =>
    count === 0 || at.length === tables.length ? '' : `_${at.join(', ')}:_ `;

  const chapters = Map.groupBy(RULE_IDS, chapterOf);
  const parts = [...chapters].map(([chapter, rules]) =>
    [`## ${words.say(chapterPhrase(chapter, MIX))}`, ...rules.map(line)].join('\n\n'),
  );
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}
