/** Effects stored as JSON. They are read like those of a pack, by the schemas of all effects. */

import { z } from 'zod';
import type { Deed } from '../model/effect.ts';
import { EFFECTS } from './index.ts';

/** The keys with an effect's name in its data. */
const KINDS = ['deed', 'trait', 'play', 'power'] as const;

/**
 * Converts effects in JSON to what a pack would write: `{"deed": "lose-level", "with": 2}` becomes `lose-level: 2`, at
 * any depth. `deedList`, `effectList` and `playList` then read it, so that every effect is checked.
 */
export function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map<string, unknown>(Object.entries(value));
  const name = KINDS.map((kind) => fields.get(kind)).find((found) => typeof found === 'string');
  if (name !== undefined && fields.has('with')) return { [name]: asWritten(fields.get('with')) };
  return Object.fromEntries([...fields].map(([key, inner]) => [key, asWritten(inner)]));
}

/** A deed stored in a pending frame. It must exist, and its own schema reads its parameters. */
export const storedDeed: z.ZodType<Deed> = z
  .strictObject({
    deed: z.string().refine((name) => Object.hasOwn(EFFECTS.deeds, name), 'no deed has this name'),
    with: z.unknown(),
  })
  .transform(asWritten)
  .pipe(EFFECTS.deed);
