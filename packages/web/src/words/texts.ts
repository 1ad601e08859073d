/** The page's own words, alone and combined with those of the rules and a table's sets. */
import { createWords, typedWords, type Language, type WordSource, type WordsOptions } from '@kickdoor/words';
import { first, texts } from 'virtual:words';
import type { PageMessages, PageWords } from './say.ts';

/** The words of the page, the rules and the bots in a language. */
export type OwnWords = readonly string[];

/** Loads the page's own words in one language: all of them, or those of the start page. */
export async function ownWords(language: Language, part: 'start' | 'all'): Promise<OwnWords> {
  const nothing = { default: [] };
  const [start, others] = await Promise.all([
    first[language]?.() ?? nothing,
    (part === 'all' ? texts[language]?.() : undefined) ?? nothing,
  ]);
  return [...start.default, ...others.default];
}

/** A table's words: the page's own plus those of its sets. */
export function tableWords(
  language: Language,
  own: OwnWords,
  sets: readonly WordSource[] = [],
  options: WordsOptions = {},
): PageWords {
  return typedWords<PageMessages>(createWords(language, [...own, ...sets], options));
}
