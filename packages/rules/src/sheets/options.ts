/** The options of a table. */
import type { Sheet } from '../model/sheet.ts';
import type { Options } from '../model/state.ts';

/** Returns a table's options: those chosen, else the sheet's defaults. Epic play goes to Level 20 (`fast.epic`). */
export function resolveOptions(sheet: Sheet, wanted: Partial<Options> = {}): Options {
  const fast = wanted.fast ?? sheet.options.fast;
  const epic = wanted.epic ?? sheet.options.epic;
  return {
    fast,
    listen: wanted.listen ?? sheet.options.listen,
    sharedVictory: wanted.sharedVictory ?? sheet.options.sharedVictory,
    epic,
    level: wanted.level ?? (epic ? 20 : sheet.lastLevel),
    // A table may lengthen the wait, never shorten it (D3).
    grace: Math.max(wanted.grace ?? sheet.grace, sheet.grace),
    limit: wanted.limit ?? 30_000,
    deal: wanted.deal ?? sheet.deal[fast ? 1 : 0],
  };
}
