/** A counter made of its entries: the same for everybody who has the same entries, in whatever order they came. */
import { compareEntries, type CounterEntry } from '@kickdoor/protocol';
import { applyEntry } from './apply.ts';
import { EMPTY_COUNTER, type Counter } from './counter.ts';

/** An entry, and what it changed. */
export interface Happened {
  readonly entry: CounterEntry;
  readonly before: Counter;
  readonly after: Counter;
  /** It was taken back. */
  readonly undone: boolean;
}

export interface Folded {
  readonly counter: Counter;
  /** What is worth telling, the oldest first; entries that changed nothing are left out. */
  readonly history: readonly Happened[];
  /** The clock of the latest entry; 0 if there is none. */
  readonly clock: number;
}

/** All entries in their one order. */
function inOrder(entries: Iterable<CounterEntry>): readonly CounterEntry[] {
  return [...entries].toSorted(compareEntries);
}

/** Which entries are taken back. Of several who take back and restore the same one, the latest holds. */
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

/** What one phone can take back, and what it can restore: the latest of its own. */
export interface Undoable {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Whose phone it is, is nothing that happened at the table. */
const isTold = ({ deed }: CounterEntry): boolean => deed.is !== 'phone';

/** What a phone's undo and redo would do. Whatever it does afresh ends what it could restore. */
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
