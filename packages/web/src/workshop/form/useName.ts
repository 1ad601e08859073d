import type { Language } from '@kickdoor/words';
import { textAt, withFile } from '../model/files.ts';
import { withName, type Named } from '../model/words.ts';
import { useWork } from '../WorkContext.ts';
import { nameOf } from './TitleField.tsx';

/** A message of the pack's words in a language, and how to change it. */
export function useName(id: string, language: Language) {
  const { files, change, isReadOnly } = useWork();
  const { file, named } = nameOf(files, language, id);
  const write = (next: Named, what: string): void =>
    change(withFile(files, file, withName(textAt(files, file), id, next)), `name ${language} ${id} ${what}`);
  return { file, named, write, isReadOnly };
}
