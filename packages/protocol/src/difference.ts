/** Differences: what has changed in a value that the other side already has. */
import { z } from 'zod';

/**
 * What has changed in a JSON value. A map leads further in, by the names of fields or the places of a list; what it
 * doesn't name is as before. A list is the end of the way: `[]` removes the field, `[value]` replaces what is there, and
 * `[at, count, items, …]` changes a list: at place `at`, `count` items are replaced by `items`; further threes follow,
 * each for the list as the one before has left it.
 */
export type Difference = readonly unknown[] | { readonly [key: string]: Difference };

export const Difference: z.ZodType<Difference> = z
  .lazy(() => z.union([z.array(z.unknown()), z.record(z.string(), Difference)]))
  .meta({ id: 'Difference', description: 'What has changed in a value' });

/** A difference that doesn't fit the value that it is applied to. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/** The value after a difference; the old value stays as it is. Throws {@link MisfitError}. */
export function patched(old: unknown, difference: Difference): unknown {
  if (isList(difference)) return difference.length === 1 ? difference[0] : spliced(old, difference);
  if (Array.isArray(old)) return patchedList(old, difference);
  if (!isMap(old)) throw new MisfitError('there is nothing to change');
  const made: Record<string, unknown> = { ...old };
  for (const [key, inner] of Object.entries(difference)) {
    if (isList(inner) && inner.length === 0) delete made[key];
    else made[key] = patched(made[key], inner);
  }
  return made;
}

function patchedList(
  old: readonly unknown[],
  difference: { readonly [place: string]: Difference },
): unknown[] {
  const made = [...old];
  for (const [place, inner] of Object.entries(difference)) {
    const at = Number(place);
    if (!(at in made)) throw new MisfitError(`a list has no place ${place}`);
    made[at] = patched(made[at], inner);
  }
  return made;
}

function spliced(old: unknown, threes: readonly unknown[]): unknown[] {
  if (!isList(old) || threes.length === 0 || threes.length % 3 !== 0) {
    throw new MisfitError('there is no list to change');
  }
  const made: unknown[] = [...old];
  for (let three = 0; three < threes.length; three += 3) {
    const [at, count, items] = threes.slice(three, three + 3);
    if (typeof at !== 'number' || typeof count !== 'number' || !isList(items) || at + count > made.length) {
      throw new MisfitError('a list is not as long as that');
    }
    made.splice(at, count, ...items);
  }
  return made;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
