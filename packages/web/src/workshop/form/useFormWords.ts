import { useMemo } from 'react';
import type { PageWords } from '../../words/say.ts';
import { useSpoken } from '../../words/WordsContext.tsx';
import { textAt } from '../model/files.ts';
import { companionsOf } from '../model/manifest.ts';
import { wordFilesOf } from '../model/titles.ts';
import { usePackWords } from '../usePackWords.ts';
import { useWork } from '../WorkContext.ts';

/** The page's words with the names of the open pack, for sentences about its cards. */
export function useFormWords(): PageWords | null {
  const { language } = useSpoken();
  const { files } = useWork();
  const texts = wordFilesOf(files, language)
    .map((path) => textAt(files, path))
    .join('\n\n');
  const named = useMemo(
    () => ({ id: 'draft', words: { [language]: { ftl: texts } }, sheets: null }),
    [language, texts],
  );
  const [speech] = usePackWords(named, [language], companionsOf(files));
  return speech?.words ?? null;
}
