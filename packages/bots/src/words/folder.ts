/** The folder of the bots' words, with a folder for each language, for programs that can read files. */
export const wordsFolder = new URL('.', import.meta.url);
