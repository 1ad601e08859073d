import { freezeAll } from '../model/freeze.ts';
import type { Sheet, SheetId } from '../model/sheet.ts';
import { classic } from './classic.ts';
import { early } from './early.ts';
import { space } from './space.ts';
import { west } from './west.ts';
import { winter } from './winter.ts';

/** The rule sheets by name. */
export const sheets: Readonly<Record<SheetId, Sheet>> = freezeAll({
  classic,
  early,
  space,
  west,
  winter,
});

export { homeSheet, sheetOf } from './mix.ts';
export { resolveOptions } from './options.ts';
