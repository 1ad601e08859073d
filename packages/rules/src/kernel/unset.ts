/** Lists for memos, which are filled by seat or by verb in any order. */

/**
 * Returns a list to be filled in any order. A list that starts empty would have to grow, and one with holes has a
 * different layout in memory.
 */
export function unset<T>(): (T | undefined)[] {
  return UNSET.slice();
}

/** Enough for the seats of any table. Longer lists grow. */
const PLACES = 10;
const UNSET: undefined[] = [];
while (UNSET.length < PLACES) UNSET.push(undefined);
