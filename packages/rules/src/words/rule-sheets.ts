/** Which rules of the catalog apply on which sheets and tables. */
import type { Sheet, SheetId } from '../model/sheet.ts';
import type { Options } from '../model/state.ts';
import { homeSheets, resolveOptions, sheetOf, sheets, SHEETS } from '../sheets/index.ts';
import { RULE_IDS, type RuleId } from '../model/rule-ids.ts';

/** The table whose rules are described: a base sheet, the sets, and the chosen options. */
export interface RuleTable {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly options?: Partial<Options>;
}

/** The rules that only some sheets have; those sheets list them. */
const ONLY_SOME: ReadonlySet<RuleId> = new Set(SHEETS.flatMap(({ rules }) => rules));

/** Whether a sheet has a rule. */
function has({ rules }: Sheet, rule: RuleId): boolean {
  return !ONLY_SOME.has(rule) || rules.includes(rule);
}

/**
 * Whether a rule never applies at a table with one sheet and its own set: those about mixes, and the one about a tool
 * for real cards.
 */
function needsMore(rule: RuleId): boolean {
  return rule.startsWith('mixing.') || rule === 'companion.level-counter';
}

/** Returns the rules of games on one sheet with its own set, in catalog order. */
export function rulesOf(sheet: SheetId): RuleId[] {
  return RULE_IDS.filter((rule) => has(sheets[sheet], rule) && !needsMore(rule));
}

/** Returns the rules about tables with several sets. */
export function rulesOfMixes(): RuleId[] {
  return RULE_IDS.filter((rule) => rule.startsWith('mixing.'));
}

/** Rules that depend on a value of the table's sheet, and not only on cards of their kind. */
const BY_VALUE: Partial<Record<RuleId, (sheet: Sheet) => boolean>> = {
  'monsters.kin-join': (sheet) => sheet.joins.length > 0,
  'help.bribe-cards': (sheet) => sheet.bribeCards,
  'death.lose-all': (sheet) => sheet.death,
  'death.looting': (sheet) => sheet.death,
  'death.no-gain': (sheet) => sheet.death,
  'death.return': (sheet) => sheet.death,
  'death.new-hand': (sheet) => sheet.death,
  'items.big': (sheet) => sheet.big !== null,
  'items.big-excess': (sheet) => sheet.big !== null,
  'items.gadget': (sheet) => sheet.gadgets !== null,
  'items.no-limit': (sheet) => sheet.big === null && sheet.gadgets === null,
};

/** Options that make a rule apply even if no sheet at the table has it. */
const BY_OPTION: Partial<Record<RuleId, keyof Pick<Options, 'fast' | 'listen' | 'sharedVictory' | 'epic'>>> =
  {
    'fast.four-cards': 'fast',
    'fast.claim-discard': 'fast',
    'fast.listen': 'listen',
    'fast.shared-victory': 'sharedVictory',
    'fast.epic': 'epic',
  };

/** What the sets of a mix must have for a rule about mixes to matter there. The other rules apply in every mix. */
const IN_MIX: Partial<Record<RuleId, (homes: readonly Sheet[]) => boolean>> = {
  'mixing.traps-are-curses': (homes) => new Set(homes.map(({ cards }) => cards.curses)).size > 1,
  'mixing.currency': (homes) => new Set(homes.map(({ currency }) => currency)).size > 1,
  'mixing.followers': (homes) => homes.some(({ cards }) => cards.bring.includes('sidekicks')),
  'mixing.big-and-gadget': (homes) =>
    homes.some(({ big }) => big !== null) && homes.some(({ gadgets }) => gadgets !== null),
  'mixing.undead': (homes) =>
    homes.some(({ cards }) => cards.bring.includes('undead')) &&
    homes.some(({ joins }) => joins.includes('undead')),
  'mixing.fast': (homes) => homes.some(({ fastInMix }) => fastInMix),
  // None of the five sheets' sets has them.
  'mixing.demons': () => false,
};

/** Returns the sheets whose cards are on a table, its base sheet first. */
export function sheetsAt({ sheet, sets }: RuleTable): SheetId[] {
  const own = sheets[sheet].sets;
  return [sheet, ...homeSheets(sets.filter((set) => !own.includes(set))).map(({ id }) => id)];
}

/** Returns the rules of a table, in catalog order: those of its base sheet, and those about its kinds of card. */
export function rulesAt(table: RuleTable): RuleId[] {
  const sheet = sheetOf(table.sheet, table.sets);
  const options = resolveOptions(sheet, table.options);
  const at = sheetsAt(table).map((id) => sheets[id]);
  const homes = homeSheets(table.sets);
  return RULE_IDS.filter((rule) => {
    if (rule === 'companion.level-counter') return false;
    if (rule.startsWith('mixing.')) return at.length > 1 && (IN_MIX[rule]?.(homes) ?? true);
    const option = BY_OPTION[rule];
    if (option !== undefined && options[option]) return true;
    if (homes.some(({ cards }) => cards.rules.includes(rule))) return true;
    const byValue = BY_VALUE[rule];
    return byValue === undefined ? at.some((each) => has(each, rule)) : byValue(sheet);
  });
}
