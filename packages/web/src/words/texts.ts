/** The words of the page itself, and together with those of the rules and the sets at a table. */
import {
  createWords,
  typedWords,
  type Language,
  type WordSource,
  type WordsOptions,
} from '@kickdoor/packs/words';
import type { PageMessages, PageWords } from './say.ts';

/** The words of the page, the rules and the bots in a language. */
export type OwnWords = readonly string[];

/** Only the language that is spoken is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly sources: OwnWords }>>> = {
  en: () => import('./sources/en.ts'),
  ru: () => import('./sources/ru.ts'),
  de: () => import('./sources/de.ts'),
};

/** Gets the page's own words in a language. */
export async function ownWords(language: Language): Promise<OwnWords> {
  return (await LOADERS[language]()).sources;
}

/** The words of a table: the page's own with those of its sets. */
export function tableWords(
  language: Language,
  own: OwnWords,
  sets: readonly WordSource[] = [],
  options: WordsOptions = {},
): PageWords {
  return typedWords<PageMessages>(createWords(language, [...own, ...sets], options));
}
