/** What phrases are filled with, and the functions by which a language's words put it into form. */
import {
  FluentNone,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type Scope,
} from '@fluent/bundle';
import type { Phrase } from '@kickdoor/rules';

/** Who can say a phrase in one of its forms. */
export interface Speaker {
  speak(phrase: Phrase, forms: readonly string[]): string;
  trait(phrase: Phrase, attribute: string): string | null;
}

/** A phrase inside another. */
export class Noun extends FluentType<Phrase> {
  readonly #speaker: Speaker;

  constructor(phrase: Phrase, speaker: Speaker) {
    super(phrase);
    this.#speaker = speaker;
  }

  override toString(): string {
    return this.inForm([]);
  }

  inForm(forms: readonly string[]): string {
    return this.#speaker.speak(this.value, forms);
  }

  trait(attribute: string): string | null {
    return this.#speaker.trait(this.value, attribute);
  }
}

/** Several phrases inside another; said as `a, b and c` unless the message says otherwise. */
export class Nouns extends FluentType<readonly Phrase[]> {
  readonly items: readonly Noun[];

  constructor(phrases: readonly Phrase[], speaker: Speaker) {
    super(phrases);
    this.items = phrases.map((phrase) => new Noun(phrase, speaker));
  }

  override toString(scope: Scope): string {
    return list(scope.bundle.locales, 'and', this.items.map(String));
  }
}

/** A number with a real minus sign. */
export class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return minus(super.toString(scope));
  }
}

function minus(figure: string): string {
  return figure.replace(/^-/u, '−');
}

/** The functions that words may call. */
export const FUNCTION_NAMES = ['CAPITAL', 'FORM', 'GENDER', 'LIST', 'SIGNED', 'NUMBER'] as const;

/** The functions of {@link FUNCTION_NAMES} for a language, but for Fluent's own `NUMBER`. */
export function functions(language: string): Record<string, FluentFunction> {
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return {
    /** `CAPITAL($card)`: with a capital letter, for the beginning of a sentence. */
    CAPITAL: ([value]) => capital(value instanceof Noun ? value.toString() : value, language),
    /** `FORM($card, case: "gen", number: "plural")`: a noun in one of its forms. */
    FORM: ([noun], named) => {
      const forms = formsOf(named);
      if (noun instanceof Noun) return noun.inForm(forms);
      return noun instanceof Nouns ? list([language], 'and', inForm(noun, forms)) : asIs(noun);
    },
    /** `GENDER($card)`: the gender that its message gives, to select by. */
    GENDER: ([noun]) =>
      noun instanceof Noun ? (noun.trait('gender') ?? new FluentNone('gender')) : asIs(noun),
    /** `LIST($cards, type: "or", case: "gen")`: several nouns with commas and a last word between. */
    LIST: ([nouns], named) => {
      const type = text(named['type']) === 'or' ? 'or' : 'and';
      return nouns instanceof Nouns ? list([language], type, inForm(nouns, formsOf(named))) : asIs(nouns);
    },
    /** `SIGNED($amount)`: +5 or −1. */
    SIGNED: ([amount]) =>
      amount instanceof FluentNumber ? minus(signed.format(amount.value)) : asIs(amount),
  };
}

function inForm({ items }: Nouns, forms: readonly string[]): readonly string[] {
  return items.map((item) => item.inForm(forms));
}

function capital(value: FluentValue | undefined, language: string): FluentValue {
  if (typeof value !== 'string') return asIs(value);
  const [first = ''] = value;
  return first.toLocaleUpperCase(language) + value.slice(first.length);
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

function list(locales: readonly string[], type: 'and' | 'or', items: readonly string[]): string {
  const format = new Intl.ListFormat([...locales], { type: type === 'or' ? 'disjunction' : 'conjunction' });
  return format.format(items);
}
