/** The words of the page itself, and together with those of the rules and the sets at a table. */
import { createWords, typedWords, type Language, type WordSource, type WordsOptions } from '@kickdoor/words';
import { texts } from 'virtual:words';
import type { PageMessages, PageWords } from './say.ts';

/** The words of the page, the rules and the bots in a language. */
export type OwnWords = readonly string[];

/** Gets the page's own words in a language; no other is loaded. */
export async function ownWords(language: Language): Promise<OwnWords> {
  return (await texts[language]?.())?.default ?? [];
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
