/** Saying things, without what reads packs: all that a page or a protocol needs of words. */
export { cardWords, type CardFacts, type CardWords } from './card-words.ts';
export { definitionOf, isLanguage, LANGUAGES, type Language } from '../languages/index.ts';
export { tableNames } from './table-names.ts';
export { typeset } from './typography.ts';
export { typedWords, type WordsOf } from './typed.ts';
export { createWords, namedIn, nameOf, wordsOfPack } from './words.ts';
export type { SpokenTable, WordSource, Words, WordsOptions } from './words.ts';
