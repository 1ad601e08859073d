import type { Words } from '@kickdoor/packs/words';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { nowSpoken, onLanguage, type Spoken } from './language.ts';

/** The words of the table that is being looked at. */
export const WordsContext = createContext<Words | null>(null);

/** The language spoken, and the page's own words. */
export function useSpoken(): Spoken {
  return useSyncExternalStore(onLanguage, nowSpoken);
}

/** The words to speak with, here. */
export function useWords(): Words {
  const { words } = useSpoken();
  return useContext(WordsContext) ?? words;
}
