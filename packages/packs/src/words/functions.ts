/** The functions by which a language's words put what they are filled with into form. */
import { FluentNone, FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle';
import type { Currency } from '@kickdoor/rules';
import { german } from './german.ts';
import { minus, Noun, Nouns, joined } from './nouns.ts';
import { russian } from './russian.ts';

const COMMON = ['AGREE', 'CAPITAL', 'CURRENCY', 'FORM', 'GENDER', 'LIST', 'NUMBER', 'SIGNED'] as const;

/** All functions that words may call, in any language. */
export const FUNCTION_NAMES: readonly string[] = [...COMMON, ...Object.keys(german), ...Object.keys(russian)];

/** The functions of a language, but for Fluent's own `NUMBER`. */
export function functions(language: string, currency: Currency): Record<string, FluentFunction> {
  return {
    ...common(language, currency),
    ...(language === 'de' ? german : language === 'ru' ? russian : {}),
  };
}

function common(language: string, currency: Currency): Record<string, FluentFunction> {
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return {
    /** `AGREE($card, "поймал", "поймала", "поймало", "поймали")`: the word for its gender; several are plural. */
    AGREE: ([noun, ...words]) => words[agreement(noun)] ?? words.at(-1) ?? asIs(noun),
    /** `CAPITAL($card)`: with a capital letter, for the beginning of a sentence. */
    CAPITAL: ([value]) => capital(value instanceof Noun ? value.toString() : value, language),
    /** `CURRENCY()`: what the table counts money in, to select by. */
    CURRENCY: () => currency,
    /** `FORM($card, case: "gen", number: "plural")`: a noun in one of its forms. */
    FORM: ([noun], named) => {
      const forms = formsOf(named);
      if (noun instanceof Noun) return noun.inForm(forms);
      return noun instanceof Nouns ? joined(language, 'and', inForm(noun, forms)) : asIs(noun);
    },
    /** `GENDER($card)`: the gender that its message gives, to select by. */
    GENDER: ([noun]) => (noun instanceof Noun ? (noun.gender() ?? new FluentNone('gender')) : asIs(noun)),
    /** `LIST($cards, type: "or", case: "gen")`: several nouns with commas and a last word between. */
    LIST: ([nouns], named) => {
      const type = text(named['type']) === 'or' ? 'or' : 'and';
      return nouns instanceof Nouns ? joined(language, type, inForm(nouns, formsOf(named))) : asIs(nouns);
    },
    /** `SIGNED($amount)`: +5 or −1. */
    SIGNED: ([amount]) =>
      amount instanceof FluentNumber ? minus(signed.format(amount.value)) : asIs(amount),
  };
}

const GENDERS = ['masculine', 'feminine', 'neuter', 'plural'];

/** Which of the words of `AGREE` it is. */
function agreement(noun: FluentValue | undefined): number {
  if (noun instanceof Nouns && noun.items.length !== 1) return GENDERS.indexOf('plural');
  const [only] = noun instanceof Nouns ? noun.items : [noun];
  return only instanceof Noun ? Math.max(0, GENDERS.indexOf(only.gender() ?? '')) : 0;
}

function inForm({ items }: Nouns, forms: readonly string[]): readonly string[] {
  return items.map((item) => item.inForm(forms));
}

/** A capital for the first letter, also of a name that is marked as such. */
function capital(value: FluentValue | undefined, language: string): FluentValue {
  if (typeof value !== 'string') return asIs(value);
  return value.replace(/^([\uE000-\uF8FF]*)(.)/u, (_, marks: string, first: string) => {
    return marks + first.toLocaleUpperCase(language);
  });
}

/** The attributes to try for a case and a number: the exact form, then the case, then the plural. */
function formsOf(named: Readonly<Record<string, FluentValue>>): readonly string[] {
  const inCase = text(named['case']);
  const plural = text(named['number']) === 'plural';
  if (inCase === null) return plural ? ['plural'] : [];
  return plural ? [`${inCase}-plural`, 'plural', inCase] : [inCase];
}

function text(value: FluentValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function asIs(value: FluentValue | undefined): FluentValue {
  return value ?? new FluentNone('noun');
}
