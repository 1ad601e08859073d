import type { Sheet, SheetId } from '../model/sheet.ts';
import { classic } from './classic.ts';

/** The rule sheets by name. */
export const sheets: Readonly<Record<SheetId, Sheet>> = { classic };
