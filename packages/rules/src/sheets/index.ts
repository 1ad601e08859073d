export { sheets } from './all.ts';
export { baseSheet, DEFAULT_SHEET, homeSheet, homeSheets, isSheet, SHEET_IDS, SHEETS } from './registry.ts';
export { sheetOf } from './mix.ts';
export { resolveOptions } from './options.ts';
