/** Where the words of the engine lie, for those who can read files: folders that have one for each language. */
import { SHEET_IDS } from '../sheets/index.ts';

export const wordsFolder = new URL('.', import.meta.url);

/** What the rule sheets say of themselves. */
export const sheetFolders: readonly URL[] = SHEET_IDS.map(
  (id) => new URL(`../sheets/${id}/words/`, import.meta.url),
);
