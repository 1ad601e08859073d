/** The folder of the bots' messages, one subfolder per language, for programs that can read files. */
export const wordsFolder = new URL('.', import.meta.url);
