/** The table for bots that the command line asks for. */
import type { Packs } from '@kickdoor/packs/node';
import { sheetOf, type SheetId } from '@kickdoor/rules';
import type { Words } from './words/words.ts';

export interface TableChoice {
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly seats: number;
}

/** Why there can't be such a table, in a sentence; `null` if there can. */
export function whyNoTable({ sheet, sets, seats }: TableChoice, packs: Packs, words: Words): string | null {
  const ids = packs.ids();
  const missing = sets.find((id) => !ids.includes(id));
  if (missing !== undefined) return words.say('cli-no-set', { set: missing, sets: ids.join(', ') });
  if (new Set(sets).size !== sets.length) return words.say('cli-set-twice');
  const { min, max } = sheetOf(sheet, sets).players;
  return seats >= min && seats <= max
    ? null
    : words.say('cli-wrong-players', { sheet, min, max, count: seats });
}
