/** Names that some cards have only on a rule sheet, in files of their own. */
import type { PackFiles } from '@kickdoor/packs';
import { SHEETS, type SheetId } from '@kickdoor/rules';
import { textAt } from './files.ts';
import { namesIn, type Named } from './words.ts';

/** The file with a sheet's names in a language. */
export function sheetNamePath(language: string, sheet: SheetId): string {
  return `words/${language}/sheets/${sheet}.ftl`;
}

/** A card's name on a sheet, empty if it has none of its own; `null` if it is too complex for a form. */
export function sheetNameAt(files: PackFiles, language: string, sheet: SheetId, id: string): Named | null {
  const found = namesIn(textAt(files, sheetNamePath(language, sheet))).get(id);
  return found === undefined ? { value: '', attributes: {} } : found;
}

/** The sheets on which a card has another name in a language. */
export function sheetsNaming(files: PackFiles, language: string, id: string): readonly SheetId[] {
  const named = SHEETS.filter(({ id: sheet }) =>
    namesIn(textAt(files, sheetNamePath(language, sheet))).has(id),
  );
  return named.map(({ id: sheet }) => sheet);
}

/** The text to store for a word file: a sheet without names of its own has no file (`null`). */
export function keptWords(path: string, text: string): string | null {
  return path.includes('/sheets/') && text.trim() === '' ? null : text;
}
