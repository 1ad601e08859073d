export { sheets } from './all.ts';
export { baseSheet, homeSheet, homeSheets, isSheet } from './registry.ts';
export { sheetOf } from './mix.ts';
export { resolveOptions } from './options.ts';
