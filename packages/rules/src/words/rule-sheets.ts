/** On which sheets and at which tables the rules of the catalog hold. */
import type { Sheet, SheetId } from '../model/sheet.ts';
import type { Options } from '../model/state.ts';
import { resolveOptions, sheetOf, sheets } from '../sheets/index.ts';
import { RULE_IDS, type RuleId } from '../model/rule-ids.ts';
import type { RuleTable } from './rule-phrase.ts';

/** The rules that only some sheets have. A rule that is not listed here holds on all of them. */
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

/** Rules that nothing at a table of one sheet and its own set can show: those of mixed sets, and a tool for tables of cardboard. */
function needsMore(rule: RuleId): boolean {
  return rule.startsWith('mixing.') || rule === 'companion.level-counter';
}

/** The rules that hold in games of one sheet with its own set, in the order of the catalog. */
export function rulesOf(sheet: SheetId): RuleId[] {
  return RULE_IDS.filter((rule) => (ONLY[rule]?.includes(sheet) ?? true) && !needsMore(rule));
}

/** The rules of tables of several sets. */
export function rulesOfMixes(): RuleId[] {
  return RULE_IDS.filter((rule) => rule.startsWith('mixing.'));
}

/** Rules that need more than cards of their kind: a value of the table's own sheet. */
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

/** What the base game's own cards call for besides: a hireling, and a card to cheat with (D24). */
const BROUGHT: Partial<Record<RuleId, string>> = {
  'items.cheat': 'classic',
  'sidekicks.play': 'classic',
  'sidekicks.card-only': 'classic',
  'sidekicks.not-items': 'classic',
  'sidekicks.sacrifice': 'classic',
};

/** Options by which a rule holds also where no sheet of the table has it. */
const BY_OPTION: Partial<Record<RuleId, keyof Pick<Options, 'fast' | 'listen' | 'sharedVictory' | 'epic'>>> =
  {
    'fast.four-cards': 'fast',
    'fast.claim-discard': 'fast',
    'fast.listen': 'listen',
    'fast.shared-victory': 'sharedVictory',
    'fast.epic': 'epic',
  };

/** Rules of mixes that are about cards of these sets: at least one of each row is on the table. */
const ABOUT: Partial<Record<RuleId, readonly (readonly string[])[]>> = {
  'mixing.traps-are-curses': [
    ['classic', 'winter'],
    ['space', 'west'],
  ],
  'mixing.currency': [['space'], ['classic', 'west', 'winter']],
  'mixing.followers': [['classic', 'space', 'west']],
  'mixing.big-and-gadget': [['classic'], ['space']],
  'mixing.undead': [['west'], ['classic']],
  'mixing.fast': [['space', 'west']],
  // Sets that have none of the five sheets.
  'mixing.demons': [[]],
};

/** The sheets whose cards lie on a table, its base sheet first. */
export function sheetsAt({ sheet, sets }: RuleTable): SheetId[] {
  const own = sheets[sheet].sets;
  const others = (['classic', 'space', 'west', 'winter'] as const).filter(
    (other) => sets.includes(other) && !own.includes(other),
  );
  return [sheet, ...others];
}

/** The rules that hold at a table, in the order of the catalog: those of its base sheet, and those of its kinds of card. */
export function rulesAt(table: RuleTable): RuleId[] {
  const sheet = sheetOf(table.sheet, table.sets);
  const options = resolveOptions(sheet, table.options);
  const at = sheetsAt(table);
  return RULE_IDS.filter((rule) => {
    if (rule === 'companion.level-counter') return false;
    if (rule.startsWith('mixing.')) return at.length > 1 && isAbout(rule, table.sets);
    const option = BY_OPTION[rule];
    if (option !== undefined && options[option]) return true;
    const brought = BROUGHT[rule];
    if (brought !== undefined && table.sets.includes(brought)) return true;
    const byValue = BY_VALUE[rule];
    return byValue === undefined ? at.some((each) => ONLY[rule]?.includes(each) ?? true) : byValue(sheet);
  });
}

function isAbout(rule: RuleId, sets: readonly string[]): boolean {
  return (ABOUT[rule] ?? []).every((some) => some.some((set) => sets.includes(set)));
}
