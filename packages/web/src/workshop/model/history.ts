/** Undo history of a pack, over all its files and not just the open one. */
import type { PackFiles } from '@kickdoor/packs';

export interface History {
  readonly past: readonly PackFiles[];
  readonly now: PackFiles;
  readonly future: readonly PackFiles[];
  /** The last thing changed, so that continued typing stays one step; `null` after anything else. */
  readonly last: string | null;
}

/** The most steps that can be undone. They share the files that didn't change. */
const MOST = 300;

export function begin(now: PackFiles): History {
  return { past: [], now, future: [], last: null };
}

/** Adds a change. Consecutive changes of the same `what`, such as typing, are one step. `null` is a step of its own. */
export function changed(history: History, now: PackFiles, what: string | null = null): History {
  if (now === history.now) return history;
  if (what !== null && what === history.last) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now, future: [], last: what };
}

/** Undoes a step; unchanged if there is none. */
export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future, last: null }
    : { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
}

/** Redoes a step; unchanged if there is none. */
export function redone({ past, now, future: [next, ...future] }: History): History {
  return next === undefined
    ? { past, now, future: [], last: null }
    : { past: [...past, now], now: next, future, last: null };
}
