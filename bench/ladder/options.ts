/** What the commands of the ladder have in common: their options, and errors that name one. */
import process from 'node:process';
import { loadSet, setIds } from '@kickdoor/packs/node';
import { buildCardPool, SHEET_IDS, sheets, type CardPool, type SheetId } from '@kickdoor/rules';
import { isPlayer, PLAYER_NAMES, playerOf, type Player } from './players.ts';

/** Ends the command with a line that says why. */
export function fail(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

/** The player that an option names, with the rollouts that another one gives it; left out: as many as usual. */
export function playerNamed(name: string, flag: string, rollouts: string | undefined): Player {
  const budget = rollouts === undefined ? null : wholeNumber(flag, rollouts, 1, 1_000_000);
  if (isPlayer(name)) return playerOf(name, budget);
  return fail(`${name} is no bot of the ladder: ${PLAYER_NAMES.join(', ')}`);
}

/** The number that an option takes; ends the command if it is none between these. */
export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return fail(`--${flag} takes a whole number from ${least} to ${most}, not ${text}`);
}

/** The cards of `--sheet` and `--sets`, a list with commas; by default the sheet's own sets. */
export function boxOf(values: { readonly sheet: string; readonly sets?: string | undefined }): {
  readonly pool: CardPool;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
} {
  const sheet =
    SHEET_IDS.find((id) => id === values.sheet) ??
    fail(`there is no sheet ${values.sheet}: ${SHEET_IDS.join(', ')}`);
  const sets = values.sets?.split(',') ?? [...sheets[sheet].sets];
  for (const set of sets) if (!setIds().includes(set)) fail(`there is no set ${set}: ${setIds().join(', ')}`);
  return { pool: buildCardPool(sets.map(loadSet)), sheet, sets };
}
