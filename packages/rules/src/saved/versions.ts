/**
 * Versions of what games leave in stores. A state, the moves after it and their events have one version together,
 * {@link STATE_VERSION}; what an older program wrote is brought up to date, version by version, before it is read.
 */
import { STATE_VERSION } from '../model/state.ts';

/** A change of the form of states, moves or events: it makes the next version of what is of version `from`. */
interface Migration {
  readonly from: number;
  /** The day of the change, `YYYY-MM-DD`. */
  readonly date: string;
  /** What has changed, in a sentence. */
  readonly change: string;
  /** How a value of the old form is put in the new one; left out where that sort of value has not changed. */
  readonly state?: (old: unknown) => unknown;
  readonly move?: (old: unknown) => unknown;
  readonly event?: (old: unknown) => unknown;
}

/** The sorts of value that a {@link Migration} may change. */
export type Saved = 'state' | 'move' | 'event';

/**
 * All changes since version 1, the oldest first. Whoever changes the form of a state, a move or an event raises
 * `STATE_VERSION`, adds an entry here, and keeps the golden stores of the version before (docs/upgrades.md).
 */
const migrations: readonly Migration[] = [
  {
    from: 1,
    date: '2026-11-23',
    change:
      'Chance is drawn from HMAC streams; a game that began with sfc32 keeps it. A card may wait to be canceled, and a place lie open.',
    state: (old) => ({ ...fields(old), version: 2, streams: 'sfc32' }),
  },
];

/** The fields of a value that is yet to be checked. */
function fields(old: unknown): object {
  return typeof old === 'object' && old !== null ? old : {};
}

/** What was saved can't be read, and why; the place where that is so comes first. */
export interface Unreadable {
  readonly error: string;
}

/** Whether something could not be read. */
export function isUnreadable(read: object): read is Unreadable {
  return 'error' in read;
}

/**
 * A value that was saved by version `from`, in the form of version `to`. `what` is how errors call it. Fails for versions
 * that are newer, and for those that no migration leads away from.
 */
export function upgrade(
  sort: Saved,
  value: unknown,
  from: number,
  to: number = STATE_VERSION,
  changes: readonly Migration[] = migrations,
): { readonly value: unknown } | Unreadable {
  if (from > to) {
    return { error: `the ${sort} is of version ${from}, and this program knows no newer one than ${to}` };
  }
  let now = value;
  for (let version = from; version < to; version += 1) {
    const change = changes.find((one) => one.from === version);
    if (change === undefined) {
      return { error: `no migration leads on from version ${version} of the ${sort}` };
    }
    try {
      now = change[sort]?.(now) ?? now;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return {
        error: `the ${sort} can't be brought from version ${version} to the next (${change.date}): ${why}`,
      };
    }
  }
  return { value: now };
}
