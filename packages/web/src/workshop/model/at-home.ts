/** Effects as they begin in a pack: the examples of the format name races and classes that few packs have. */
import type { PackFiles } from '@kickdoor/packs';
import { namesIn } from '../code/helping.ts';
import { isMap } from './cards.ts';

/** Everybody who has no other race. */
const HUMAN = 'human';

/** A value that names only races and classes that the pack knows: its own, those of its companions, or else humans. */
export function atHome(files: PackFiles, value: unknown): unknown {
  const races = namesIn(files, 'race');
  const classes = namesIn(files, 'class');
  const race = races.find((one) => one !== HUMAN) ?? HUMAN;
  const [first] = classes;
  const settled = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(settled);
    if (!isMap(one)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => entry(key, inner)));
  };
  const entry = (key: string, inner: unknown): readonly [string, unknown] => {
    if (key === 'race' && typeof inner === 'string' && !races.includes(inner)) return [key, race];
    if (key !== 'class' || typeof inner !== 'string' || classes.includes(inner)) return [key, settled(inner)];
    return first === undefined ? ['race', race] : [key, first];
  };
  return settled(value);
}
