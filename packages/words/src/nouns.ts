/** What phrases are filled with: nouns that know their forms, lists of them, and numbers. */
import { FluentNumber, FluentType, type Scope } from '@fluent/bundle';
import type { Phrase } from '@kickdoor/rules';

/** Who can say a phrase in one of its forms. */
export interface Speaker {
  speak(phrase: Phrase, forms: readonly string[]): string;
  /** What stands around a name that is no noun, as it is quoted in a sentence. */
  quote(name: string): string;
  trait(phrase: Phrase, attribute: string): string | null;
  /** Whether there is such a message. */
  has(id: string): boolean;
  /** Whether it is said in another language, for want of this one. */
  isForeign(id: string): boolean;
  /** `a, b and c` as the language has it. */
  list(type: 'and' | 'or', items: readonly string[]): string;
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

  /** It in the first of these forms that it has; what is no noun, in quotes. */
  inForm(forms: readonly string[]): string {
    const said = this.#speaker.speak(this.value, forms);
    return this.isNoun() ? said : this.#speaker.quote(said);
  }

  /** Whether its message has this form. */
  has(form: string): boolean {
    return this.#speaker.trait(this.value, form) !== null;
  }

  /** Whether it is a name of another language, which takes no article or ending of this one. */
  isForeign(): boolean {
    return this.#speaker.isForeign(this.value.id);
  }

  /** Whether it can be declined and take an article. */
  isNoun(): boolean {
    return !this.isForeign() && this.#speaker.trait(this.value, 'noun') !== 'no';
  }

  /** Whether it goes with an article: a person's name does not. */
  hasArticle(): boolean {
    return this.#speaker.trait(this.value, 'article') !== 'none';
  }

  /** Its grammatical gender; what is no noun goes as a card, which is feminine wherever cards have a gender. */
  gender(): string | null {
    return this.isNoun() ? this.#speaker.trait(this.value, 'gender') : 'feminine';
  }
}

/** Several phrases inside another; said as `a, b and c` unless the message says otherwise. */
export class Nouns extends FluentType<readonly Phrase[]> {
  readonly items: readonly Noun[];
  readonly #speaker: Speaker;

  constructor(phrases: readonly Phrase[], speaker: Speaker) {
    super(phrases);
    this.#speaker = speaker;
    this.items = phrases.map((phrase) => new Noun(phrase, speaker));
  }

  /** Those that have a name. */
  known(): Nouns {
    return new Nouns(
      this.value.filter(({ id }) => this.#speaker.has(id)),
      this.#speaker,
    );
  }

  /** All of them in a list, each said like this. */
  joined(type: 'and' | 'or', say: (noun: Noun) => string): string {
    return this.#speaker.list(type, this.items.map(say));
  }

  override toString(): string {
    return this.joined('and', String);
  }
}

/** A number with a real minus sign. */
export class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return minus(super.toString(scope));
  }
}

/** A figure with a minus sign in place of a hyphen. */
export function minus(figure: string): string {
  return figure.replace(/^-/u, '−');
}
