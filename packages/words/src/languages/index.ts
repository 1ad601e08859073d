/** The languages: the only list of them there is. One more is a line here, a file beside, and folders of words. */
import { de } from './de.ts';
import type { Grammar, LanguageDefinition } from './definition.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

export type { Grammar, LanguageDefinition };

const DEFINITIONS = { en, ru, de, es } as const satisfies Readonly<Record<string, LanguageDefinition>>;

/** A language in which everything can be said. */
export type Language = keyof typeof DEFINITIONS;

/** Whether this names a language of {@link LANGUAGES}. */
export function isLanguage(language: string): language is Language {
  return Object.hasOwn(DEFINITIONS, language);
}

/** The languages, the one that is always there first. */
export const LANGUAGES: readonly Language[] = Object.keys(DEFINITIONS).filter(isLanguage);

/** What every language knows: flavor, and names that are no nouns (`Go Up a Level!`), which sentences only quote. */
const COMMON = ['flavour', 'noun'] as const;

/** What there is to know of a language. */
export function definitionOf(language: Language): LanguageDefinition {
  return DEFINITIONS[language];
}

/** What a language asks of a noun. */
export function grammarOf(language: Language): Grammar {
  const { nouns } = definitionOf(language);
  return { ...nouns, allowed: [...COMMON, ...nouns.allowed] };
}
