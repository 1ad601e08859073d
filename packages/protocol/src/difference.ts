/** Differences: changes to a value that the other side already has. */
import { z } from 'zod';

/**
 * A change to a JSON value. A map changes the fields it names and leaves the others alone. `[]` removes the field, and
 * `[value]` replaces it. A longer list changes a list step by step, each step applying to the result of the one before:
 * `at, count, items` replaces `count` items from index `at` on by `items`, and `at, difference` changes the item at
 * that index.
 */
export type Difference = readonly unknown[] | { readonly [key: string]: Difference };

export const Difference: z.ZodType<Difference> = z
  .lazy(() => z.union([z.array(z.unknown()), z.record(z.string(), Difference)]))
  .meta({ id: 'Difference', description: 'What changed in a value' });

/** A difference doesn't fit the value that it is applied to. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/** Returns the value with a difference applied, without modifying the old value. Throws {@link MisfitError}. */
export function patched(old: unknown, difference: Difference): unknown {
  if (isList(difference)) return difference.length === 1 ? difference[0] : patchedList(old, difference);
  if (!isMap(old) || isList(old)) throw new MisfitError('there are no fields to change');
  const made: Record<string, unknown> = { ...old };
  for (const [key, inner] of Object.entries(difference)) {
    if (isList(inner) && inner.length === 0) delete made[key];
    else made[key] = patched(made[key], inner);
  }
  return made;
}

function patchedList(old: unknown, steps: readonly unknown[]): unknown[] {
  if (!isList(old)) throw new MisfitError('there is no list to change');
  const made: unknown[] = [...old];
  for (let step = 0; step < steps.length;) {
    const [at, what, items] = steps.slice(step, step + 3);
    if (typeof what === 'number') {
      if (!isPlace(at, made.length - what) || !isList(items)) throw tooShort();
      made.splice(at, what, ...items);
      step += 3;
    } else {
      if (!isPlace(at, made.length - 1) || !isDifference(what)) throw tooShort();
      made[at] = patched(made[at], what);
      step += 2;
    }
  }
  return made;
}

const tooShort = (): MisfitError => new MisfitError('a list has no such place');

function isPlace(at: unknown, last: number): at is number {
  return typeof at === 'number' && at >= 0 && at <= last;
}

function isDifference(value: unknown): value is Difference {
  return (isList(value) && value.length > 0) || (isMap(value) && !isList(value));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
