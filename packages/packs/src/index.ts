/** Packs without a disk: reading texts, and words. What needs a disk is in `@kickdoor/packs/node`. */
export { compilePack } from './pack.ts';
export type { Pack, PackOptions, PackResult, PackText } from './pack.ts';
export { compileCards } from './scenario-cards.ts';
export { printProblem } from './format/problem.ts';
export type { Problem } from './format/problem.ts';
export { tableNames } from './words/table-names.ts';
export { isLanguage, LANGUAGES, type Language } from './words/grammar.ts';
export type { Piece } from './words/pieces.ts';
export { createWords, nameOf } from './words/words.ts';
export type { WordSource, Words, WordsOptions } from './words/words.ts';
