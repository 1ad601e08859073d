/** Which sheets there are, and which came with which sets of cards. */
import { SHEET_IDS, type Sheet, type SheetId } from '../model/sheet.ts';
import { sheets } from './all.ts';

/** Whether there is a sheet of this name. */
export function isSheet(name: string): name is SheetId {
  return SHEET_IDS.some((id) => id === name);
}

/** The sheet that came with a set of cards: the first that is played with it. */
export function homeSheet(set: string): Sheet | undefined {
  return Object.values(sheets).find((sheet) => sheet.sets.includes(set));
}

/** The sheets that came with these sets, in the order of all sheets. */
export function homeSheets(sets: readonly string[]): readonly Sheet[] {
  const homes = new Set(sets.map(homeSheet));
  return Object.values(sheets).filter((sheet) => homes.has(sheet));
}

/** The base sheet of a mix: that of the first sheet in the order of all that came with one of its sets (D24). */
export function baseSheet(sets: readonly string[]): Sheet | undefined {
  return homeSheets(sets)[0];
}
