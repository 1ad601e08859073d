/** The arguments of phrases: nouns that know their forms, lists of nouns, and numbers. */
import { FluentNumber, FluentType, type Scope } from '@fluent/bundle';
import type { Phrase } from '@kickdoor/rules';

/** Formats a phrase in one of its forms. */
export interface Speaker {
  speak(phrase: Phrase, forms: readonly string[]): string;
  /** Quotes a name that isn't a noun or is in another language. */
  quote(name: string, isForeign: boolean): string;
  trait(phrase: Phrase, attribute: string): string | null;
  /** Whether this message exists. */
  has(id: string): boolean;
  /** Whether it falls back to another language. */
  isForeign(id: string): boolean;
  /** `a, b and c` in the language's format. */
  list(type: 'and' | 'or', items: readonly string[]): string;
}

/** A phrase as another phrase's argument. */
export class Noun extends FluentType<Phrase> {
  readonly #speaker: Speaker;

  constructor(phrase: Phrase, speaker: Speaker) {
    super(phrase);
    this.#speaker = speaker;
  }

  override toString(): string {
    return this.inForm([]);
  }

  /** The first of these forms that it has; in quotes if it isn't a noun. */
  inForm(forms: readonly string[]): string {
    // Case forms of another language don't match this language's cases.
    const isForeign = this.isForeign();
    const known = isForeign ? forms.filter((form) => form === 'plural') : forms;
    const said = this.#speaker.speak(this.value, known);
    return this.isNoun() ? said : this.#speaker.quote(said, isForeign);
  }

  /** Whether its message has this form. */
  has(form: string): boolean {
    return this.#speaker.trait(this.value, form) !== null;
  }

  /** Whether it is a name in another language, which takes no article or ending. */
  isForeign(): boolean {
    return this.#speaker.isForeign(this.value.id);
  }

  /** Whether it can be declined and take an article. */
  isNoun(): boolean {
    return !this.isForeign() && this.#speaker.trait(this.value, 'noun') !== 'no';
  }

  /** Whether it takes an article; a person's name doesn't. */
  hasArticle(): boolean {
    return this.#speaker.trait(this.value, 'article') !== 'none';
  }

  /**
   * Its grammatical gender; a name that isn't a noun counts as a card, which is feminine wherever cards have a gender.
   */
  gender(): string | null {
    return this.isNoun() ? this.#speaker.trait(this.value, 'gender') : 'feminine';
  }
}

/** Several phrases as another phrase's argument; formatted as `a, b and c` unless the message says otherwise. */
export class Nouns extends FluentType<readonly Phrase[]> {
  readonly items: readonly Noun[];
  readonly #speaker: Speaker;

  constructor(phrases: readonly Phrase[], speaker: Speaker) {
    super(phrases);
    this.#speaker = speaker;
    this.items = phrases.map((phrase) => new Noun(phrase, speaker));
  }

  /** The items that have a name. */
  known(): Nouns {
    return new Nouns(
      this.value.filter(({ id }) => this.#speaker.has(id)),
      this.#speaker,
    );
  }

  /** All of them as a list, each formatted like this. */
  joined(type: 'and' | 'or', say: (noun: Noun) => string): string {
    return this.#speaker.list(type, this.items.map(say));
  }

  override toString(): string {
    return this.joined('and', String);
  }
}

/** Where numbers begin to be written in groups. */
const GROUPED = 1000;

/** A number with a real minus sign. */
export class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Object.keys(this.opts).length === 0 ? smallFigure(this.value) : null;
    return small ?? minus(super.toString(scope));
  }
}

/**
 * A whole number without groups, which all languages here write alike; `null` for other numbers. Formatters are slow to
 * create, and most figures of a game are small.
 */
export function smallFigure(value: number): string | null {
  return Number.isInteger(value) && Math.abs(value) < GROUPED ? minus(String(value)) : null;
}

/** A number with a minus sign instead of a hyphen. */
export function minus(figure: string): string {
  return figure.replace(/^-/u, '−');
}
