/** Only one tab of a browser plays a table: the others wait until that tab is closed or has left the table. */
import type { Ownership } from '@kickdoor/tables/base/ownership.ts';

/** The part of the browser's lock manager used here. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean },
    task: (lock: object | null) => Promise<void>,
  ): Promise<unknown>;
}

/** Owns a table by a lock with its name. `busy` is called when another tab has it, and when this one gets it. */
export function tabOwnership(locks: Locks, busy: (table: string, isBusy: boolean) => void): Ownership {
  const held = new Map<string, () => void>();
  const hold = (table: string) =>
    new Promise<void>((release) => {
      held.set(table, release);
    });
  const take = (table: string, isPatient: boolean): Promise<boolean> =>
    new Promise((taken, failed) => {
      const options = isPatient ? {} : { ifAvailable: true };
      locks
        .request(`kickdoor.table.${table}`, options, (lock) => {
          taken(lock !== null);
          return lock === null ? Promise.resolve() : hold(table);
        })
        .catch(failed);
    });
  return {
    async claim(table, store) {
      if (!held.has(table) && !(await take(table, false))) {
        busy(table, true);
        await take(table, true);
        busy(table, false);
      }
      return store;
    },
    release(table) {
      held.get(table)?.();
      held.delete(table);
      return Promise.resolve();
    },
    vacate: () => Promise.resolve(),
    mayTell: () => true,
    lost: () => undefined,
  };
}
