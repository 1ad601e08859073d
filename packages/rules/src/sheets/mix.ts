/**
 * The sheet of a mixed table (`mixing.*`, D24): the base sheet's values apply, and what the sheets of other sets say
 * about their own kinds of card applies if such cards are in the mix.
 */
import type { Sheet, SheetId } from '../model/sheet.ts';
import { sheets } from './all.ts';
import { homeSheet } from './registry.ts';

/** By the list of sets, which all states of a table share, and the base sheet. */
const known = new WeakMap<readonly string[], Map<SheetId, Sheet>>();
/** The last result, which is usually requested again. */
let latest: { readonly base: SheetId; readonly sets: readonly string[]; readonly sheet: Sheet } | null = null;

/** Returns a table's sheet: its base sheet, mixed with those of its other sets. */
export function sheetOf(base: SheetId, sets: readonly string[]): Sheet {
  if (latest?.sets === sets && latest.base === base) return latest.sheet;
  const sheet = findSheet(base, sets);
  latest = { base, sets, sheet };
  return sheet;
}

function findSheet(base: SheetId, sets: readonly string[]): Sheet {
  const before = known.get(sets)?.get(base);
  if (before !== undefined) return before;
  const made = known.get(sets) ?? new Map<SheetId, Sheet>();
  const sheet = mix(sheets[base], sets);
  known.set(sets, made.set(base, sheet));
  return sheet;
}

function mix(base: Sheet, sets: readonly string[]): Sheet {
  const others = sets.flatMap((set) => (base.sets.includes(set) ? [] : (homeSheet(set) ?? [])));
  if (others.length === 0) return base;
  const every = [base, ...others];
  // If the base sheet has no death, the rules of the first set that has it apply.
  const deadly = every.find((sheet) => sheet.death) ?? base;
  return Object.freeze({
    ...base,
    players: { ...base.players, max: Math.max(base.players.max, base.players.mixed) },
    big: least(every.map((sheet) => sheet.big)),
    gadgets: least(every.map((sheet) => sheet.gadgets)),
    death: deadly.death,
    deadCurses: deadly.deadCurses,
    lootSidekicks: deadly.lootSidekicks,
    sacrifices: every.some((sheet) => sheet.sacrifices),
    enhanceFollowers: every.some((sheet) => sheet.enhanceFollowers),
    sidekickSex: every.some((sheet) => sheet.sidekickSex),
    claims: [...new Set(every.flatMap((sheet) => sheet.claims))],
    joins: [...new Set(every.flatMap((sheet) => sheet.joins))],
    options: { ...base.options, fast: base.options.fast || base.fastInMix },
  });
}

/** The lowest of some limits; `null` means none. */
function least(limits: readonly (number | null)[]): number | null {
  return limits.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
}
