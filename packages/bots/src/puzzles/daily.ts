/** The daily puzzle: the same for everybody who has the same cards and bots. */
import { freezeAll, type SheetId } from '@kickdoor/rules';

/** The default game of a puzzle. */
export const DAILY = freezeAll({ sheet: 'classic', sexes: ['female', 'male', 'female', 'male'] }) satisfies {
  readonly sheet: SheetId;
  /** The players; their names don't affect the game. */
  readonly sexes: readonly ('male' | 'female')[];
};

/** Days until the same puzzle comes again: a year, and in every year on another date. */
export const DAYS = 366;
const DAY = 24 * 60 * 60 * 1000;
/** The day of the first puzzle. */
const FIRST = Date.UTC(2026, 10, 29) / DAY;

/** The seed of a puzzle of a day, counted from 0. */
export const seedAt = (at: number): string => `daily ${at}`;

/** The seed of the puzzle of a day, by the local date. */
export function seedOfDay(date: Date): string {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY - FIRST;
  return seedAt(((day % DAYS) + DAYS) % DAYS);
}
