/** Lists that are put together anew very often, and then stay as they are. */

/** A place to put a list together in: one list at a time, from `begin` to `take`. */
export interface Gathering<T> {
  /** Begins a list. What a list that was never taken has left here, because something broke, is gone. */
  begin(): T[];
  add(one: T): void;
  addAll(list: readonly T[]): void;
  /** What was gathered, in memory of just its length: a list that grows by itself keeps room for more. */
  take(): readonly T[];
}

/** Makes a place to put lists together in. Empty lists are one and the same. */
export function gathering<T>(): Gathering<T> {
  const list: T[] = [];
  const none: readonly T[] = [];
  const clear = (): void => {
    while (list.length > 0) list.pop();
  };
  return {
    begin() {
      clear();
      return list;
    },
    add(one) {
      list.push(one);
    },
    addAll(more) {
      for (let at = 0; at < more.length; at++) {
        const one = more[at];
        if (one !== undefined) list.push(one);
      }
    },
    take() {
      if (list.length === 0) return none;
      const taken = list.slice();
      clear();
      return taken;
    },
  };
}
