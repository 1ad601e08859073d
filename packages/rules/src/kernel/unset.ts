/** Lists for memos, which are filled by seat or by verb in any order. */

/**
 * A list to be filled in any order. Lists that begin empty would grow, and lists with holes have another layout in
 * memory.
 */
export function unset<T>(): (T | undefined)[] {
  return UNSET.slice();
}

/** Enough for the seats of any table; lists of more grow. */
const PLACES = 10;
const UNSET: undefined[] = [];
while (UNSET.length < PLACES) UNSET.push(undefined);
