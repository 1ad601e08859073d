import type { SheetId } from '@kickdoor/rules';
import type { Language } from '@kickdoor/words';
import { textAt, withFile } from '../model/files.ts';
import { keptWords, sheetNameAt, sheetNamePath } from '../model/sheet-names.ts';
import { withName, type Named } from '../model/words.ts';
import { useWork } from '../WorkContext.ts';
import { nameOf } from './TitleField.tsx';

/** Reads and changes a message of the pack's words in a language, or the message that replaces it on a rule sheet. */
export function useName(id: string, language: Language, sheet?: SheetId) {
  const { files, change, isReadOnly } = useWork();
  const { file, named } =
    sheet === undefined
      ? nameOf(files, language, id)
      : { file: sheetNamePath(language, sheet), named: sheetNameAt(files, language, sheet, id) };
  const write = (next: Named, what: string): void => {
    const text = keptWords(file, withName(textAt(files, file), id, next));
    change(withFile(files, file, text), `name ${file} ${id} ${what}`);
  };
  return { file, named, write, isReadOnly };
}
