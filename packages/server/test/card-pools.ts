import { join } from 'node:path';
import { PackLibrary } from '@kickdoor/packs/node';
import { buildCardPool, type CardPool } from '@kickdoor/rules';

const known = new Map<string, CardPool>();

/** The built-in sets, and the tests' own packs. */
const packs = new PackLibrary([{ path: join(import.meta.dirname, '../../../test/fixtures/packs') }]);

/** The cards of some sets. */
export function poolOf(sets: readonly string[]): CardPool {
  const key = sets.join(' ');
  const pool = known.get(key) ?? buildCardPool(sets.map(packs.load));
  known.set(key, pool);
  return pool;
}
