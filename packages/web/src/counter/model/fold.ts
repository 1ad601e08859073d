/** Folds entries into a counter: the same entries give the same counter, in whatever order they arrived. */
import { compareEntries, type CounterEntry } from '@kickdoor/protocol';
import { applyEntry } from './apply.ts';
import { EMPTY_COUNTER, type Counter } from './counter.ts';

/** An entry and its effect. */
export interface Happened {
  readonly entry: CounterEntry;
  readonly before: Counter;
  readonly after: Counter;
  /** Whether it was undone. */
  readonly undone: boolean;
}

export interface Folded {
  readonly counter: Counter;
  /** The history to show, oldest first, without entries that changed nothing. */
  readonly history: readonly Happened[];
  /** The clock of the latest entry; 0 if there is none. */
  readonly clock: number;
}

/** All entries in their canonical order. */
function inOrder(entries: Iterable<CounterEntry>): readonly CounterEntry[] {
  return [...entries].toSorted(compareEntries);
}

/** The ids of undone entries. If an entry is undone and restored several times, the latest wins. */
function takenBack(ordered: readonly CounterEntry[]): ReadonlySet<string> {
  const gone = new Set<string>();
  for (const { deed } of ordered) {
    if (deed.is !== 'undo') continue;
    if (deed.back) gone.add(deed.of);
    else gone.delete(deed.of);
  }
  return gone;
}

/** Folds entries into a counter. */
export function fold(entries: Iterable<CounterEntry>): Folded {
  const ordered = inOrder(entries);
  const gone = takenBack(ordered);
  const history: Happened[] = [];
  let counter = EMPTY_COUNTER;
  for (const entry of ordered) {
    if (entry.deed.is === 'undo') continue;
    const undone = gone.has(entry.id);
    const after = applyEntry(counter, entry);
    if (after !== counter) history.push({ entry, before: counter, after, undone });
    if (!undone) counter = after;
  }
  return { counter, history, clock: ordered.at(-1)?.clock ?? 0 };
}

/** The entries that one phone can undo and redo: the latest of its own. */
export interface Undoable {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Assigning a phone to a player is not something that happened at the table. */
const isTold = ({ deed }: CounterEntry): boolean => deed.is !== 'phone';

/** The entries that a phone's undo and redo would affect. A new entry clears the redo stack. */
export function undoable(
  entries: Iterable<CounterEntry>,
  history: readonly Happened[],
  phone: string,
): Undoable {
  const shown = new Map(history.map(({ entry, undone }) => [entry.id, undone]));
  let [done, undone]: [string[], string[]] = [[], []];
  for (const entry of inOrder(entries)) {
    const { deed } = entry;
    if (entry.phone !== phone || !isTold(entry)) continue;
    if (deed.is !== 'undo') [done, undone] = [[...done, entry.id], []];
    else if (deed.back) [done, undone] = [done.filter((id) => id !== deed.of), [...undone, deed.of]];
    else [done, undone] = [[...done, deed.of], undone.filter((id) => id !== deed.of)];
  }
  return {
    undo: done.findLast((id) => shown.get(id) === false) ?? null,
    redo: undone.findLast((id) => shown.get(id) === true) ?? null,
  };
}
