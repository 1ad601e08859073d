/** Phrases as text in a language. File access is in `@kickdoor/words/node`. */
export { cardWords, type CardFacts, type CardWords } from './card-words.ts';
export { definitionOf, isLanguage, LANGUAGES, type Language } from './languages/index.ts';
export { tableNames } from './table-names.ts';
export { NO_BREAK, typeset } from './typography.ts';
export { typedWords, type WordsOf } from './typed.ts';
export { nameOf } from './message-ids.ts';
export { namedIn, wordsOfPack, type SetWords, type WordSource } from './sources.ts';
export { createWords } from './words.ts';
export { languageMark, NO_LANGUAGE, withLanguage } from './borrowed.ts';
export type { SpokenTable } from './functions.ts';
export type { Words, WordsOptions } from './words.ts';
export type { WordMessages } from './words/messages.ts';
