/** Saying things, without what reads packs: all that a page or a protocol needs of words. */
export { cardWords, type CardFacts, type CardWords } from './card-words.ts';
export { isLanguage, LANGUAGES, type Language } from './grammar.ts';
export { tableNames } from './table-names.ts';
export { typedWords, type WordsOf } from './typed.ts';
export { createWords, nameOf } from './words.ts';
export type { SpokenTable, WordSource, Words, WordsOptions } from './words.ts';
