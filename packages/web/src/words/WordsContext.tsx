import type { Words } from '@kickdoor/packs';
import { createContext, useContext } from 'react';
import { pageWords } from './texts.ts';

export const WordsContext = createContext<Words>(pageWords);

/** The words to speak with, here. */
export function useWords(): Words {
  return useContext(WordsContext);
}
