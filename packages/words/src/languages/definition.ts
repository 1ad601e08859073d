/** What the program must know about a language; everything else is in its word files. */
import type { FluentFunction } from '@fluent/bundle';

/** A supported language. */
export interface LanguageDefinition {
  /** The language's own name for itself. */
  readonly name: string;
  /** What its sentences require of names. */
  readonly nouns: Grammar;
  /** Functions only its words call: articles, possessives, cases of players' names. */
  readonly functions: Readonly<Record<string, FluentFunction>>;
  /** Quotation marks around names that aren't nouns. */
  readonly quotes: readonly [open: string, close: string];
  /** Those around names of another language, if different. */
  readonly foreignQuotes?: readonly [open: string, close: string];
  /**
   * Spaces at which no line may break, in addition to those common to all languages. Markers (`pieces.ts`) may surround
   * names.
   */
  readonly unbroken: readonly RegExp[];
  /** The locale whose list format it uses, if that is more specific than the language. */
  readonly lists?: string;
  /** Its script. */
  readonly script: 'Latin' | 'Cyrillic';
  /** Matches a word common in its sentences that no other language in this script has; used to detect the language. */
  readonly littleWords?: RegExp;
  /** Matches words that address the reader as “you”. */
  readonly you: RegExp;
  /** Whether its imperative looks like its third person, so that no word distinguishes an order from a statement. */
  readonly ordersAreStatements?: boolean;
  /** The hyphenation patterns in the `hyphen` package; none if long words are rare. */
  readonly hyphens?: string;
  /** The letters of a word from which it may be hyphenated, if not 9. */
  readonly hyphensFrom?: number;
}

/** The attributes of a noun's message. */
export interface Grammar {
  /** Attributes every card name must have. */
  readonly needed: readonly string[];
  /** Attributes that names of races and classes must also have: sentences refer to groups of them. */
  readonly neededOfKinds: readonly string[];
  /** Optional attributes. */
  readonly allowed: readonly string[];
  /** The allowed values of `.gender`. */
  readonly genders: readonly string[];
}
