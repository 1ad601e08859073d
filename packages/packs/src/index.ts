/** Packs without file access: parsing their texts. File access is in `@kickdoor/packs/node`. */
export { checkFiles } from './check-files.ts';
/** @public */
export type { PackFiles } from './check-files.ts';
export { compilePack } from './pack.ts';
export type { Pack, PackOptions, PackResult, PackText } from './pack.ts';
export { companionSchema, type Companion } from './format/manifest.ts';
export { isPackId, newPack } from './new-pack.ts';
export { compileCards } from './scenario-cards.ts';
export { notYaml } from './format/source.ts';
export type { PackMessages } from './words/messages.ts';
