/** Where the words of the engine lie, a folder for each language, for those who can read files. */
export const wordsFolder = new URL('.', import.meta.url);
