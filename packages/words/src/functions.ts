/** The functions by which a language's words put what they are filled with into form. */
import { FluentNone, FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle';
import { curseNames, sheets } from '@kickdoor/rules';
import { definitionOf, isLanguage, LANGUAGES } from './languages/index.ts';
import { minus, Noun, Nouns } from './nouns.ts';
import type { SpokenTable } from './words.ts';

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

/** All functions that words may call, in any language. */
export const FUNCTION_NAMES: readonly string[] = [
  ...new Set([...COMMON, ...LANGUAGES.flatMap((language) => Object.keys(definitionOf(language).functions))]),
];

/** The functions of a language, but for Fluent's own `NUMBER`; `table` is the one that is spoken of, if there is one. */
export function functions(language: string, table: SpokenTable | null): Record<string, FluentFunction> {
  return {
    ...ofTable(table),
    ...common(language),
    ...(isLanguage(language) ? definitionOf(language).functions : {}),
  };
}

/** What sentences select by where tables have different words for the same thing. */
function ofTable(table: SpokenTable | null): Record<string, FluentFunction> {
  const currency = table === null ? 'gold' : sheets[table.sheet].currency;
  const curses = curseNames(table?.sets ?? []);
  return {
    /** `CURRENCY()`: what the table counts money in. */
    CURRENCY: () => currency,
    /** `CURSES()`: which of the two names of curses its cards bear. */
    CURSES: () => curses,
    /** `SHEET()`: its base sheet. */
    SHEET: () => table?.sheet ?? 'none',
  };
}

function common(language: string): Record<string, FluentFunction> {
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  const genders = isLanguage(language) ? definitionOf(language).nouns.genders : [];
  return {
    /** `AGREE($card, "поймал", "поймала", "поймало", "поймали")`: the word for its gender; several are plural. */
    AGREE: ([noun, ...words]) => words[agreement(noun, genders)] ?? words.at(-1) ?? asIs(noun),
    /** `CAPITAL($card)`: with a capital letter, for the beginning of a sentence. */
    CAPITAL: ([value]) => withFirst(value, (letter) => letter.toLocaleUpperCase(language)),
    /** `FORM($card, case: "gen", number: "plural")`: a noun in one of its forms. */
    FORM: ([noun], named) => {
      const forms = formsOf(named);
      if (noun instanceof Noun) return noun.inForm(forms);
      return noun instanceof Nouns ? noun.joined('and', (one) => one.inForm(forms)) : asIs(noun);
    },
    /** `GENDER($card)`: the gender that its message gives, to select by. */
    GENDER: ([noun]) => (noun instanceof Noun ? (noun.gender() ?? new FluentNone('gender')) : asIs(noun)),
    /** `KNOWN($cards)`: those of them that are in the sets of the table. */
    KNOWN: ([nouns]) => (nouns instanceof Nouns ? nouns.known() : asIs(nouns)),
    /** `LIST($cards, type: "or", case: "gen")`: several nouns with commas and a last word between. */
    LIST: ([nouns], named) => {
      const type = text(named['type']) === 'or' ? 'or' : 'and';
      const forms = formsOf(named);
      return nouns instanceof Nouns ? nouns.joined(type, (one) => one.inForm(forms)) : asIs(nouns);
    },
    /** `LOWER($deeds)`: with a small letter, for the middle of a sentence. */
    LOWER: ([value]) => withFirst(value, (letter) => letter.toLocaleLowerCase(language)),
    /** `NAMES($cards)`: a card by the first of its names, and in brackets by those that other sheets have for it. */
    NAMES: ([nouns]) => (nouns instanceof Nouns ? alsoCalled(nouns.items.map(String)) : asIs(nouns)),
    /** `SIGNED($amount)`: +5 or −1. */
    SIGNED: ([amount]) =>
      amount instanceof FluentNumber ? minus(signed.format(amount.value)) : asIs(amount),
  };
}

/** Which of the words of `AGREE` it is: they are in the order of the language's genders. */
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

/** Another first letter, also of a name that is marked as such. */
function withFirst(value: FluentValue | undefined, change: (letter: string) => string): FluentValue {
  const said = value instanceof Noun ? value.toString() : value;
  if (typeof said !== 'string') return asIs(said);
  return said.replace(/^([\uE000-\uF8FF]*)(.)/u, (_, marks: string, first: string) => marks + change(first));
}

/**
 * The attributes to try for a case and a number: the exact form, then the case, then the plural. A case may be a finer
 * one of another: where there is no `.each-one`, it is `.each`.
 */
function formsOf(named: Readonly<Record<string, FluentValue>>): readonly string[] {
  const inCase = text(named['case']);
  const plural = text(named['number']) === 'plural';
  if (inCase === null) return plural ? ['plural'] : [];
  return plural ? [`${inCase}-plural`, 'plural', inCase] : ofWhich(inCase);
}

/** A case, and those of which it is a finer one: `each-listed-one`, `each-listed`, `each`. */
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
