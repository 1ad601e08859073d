/** What was done to a pack, to be undone: over all its files, not only in the one that is open. */
import type { PackFiles } from '@kickdoor/packs';

export interface History {
  readonly past: readonly PackFiles[];
  readonly now: PackFiles;
  readonly future: readonly PackFiles[];
  /** What was changed last, so that typing on is one step with what was typed before; `null` after anything else. */
  readonly last: string | null;
}

/** Steps that can be taken back. Files that didn't change are shared between them. */
const MOST = 300;

export function begin(now: PackFiles): History {
  return { past: [], now, future: [], last: null };
}

/**
 * The files have changed. Changes of the same `what` in a row are one step: a text that is being typed. `null` is a step
 * of its own.
 */
export function changed(history: History, now: PackFiles, what: string | null = null): History {
  if (now === history.now) return history;
  if (what !== null && what === history.last) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now, future: [], last: what };
}

/** One step back; the same where there is none. */
export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future, last: null }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
}

/** One step forward again; the same where there is none. */
export function redone({ past, now, future: [next, ...future] }: History): History {
  return next === undefined
    ? { past, now, future: [], last: null }
    : { past: [...past, now], now: next, future, last: null };
}
