/** Packs without a disk: reading texts, and words. What needs a disk is in `@kickdoor/packs/node`. */
export { compilePack } from './pack.ts';
export type { Pack, PackOptions, PackResult, PackText } from './pack.ts';
export { compileCards } from './scenario-cards.ts';
export { notYaml } from './format/source.ts';
export { printProblem, problemPhrase } from './format/problem.ts';
export type { Problem } from './format/problem.ts';
export * from './words/index.ts';
export type { PackMessages } from './words/messages.ts';
