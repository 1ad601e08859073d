/** Derived from the list of sheets: their order, and which came with which sets of cards. */
import type { Sheet, SheetId } from '../model/sheet.ts';
import { sheets } from './all.ts';

/** The rule sheets, in the order in which they are offered. */
export const SHEETS: readonly Sheet[] = Object.freeze(
  Object.values<Sheet>(sheets).toSorted((a, b) => a.place - b.place),
);

/** The ids of the rule sheets, in the same order. */
export const SHEET_IDS: readonly SheetId[] = Object.freeze(SHEETS.map(({ id }) => id));

/** The sheet used if none is named: the first. */
export const DEFAULT_SHEET: SheetId = SHEET_IDS[0] ?? 'classic';

/** Whether there is a sheet with this id. */
export function isSheet(name: string): name is SheetId {
  return SHEET_IDS.some((id) => id === name);
}

/** Returns the sheet that came with a set of cards: the first that is played with it. */
export function homeSheet(set: string): Sheet | undefined {
  return SHEETS.find((sheet) => sheet.sets.includes(set));
}

/** Returns the sheets that came with these sets, in the order of all sheets. */
export function homeSheets(sets: readonly string[]): readonly Sheet[] {
  const homes = new Set(sets.map(homeSheet));
  return SHEETS.filter((sheet) => homes.has(sheet));
}

/** Returns the base sheet of a mix: the first sheet, in the order of all, that came with one of its sets (D24). */
export function baseSheet(sets: readonly string[]): Sheet | undefined {
  return homeSheets(sets)[0];
}
