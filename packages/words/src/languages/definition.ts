/** What the program has to know of a language; all else is in its words. */
import type { FluentFunction } from '@fluent/bundle';

/** A language in which everything can be said. */
export interface LanguageDefinition {
  /** Its own name for itself. */
  readonly name: string;
  /** What its sentences ask of names. */
  readonly nouns: Grammar;
  /** The functions that only its words call: articles, possessives, the cases of players' names. */
  readonly functions: Readonly<Record<string, FluentFunction>>;
  /** What names that are no nouns stand in. */
  readonly quotes: readonly [open: string, close: string];
  /** Spaces at which no line is broken, besides those of every language. Marks (`pieces.ts`) may stand around names. */
  readonly unbroken: readonly RegExp[];
  /** Whose lists its own are like, where a locale is more particular than a language. */
  readonly lists?: string;
  /** The script that it is written in. */
  readonly script: 'Latin' | 'Cyrillic';
  /** Matches a word that its sentences can't do without and no other language of this script has: it betrays it. */
  readonly littleWords?: RegExp;
  /** Matches a word by which a sentence speaks to “you”. */
  readonly you: RegExp;
  /** Whether its imperative is its third person too, so that no word tells an order from a statement. */
  readonly ordersAreStatements?: boolean;
  /** The patterns of the package `hyphen` for its long words; none where long words are rare. */
  readonly hyphens?: string;
}

/** What a noun's message needs, besides the name itself. */
export interface Grammar {
  /** Attributes that every card's name must have. */
  readonly needed: readonly string[];
  /** Attributes that names of races and classes must have as well: sentences speak of many of them. */
  readonly neededOfKinds: readonly string[];
  /** Attributes that it may have. */
  readonly allowed: readonly string[];
  /** What `.gender` may say. */
  readonly genders: readonly string[];
}
