/** Effects that were stored as JSON: from there they are read as a pack's are, by the schemas of all effects. */

import { z } from 'zod';
import type { Deed } from '../model/effect.ts';
import { EFFECTS } from './index.ts';

/** The keys by which effects name themselves as data. */
const KINDS = ['deed', 'trait', 'play', 'power'] as const;

/**
 * What JSON of effects says, as a pack would write it: `{"deed": "lose-level", "with": 2}` is `lose-level: 2`, however deep it
 * stands. `deedList`, `effectList` and `playList` read it then, so that nothing is an effect that they have not checked.
 */
export function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map<string, unknown>(Object.entries(value));
  const name = KINDS.map((kind) => fields.get(kind)).find((found) => typeof found === 'string');
  if (name !== undefined && fields.has('with')) return { [name]: asWritten(fields.get('with')) };
  return Object.fromEntries([...fields].map(([key, inner]) => [key, asWritten(inner)]));
}

/** A deed that was stored with what was pending: one that there is, with what its own schema takes. */
export const storedDeed: z.ZodType<Deed> = z
  .strictObject({
    deed: z.string().refine((name) => Object.hasOwn(EFFECTS.deeds, name), 'no deed has this name'),
    with: z.unknown(),
  })
  .transform(asWritten)
  .pipe(EFFECTS.deed);
