/** The rule sheets: the only list of them there is. */
import { freezeAll } from '../model/freeze.ts';
import type { Sheet, SheetId } from '../model/sheet.ts';
import { classic } from './classic.ts';
import { early } from './early.ts';
import { space } from './space.ts';
import { west } from './west.ts';
import { winter } from './winter.ts';

/** The rule sheets by name, in the order of {@link SHEET_IDS}. */
export const sheets: Readonly<Record<SheetId, Sheet>> = freezeAll({
  classic,
  early,
  space,
  west,
  winter,
});
