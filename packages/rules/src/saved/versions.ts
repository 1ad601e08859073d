/**
 * Versions of stored games. A state, the moves after it and their events share one version, {@link STATE_VERSION}. What
 * an older program wrote is migrated, version by version, before it is read.
 */
import { STATE_VERSION } from '../model/state.ts';

/** A change to the format of states, moves or events, from version `from` to the next. */
interface Migration {
  readonly from: number;
  /** The day of the change, `YYYY-MM-DD`. */
  readonly date: string;
  /** What changed, in a sentence. */
  readonly change: string;
  /** Converts a state to the new format. Left out, like the next two, if that sort of value hasn't changed. */
  readonly state?: (old: unknown) => unknown;
  readonly move?: (old: unknown) => unknown;
  readonly event?: (old: unknown) => unknown;
}

/** The sorts of value that a {@link Migration} may change. */
export type Saved = 'state' | 'move' | 'event';

/**
 * All changes since version 1, the oldest first. To change the format of a state, a move or an event, raise
 * `STATE_VERSION`, add an entry here, and keep the golden stores of the version before (docs/upgrades.md).
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

/** The fields of a value that hasn't been checked yet. */
function fields(old: unknown): object {
  return typeof old === 'object' && old !== null ? old : {};
}

/** Why something saved can't be read; the message begins with the place. */
export interface Unreadable {
  readonly error: string;
}

/** Whether reading failed. */
export function isUnreadable(read: object): read is Unreadable {
  return 'error' in read;
}

/**
 * Converts a value saved by version `from` to the format of version `to`. Fails if `from` is newer, or if a migration
 * is missing.
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
