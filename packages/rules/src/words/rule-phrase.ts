/** Rules as sentences: what a rule says at a table, with the values of that table's sheet. */
import { phrase, type Phrase, type PhraseArg } from '../model/phrase.ts';
import type { Brought, Sheet, SheetId } from '../model/sheet.ts';
import type { Options } from '../model/state.ts';
import { homeSheet, homeSheets, resolveOptions, sheetOf, sheets } from '../sheets/index.ts';
import type { RuleId } from '../model/rule-ids.ts';
import { lengthPhrase } from './length-phrase.ts';
import { sheetsAt, type RuleTable } from './rule-sheets.ts';

type Args = Readonly<Record<string, PhraseArg>>;

/** Returns the message id of a rule's usual sentence. The attribute `title` is the rule's name on every sheet. */
export function ruleMessage(rule: RuleId): string {
  return `rule-${rule.replace('.', '-')}`;
}

/** Returns the message id of a rule's sentence on a sheet, which may have a wording of its own. */
export function ruleWording(rule: RuleId, sheet: SheetId): string {
  return sheets[sheet].wordings.includes(rule)
    ? `sheet-${sheet}-${rule.replace('.', '-')}`
    : ruleMessage(rule);
}

/** Returns a rule as it applies at a table, in the wording of its base sheet. */
export function rulePhrase(rule: RuleId, table: RuleTable): Phrase {
  return { id: ruleWording(rule, table.sheet), args: ruleArgs(table) };
}

/** Returns the chapter of a rule: the first part of its id. */
export function chapterOf(rule: RuleId): string {
  return rule.slice(0, rule.indexOf('.'));
}

/** Returns the title of a chapter at a table. */
export function chapterPhrase(chapter: string, table: RuleTable): Phrase {
  return tablePhrase(`chapter-${chapter}`, table);
}

/** Returns a message about a table, with all the arguments of rule sentences. */
export function tablePhrase(id: string, table: RuleTable): Phrase {
  return { id, args: ruleArgs(table) };
}

/** All arguments of rule sentences. Each takes what it needs. */
function ruleArgs({ sheet: base, sets, options: wanted }: RuleTable): Args {
  const sheet = sheetOf(base, sets);
  return {
    ...numbers(sheet, resolveOptions(sheet, wanted)),
    ...values(sheet),
    ...cards(sheet, sets),
    ...names(sheetsAt({ sheet: base, sets })),
    mixed: yes(sets.some((set) => !sheet.sets.includes(set))),
  };
}

/** The table's numbers, and its chosen options. */
function numbers(sheet: Sheet, options: Options): Args {
  const { min, max, mixed } = sheet.players;
  return {
    min,
    max,
    mixedMax: Math.max(max, mixed),
    more: mixed > max ? mixed : 0,
    deal: options.deal,
    fastDeal: sheet.deal[1],
    hand: sheet.handLimit,
    last: options.level,
    grace: lengthPhrase(options.grace),
    limit: lengthPhrase(options.limit),
    big: sheet.big ?? 'any',
    gadgets: sheet.gadgets ?? 'any',
    fast: yes(options.fast),
    listen: yes(options.listen),
    shared: yes(options.sharedVictory),
    epic: yes(options.epic),
  };
}

/** Sheet values that are not numbers. */
function values(sheet: Sheet): Args {
  return {
    currency: sheet.currency,
    openingItems: sheet.opening.items,
    openingSidekicks: sheet.opening.sidekicks,
    openingSuper: yes(sheet.opening.superMunchkin),
    lastByCard: yes(sheet.lastLevelByCard),
    enhancers: sheet.enhancers,
    death: yes(sheet.death),
    deadCurses: sheet.deadCurses,
    lootSidekicks: yes(sheet.lootSidekicks),
    sold: sheet.soldAfterTrade === 'next turn' ? 'next' : 'own',
    badStuff: sheet.badStuff === 'ordered' ? 'ordered' : 'once',
    bribeCards: yes(sheet.bribeCards),
    halfHuman: yes(sheet.halfHuman),
    superWhen: sheet.superMunchkin.when === 'any time' ? 'any' : 'own',
    superLost: sheet.superMunchkin.lost === 'either lost' ? 'either' : 'none',
    specials: sheet.specials === 'any time' ? 'any' : 'own',
    followers: yes(sheet.enhanceFollowers),
    sidekickSex: yes(sheet.sidekickSex),
  };
}

/** Which kinds of card the sets have, for rules about them. */
function cards(sheet: Sheet, sets: readonly string[]): Args {
  const homes = homeSheets(sets);
  const has = (what: Brought): boolean => homes.some(({ cards: { bring } }) => bring.includes(what));
  return {
    races: yes(has('races')),
    thief: yes(has('thief')),
    sidekicks: yes(has('sidekicks')),
    steeds: yes(has('steeds')),
    friendly: yes(has('friendly')),
    claims: yes(sheet.claims.length > 0),
    cowboy: yes(has('cowboy')),
    // In a mix traps and curses are one kind (`mixing.traps-are-curses`), called by the older name.
    curse: phrase(curseNames(sets) === 'traps' ? 'trap-word' : 'curse-word'),
    joins: sheet.joins.map((tag) => phrase(`joining-${tag}`)),
    joinCount: sheet.joins.length,
    joinsUndead: yes(sheet.joins.includes('undead')),
  };
}

/** Cards with different names on different sheets, by the names of the sheets at the table. */
function names(at: readonly SheetId[]): Args {
  const having = at.filter((sheet) => sheets[sheet].rules.includes('traits.half-breed'));
  return {
    halfBreed: (having.length === 0 ? at : having).map((sheet) => phrase(`sheet-${sheet}-half-breed`)),
    goUp: at.map((sheet) => phrase(`sheet-${sheet}-go-up`)),
  };
}

/** Returns what the cards of these sets call curses (`mixing.traps-are-curses`). */
export function curseNames(sets: readonly string[]): 'curses' | 'traps' | 'both' {
  const [first, ...others] = new Set(sets.map((set) => homeSheet(set)?.cards.curses ?? 'both'));
  return first === undefined || others.length > 0 ? 'both' : first;
}

function yes(so: boolean): 'yes' | 'no' {
  return so ? 'yes' : 'no';
}
