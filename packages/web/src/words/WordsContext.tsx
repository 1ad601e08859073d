import { createContext, useContext, useSyncExternalStore } from 'react';
import { nowSpoken, onLanguage, type Spoken } from './language.ts';
import type { PageWords } from './say.ts';

/** The words of the current table. */
export const WordsContext = createContext<PageWords | null>(null);

/** The current language, and the page's own words. */
export function useSpoken(): Spoken {
  return useSyncExternalStore(onLanguage, nowSpoken);
}

/** The words for this place: the table's, or the page's own. */
export function useWords(): PageWords {
  const { words } = useSpoken();
  return useContext(WordsContext) ?? words;
}
