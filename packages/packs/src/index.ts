/** Packs without file access: parsing their texts. File access is in `@kickdoor/packs/node`. */
export { compilePack } from './pack.ts';
export type { Pack, PackOptions, PackResult, PackText } from './pack.ts';
export { compileCards } from './scenario-cards.ts';
export { notYaml } from './format/source.ts';
export type { PackMessages } from './words/messages.ts';
