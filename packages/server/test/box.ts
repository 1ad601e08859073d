import { loadSet } from '@kickdoor/packs/node';
import { buildBox, type Box } from '@kickdoor/rules';

const known = new Map<string, Box>();

/** The cards of some built-in sets. */
export function boxOf(sets: readonly string[]): Box {
  const key = sets.join(' ');
  const box = known.get(key) ?? buildBox(sets.map((id) => loadSet(id)));
  known.set(key, box);
  return box;
}
