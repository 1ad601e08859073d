import { loadSet } from '@kickdoor/packs/node';
import { buildCardPool, type CardPool } from '@kickdoor/rules';

const known = new Map<string, CardPool>();

/** The cards of some built-in sets. */
export function poolOf(sets: readonly string[]): CardPool {
  const key = sets.join(' ');
  const pool = known.get(key) ?? buildCardPool(sets.map((id) => loadSet(id)));
  known.set(key, pool);
  return pool;
}
