/** The only list of languages. To add one, add a line here, a file beside this one, and folders of words. */
import { freezeAll } from '@kickdoor/rules';
import { de } from './de.ts';
import type { Grammar, LanguageDefinition } from './definition.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

export type { Grammar, LanguageDefinition };

const DEFINITIONS = freezeAll({ en, ru, de, es }) satisfies Readonly<Record<string, LanguageDefinition>>;

/** A supported language. */
export type Language = keyof typeof DEFINITIONS;

/** Whether this names one of the {@link LANGUAGES}. */
export function isLanguage(language: string): language is Language {
  return Object.hasOwn(DEFINITIONS, language);
}

/** The languages, starting with the default one. */
export const LANGUAGES: readonly Language[] = Object.freeze(Object.keys(DEFINITIONS).filter(isLanguage));

/**
 * Attributes in every language: flavor text, and names that aren't nouns (`Go Up a Level!`), which sentences only
 * quote.
 */
const COMMON = ['flavour', 'noun'] as const;

/** The definition of a language. */
export function definitionOf(language: Language): LanguageDefinition {
  return DEFINITIONS[language];
}

/** What a language requires of a noun. */
export function grammarOf(language: Language): Grammar {
  const { nouns } = definitionOf(language);
  return { ...nouns, allowed: [...COMMON, ...nouns.allowed] };
}
