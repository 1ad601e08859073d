/** Options that the ladder's commands share. */
import { loadSet, setIds } from '@kickdoor/packs/node';
import { buildCardPool, SHEET_IDS, sheets, type CardPool, type SheetId } from '@kickdoor/rules';
import { fail, wholeNumber } from '../../scripts/options.ts';
import { isPlayer, PLAYER_NAMES, playerOf, type Player } from './players.ts';

/** The player with this name; `rollouts` is the text of the option `flag`, by default the usual number. */
export function playerNamed(name: string, flag: string, rollouts: string | undefined): Player {
  const budget = rollouts === undefined ? null : wholeNumber(flag, rollouts, 1, 1_000_000);
  if (isPlayer(name)) return playerOf(name, budget);
  return fail(`${name} is no bot of the ladder: ${PLAYER_NAMES.join(', ')}`);
}

/** The cards of `--sheet` and `--sets` (comma-separated); by default the sheet's own sets. */
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
