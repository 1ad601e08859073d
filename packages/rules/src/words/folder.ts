/** The folders with the engine's words, for callers that can read files. Each has a subfolder for every language. */
import { SHEET_IDS } from '../sheets/index.ts';

export const wordsFolder = new URL('.', import.meta.url);

/** The words of the rule sheets. */
export const sheetFolders: readonly URL[] = SHEET_IDS.map(
  (id) => new URL(`../sheets/${id}/words/`, import.meta.url),
);
