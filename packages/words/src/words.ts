/**
 * Turns phrases into text with Fluent. Runs in browsers as well as in Node: the words are passed in as sources.
 *
 * A noun is a message whose attributes are its forms (`.gen`, `.acc`, `.plural`) and its gender. What differs between
 * languages (cases, genders, word order) is written in each language's own files, using the functions in
 * `functions.ts`.
 */
import { FluentBundle, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { ANY_SET, type Phrase, type PhraseArg, type SheetId } from '@kickdoor/rules';
import { withLanguage, NO_LANGUAGE } from './borrowed.ts';
import { definitionOf, isLanguage } from './languages/index.ts';
import { functions, type SpokenTable } from './functions.ts';
import { isCardless, isName, nameIn, setOf, unnamed } from './message-ids.ts';
import { Nouns, Noun, Figure, type Speaker } from './nouns.ts';
import { cutPieces, marked, unmarked, type Piece } from './pieces.ts';
import { resourceOf } from './resources.ts';
import type { SourceOfSet, WordSource } from './sources.ts';
import { literal, NO_BREAK, quotesOf, typeset } from './typography.ts';

export interface WordsOptions {
  /**
   * Called for every message that is missing or can't be formatted; without it, such problems only show in the text.
   */
  readonly onProblem?: (problem: string) => void;
  /** The current table: its sheet has its own words for money, curses and some cards. */
  readonly table?: SpokenTable;
  /** Whether texts are left as written, with plain spaces only: for output that programs read. */
  readonly plain?: boolean;
}

/** The words of a language. */
export interface Words {
  readonly language: string;
  /** Whether texts have plain spaces only. */
  readonly plain: boolean;
  /** A phrase, or the message with this id, as text. Missing messages show as `{id}`. */
  say(what: Phrase | string, args?: Readonly<Record<string, PhraseArg>>): string;
  /** A phrase in pieces, so that the cards and players it names can be clickable or colored. */
  pieces(what: Phrase): readonly Piece[];
  /** An attribute of a message, such as a card's `flavour`; `null` if it has none. */
  attribute(id: string, attribute: string): string | null;
  /** Whether this message exists. */
  has(id: string): boolean;
  /**
   * The language of a message: that of these words, unless its set lacks it in them; {@link NO_LANGUAGE} for a name
   * made from its id because its set has it in no language.
   */
  languageOf(id: string): string;
}

/**
 * Creates the words of a language. A phrase's id is looked up in the engine's words, then in the sets' in order;
 * `SET/ID` is a message of that set. With `*` as the set, the first set that has the message is used.
 */
export function createWords(
  language: string,
  sources: readonly WordSource[],
  options: WordsOptions = {},
): Words {
  return new FluentWords(language, sources, options);
}

/** How deeply phrases may be nested. A sequence of sentences is nested once per sentence. */
const MAX_NESTED = 150;

/** A set's names in a language. */
interface SetNames {
  readonly language: string;
  /** Parsed on first use. */
  readonly bundles: () => readonly FluentBundle[];
}

class FluentWords implements Words, Speaker {
  readonly language: string;
  readonly plain: boolean;
  readonly #engine: FluentBundle;
  /** The names of each set, by language; those of the table's sheet, if any, come before the set's own. */
  readonly #sets = new Map<string, SetNames[]>();
  readonly #onProblem: (problem: string) => void;
  readonly #functions: Record<string, FluentFunction>;
  /** Created on first use. */
  readonly #lists = new Map<'and' | 'or', Intl.ListFormat>();
  /** The current nesting depth of phrases. */
  #nested = 0;
  /** The names in the phrase being split into pieces. */
  #named: Phrase[] | null = null;
  /**
   * The texts of the current phrase's parts, by form. Sentences query their nouns repeatedly, and those theirs, so
   * without a cache each level of nesting would double the time.
   */
  readonly #told = new Map<Phrase, Map<string, string | null>>();

  constructor(language: string, sources: readonly WordSource[], options: WordsOptions) {
    this.language = language;
    this.#onProblem = options.onProblem ?? (() => undefined);
    this.#functions = functions(language, options.table ?? null);
    this.plain = options.plain ?? false;
    this.#engine = this.#bundle();
    for (const source of sources) {
      if (typeof source === 'string') this.#add(this.#engine, source);
      else this.#addSet(source, options.table?.sheet);
    }
  }

  say(what: Phrase | string, args?: Readonly<Record<string, PhraseArg>>): string {
    const said: Phrase = typeof what === 'string' ? { id: what } : what;
    this.#told.clear();
    return this.#set(
      this.speak(args === undefined ? said : { ...said, args: { ...said.args, ...args } }, []),
    );
  }

  pieces(what: Phrase): readonly Piece[] {
    const named: Phrase[] = [];
    this.#named = named;
    this.#told.clear();
    try {
      return cutPieces(this.#set(this.speak(what, [])), named);
    } finally {
      this.#named = null;
    }
  }

  attribute(id: string, attribute: string): string | null {
    this.#told.clear();
    // A sheet that prints another name for a card needn't repeat its other attributes.
    const bundle = this.#bundles(id).find((one) => hasAttribute(one, nameIn(id), attribute));
    const said = bundle === undefined ? null : this.#attribute(bundle, { id }, attribute);
    return said === null ? null : this.#set(said);
  }

  has(id: string): boolean {
    return this.#bundles(id).length > 0;
  }

  /** A phrase in the first of these forms its message has, otherwise unchanged. */
  speak(phrase: Phrase, forms: readonly string[]): string {
    return this.#once(phrase, `say ${forms.join()}`, () => this.#inForm(phrase, forms)) ?? '';
  }

  /** Computes a part of the current phrase once. */
  #once(phrase: Phrase, what: string, find: () => string | null): string | null {
    const told = this.#told.get(phrase) ?? new Map<string, string | null>();
    this.#told.set(phrase, told);
    const known = told.get(what);
    if (known !== undefined) return known;
    const found = find();
    told.set(what, found);
    return found;
  }

  #inForm(phrase: Phrase, forms: readonly string[]): string {
    const [bundle] = this.#bundles(phrase.id);
    const message = bundle?.getMessage(nameIn(phrase.id));
    const form = forms.find((attribute) => message?.attributes[attribute] !== undefined);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    const isKnown = bundle !== undefined && pattern !== undefined && pattern !== null;
    if (!isKnown) this.#onProblem(`there is no message ${phrase.id} in ${this.language}`);
    const own = isKnown ? this.#format(bundle, pattern, phrase) : unnamed(phrase.id);
    const language = this.languageOf(phrase.id);
    // A card shows its language at its title; a power or mark has only its name.
    const said = language !== this.language && isCardless(phrase.id) ? withLanguage(own, language) : own;
    if (this.#named === null || !isName(phrase)) return said;
    this.#named.push(phrase);
    return marked(said, this.#named.length - 1);
  }

  quote(name: string, isForeign: boolean): string {
    const [open, close] = quotesOf(this.language, isForeign);
    return `${open}${name}${close}`;
  }

  list(type: 'and' | 'or', items: readonly string[]): string {
    // Creating a formatter is slow, and a page full of players needs none as long as nobody has two of anything.
    const [only = ''] = items;
    return items.length < 2 ? only : this.#listing(type).format(items);
  }

  #listing(type: 'and' | 'or'): Intl.ListFormat {
    const known = this.#lists.get(type);
    if (known !== undefined) return known;
    const { lists = this.language } = isLanguage(this.language) ? definitionOf(this.language) : {};
    const made = new Intl.ListFormat(lists, { type: type === 'and' ? 'conjunction' : 'disjunction' });
    this.#lists.set(type, made);
    return made;
  }

  isForeign(id: string): boolean {
    return this.languageOf(id) !== this.language;
  }

  languageOf(id: string): string {
    return this.#bundles(id)[0]?.locales[0] ?? (setOf(id) === null ? this.language : NO_LANGUAGE);
  }

  /** An attribute with grammatical information about a noun, such as its gender. */
  trait(phrase: Phrase, attribute: string): string | null {
    const [bundle] = this.#bundles(phrase.id);
    if (bundle === undefined) return null;
    return this.#once(phrase, `trait ${attribute}`, () => this.#attribute(bundle, phrase, attribute));
  }

  /** Typesets the final text. */
  #set(text: string): string {
    return typeset(this.language, text, this.plain ? ' ' : NO_BREAK);
  }

  #attribute(bundle: FluentBundle, phrase: Phrase, attribute: string): string | null {
    const pattern = bundle.getMessage(nameIn(phrase.id))?.attributes[attribute];
    return pattern === undefined ? null : this.#format(bundle, pattern, phrase);
  }

  #format(
    bundle: FluentBundle,
    pattern: Parameters<FluentBundle['formatPattern']>[0],
    phrase: Phrase,
  ): string {
    // Phrases also come from outside; one that contains itself must not crash the program.
    if (this.#nested > MAX_NESTED) {
      this.#onProblem(`the phrase ${phrase.id} is nested too deeply`);
      return `{${phrase.id}}`;
    }
    const errors: Error[] = [];
    this.#nested += 1;
    try {
      return bundle.formatPattern(pattern, this.#variables(phrase.args ?? {}), errors);
    } finally {
      this.#nested -= 1;
      for (const { message } of errors) this.#onProblem(`${phrase.id} in ${this.language}: ${message}`);
    }
  }

  #variables(args: Readonly<Record<string, PhraseArg>>): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) variables[name] = this.#variable(value);
    return variables;
  }

  #variable(value: PhraseArg): FluentVariable {
    if (typeof value === 'number') return new Figure(value);
    if (typeof value === 'string') return literal(unmarked(value));
    return isList(value) ? new Nouns(value, this) : new Noun(value, this);
  }

  /** The bundles that have this message, in order of precedence; all of one language. */
  #bundles(id: string): readonly FluentBundle[] {
    const set = setOf(id);
    if (set === null && this.#engine.hasMessage(id)) return [this.#engine];
    const sets = set === null || set === ANY_SET ? [...this.#sets.values()].flat() : this.#sets.get(set);
    if (sets === undefined) return [];
    // Another set may have in this language what the first lacks.
    const own = sets.filter(({ language }) => language === this.language);
    const others = sets.filter(({ language }) => language !== this.language);
    for (const { bundles } of [...own, ...others]) {
      const having = bundles().filter((bundle) => isSaid(bundle, nameIn(id)));
      if (having.length > 0) return having;
    }
    return [];
  }

  #addSet({ set, ftl, sheets, language = this.language }: SourceOfSet, sheet: SheetId | undefined): void {
    const printed = sheet === undefined ? undefined : sheets?.[sheet];
    let made: readonly FluentBundle[] | null = null;
    const make = (): readonly FluentBundle[] =>
      [...(printed === undefined ? [] : [printed]), ftl].map((own) => {
        const bundle = this.#bundle(language);
        this.#add(bundle, own);
        return bundle;
      });
    // Names in other languages are rarely needed.
    const names = { language, bundles: () => (made ??= make()) };
    this.#sets.set(set, [...(this.#sets.get(set) ?? []), names]);
  }

  #bundle(language = this.language): FluentBundle {
    return new FluentBundle(language, { useIsolating: false, functions: this.#functions });
  }

  #add(bundle: FluentBundle, ftl: string): void {
    for (const { message } of bundle.addResource(resourceOf(ftl))) {
      this.#onProblem(`${this.language}: ${message}`);
    }
  }
}

/** Whether a bundle has this message; flavor text alone is no name. */
function isSaid(bundle: FluentBundle, name: string): boolean {
  return (bundle.getMessage(name)?.value ?? null) !== null;
}

function hasAttribute(bundle: FluentBundle, name: string, attribute: string): boolean {
  return bundle.getMessage(name)?.attributes[attribute] !== undefined;
}

function isList(value: Phrase | readonly Phrase[]): value is readonly Phrase[] {
  return Array.isArray(value);
}
