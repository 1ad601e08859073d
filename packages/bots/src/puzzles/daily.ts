/** The daily puzzle: the same for everybody who has the same cards and bots. */
import { freezeAll, type SheetId } from '@kickdoor/rules';

/** The default game of a puzzle. */
export const DAILY = freezeAll({ sheet: 'classic', sexes: ['female', 'male', 'female', 'male'] }) satisfies {
  readonly sheet: SheetId;
  /** The players; their names don't affect the game. */
  readonly sexes: readonly ('male' | 'female')[];
};

/** The local date as year, month and day. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
