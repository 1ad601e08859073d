/** The card sets that this server has. */
import { createHash } from 'node:crypto';
import { loadSet, packBundle, setIds, type PackBundle } from '@kickdoor/packs/node';
import { buildBox } from '@kickdoor/rules';
import { TableProblem } from './problem.ts';
import type { Cards } from './room/context.ts';

const boxes = new Map<string, Cards>();
const bundles = new Map<string, Bundle>();

export interface Bundle {
  readonly hash: string;
  readonly json: string;
}

/** The cards of some sets, built once for all tables. */
export function cardsOf(sets: readonly string[]): Cards {
  const key = sets.join(' ');
  const known = boxes.get(key);
  if (known !== undefined) return known;
  const unknown = sets.findIndex((id) => !setIds().includes(id));
  if (unknown >= 0) {
    throw new TableProblem('bad-table', `there is no set ${sets[unknown] ?? ''}`, `sets[${unknown}]`);
  }
  if (new Set(sets).size < sets.length) throw new TableProblem('bad-table', 'a set is named twice', 'sets');
  const box = buildBox(sets.map(loadSet));
  const ids = box.cards.map(({ set, id }) => `${set}/${id}`).join(' ');
  const fingerprint = createHash('sha256').update(ids).digest('hex').slice(0, 32);
  const cards = { box, fingerprint };
  boxes.set(key, cards);
  return cards;
}

/** A set as the page needs it; `null` where there is none. */
export function bundleOf(id: string): Bundle | null {
  const known = bundles.get(id);
  if (known !== undefined) return known;
  if (!setIds().includes(id)) return null;
  const made: PackBundle = packBundle(loadSet(id));
  const bundle = { hash: made.hash, json: JSON.stringify(made) };
  bundles.set(id, bundle);
  return bundle;
}
