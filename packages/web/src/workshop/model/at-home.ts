/** Adapts the schema's examples of effects to a pack: they name races and classes that few packs have. */
import type { PackFiles } from '@kickdoor/packs';
import { namesIn } from '../code/helping.ts';
import { isMap } from './cards.ts';

/** The race of everybody who has no other. */
const HUMAN = 'human';

/** Replaces races and classes that neither the pack nor its companions have. */
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
