/** The puzzle of a day: the same for everybody who has these cards and these bots. */
import { freezeAll, type SheetId } from '@kickdoor/rules';

/** What its game is played by, unless something else is asked for. */
export const DAILY = freezeAll({ sheet: 'classic', sexes: ['female', 'male', 'female', 'male'] }) satisfies {
  readonly sheet: SheetId;
  /** Who plays; their names don't change the game. */
  readonly sexes: readonly ('male' | 'female')[];
};

/** The local date as year, month and day. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
