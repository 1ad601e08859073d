/** The Fluent functions by which messages inflect their variables. */
import { FluentNone, FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle';
import { curseNames, sheets, type RuleTable } from '@kickdoor/rules';
import { definitionOf, isLanguage, LANGUAGES } from './languages/index.ts';
import { minus, Noun, Nouns, smallFigure } from './nouns.ts';

/** The current table: its base sheet, and its sets. */
export type SpokenTable = Pick<RuleTable, 'sheet' | 'sets'>;

const COMMON = [
  'AGREE',
  'CAPITAL',
  'CURRENCY',
  'CURSES',
  'FORM',
  'GENDER',
  'KNOWN',
  'LIST',
  'LOWER',
  'NAMES',
  'NUMBER',
  'SHEET',
  'SIGNED',
] as const;

/** All functions that messages may call, in any language. */
export const FUNCTION_NAMES: readonly string[] = [
  ...new Set([...COMMON, ...LANGUAGES.flatMap((language) => Object.keys(definitionOf(language).functions))]),
];

/** A language's functions, besides Fluent's own `NUMBER`; `table` is the current table, if any. */
export function functions(language: string, table: SpokenTable | null): Record<string, FluentFunction> {
  return {
    ...ofTable(table),
    ...common(language),
    ...(isLanguage(language) ? definitionOf(language).functions : {}),
  };
}

/** Functions for messages that depend on the table's terms. */
function ofTable(table: SpokenTable | null): Record<string, FluentFunction> {
  const currency = table === null ? 'gold' : sheets[table.sheet].currency;
  const curses = curseNames(table?.sets ?? []);
  return {
    /** `CURRENCY()`: the table's currency. */
    CURRENCY: () => currency,
    /** `CURSES()`: which of the two names for curses is printed on its cards. */
    CURSES: () => curses,
    /** `SHEET()`: its base sheet. */
    SHEET: () => table?.sheet ?? 'none',
  };
}

function common(language: string): Record<string, FluentFunction> {
  // Language data is slow to create, and few sentences need it.
  let signed: Intl.NumberFormat | null = null;
  const genders = isLanguage(language) ? definitionOf(language).nouns.genders : [];
  return {
    /** `AGREE($card, "поймал", "поймала", "поймало", "поймали")`: the word for its gender; a list is plural. */
    AGREE: ([noun, ...words]) => words[agreement(noun, genders)] ?? words.at(-1) ?? asIs(noun),
    /** `CAPITAL($card)`: with an initial capital, for the beginning of a sentence. */
    CAPITAL: ([value]) => withFirst(value, (letter) => letter.toLocaleUpperCase(language)),
    /** `FORM($card, case: "gen", number: "plural")`: a noun in one of its forms. */
    FORM: ([noun], named) => {
      const forms = formsOf(named);
      if (noun instanceof Noun) return noun.inForm(forms);
      return noun instanceof Nouns ? noun.joined('and', (one) => one.inForm(forms)) : asIs(noun);
    },
    /** `GENDER($card)`: its grammatical gender, to select by. */
    GENDER: ([noun]) => (noun instanceof Noun ? (noun.gender() ?? new FluentNone('gender')) : asIs(noun)),
    /** `KNOWN($cards)`: only those in the table's sets. */
    KNOWN: ([nouns]) => (nouns instanceof Nouns ? nouns.known() : asIs(nouns)),
    /** `LIST($cards, type: "or", case: "gen")`: a list of nouns with commas and a conjunction. */
    LIST: ([nouns], named) => {
      const type = text(named['type']) === 'or' ? 'or' : 'and';
      const forms = formsOf(named);
      return nouns instanceof Nouns ? nouns.joined(type, (one) => one.inForm(forms)) : asIs(nouns);
    },
    /** `LOWER($deeds)`: with a lowercase initial, for the middle of a sentence. */
    LOWER: ([value]) => withFirst(value, (letter) => letter.toLocaleLowerCase(language)),
    /** `NAMES($cards)`: a card's first name, with its names on other sheets in parentheses. */
    NAMES: ([nouns]) => (nouns instanceof Nouns ? alsoCalled(nouns.items.map(String)) : asIs(nouns)),
    /** `SIGNED($amount)`: +5 or −1. */
    SIGNED: ([amount]) => {
      if (!(amount instanceof FluentNumber)) return asIs(amount);
      const { value } = amount;
      const small = smallFigure(value);
      if (small !== null) return value > 0 ? `+${small}` : small;
      signed ??= new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
      return minus(signed.format(value));
    },
  };
}

/** The index of the matching word of `AGREE`: they are in the order of the language's genders. */
function agreement(noun: FluentValue | undefined, genders: readonly string[]): number {
  if (noun instanceof Nouns && noun.items.length !== 1) return Math.max(0, genders.indexOf('plural'));
  const [only] = noun instanceof Nouns ? noun.items : [noun];
  return only instanceof Noun ? Math.max(0, genders.indexOf(only.gender() ?? '')) : 0;
}

function alsoCalled(names: readonly string[]): string {
  const plain = names.map((name) => name.toLowerCase());
  const [name = '', ...others] = names.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
  return others.length === 0 ? name : `${name} (${others.join(', ')})`;
}

/** Changes the first letter, even of a marked name. */
function withFirst(value: FluentValue | undefined, change: (letter: string) => string): FluentValue {
  const said = value instanceof Noun ? value.toString() : value;
  if (typeof said !== 'string') return asIs(said);
  return said.replace(/^([\uE000-\uF8FF]*)(.)/u, (_, marks: string, first: string) => marks + change(first));
}

/**
 * The attributes to try for a case and a number: the exact form, then the case, then the plural. A case may be a
 * refinement of another: without `.each-one`, `.each` is used.
 */
function formsOf(named: Readonly<Record<string, FluentValue>>): readonly string[] {
  const inCase = text(named['case']);
  const plural = text(named['number']) === 'plural';
  if (inCase === null) return plural ? ['plural'] : [];
  return plural ? [`${inCase}-plural`, 'plural', inCase] : ofWhich(inCase);
}

/** A case, and those it refines: `each-listed-one`, `each-listed`, `each`. */
function ofWhich(inCase: string): readonly string[] {
  const parts = inCase.split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}

function text(value: FluentValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function asIs(value: FluentValue | undefined): FluentValue {
  return value ?? new FluentNone('noun');
}
