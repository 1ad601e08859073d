/** Finds misnamed and misplaced fields by trying what was probably meant. */
import { messagePhrase } from '@kickdoor/rules';
import type { z } from 'zod';
import { advise } from '@kickdoor/words/check';
import { valueAt } from './source.ts';

type Issue = z.core.$ZodIssue;
type Unknown = z.core.$ZodIssueUnrecognizedKeys;

/** A missing field that was probably written differently. */
export interface Misnamed {
  /** The issue about the missing field. */
  readonly field: Issue;
  /** What to write instead. */
  readonly meant: string;
}

/**
 * Issues about fields that belong elsewhere. The issues about what is missing there map to `null`: one line covers
 * both.
 */
type Found = ReadonlyMap<Issue, Misnamed | null>;

/**
 * Finds fields that are missing because they have another name, such as `price` for `gold`, or because their content is
 * one level too high, such as `race` without `who`. A guess counts if the value would be valid with it.
 */
export function misnamedFields(
  issues: readonly Issue[],
  value: unknown,
  wrongWith: (value: unknown) => readonly Issue[],
): Found {
  const found = new Map<Issue, Misnamed | null>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const missing = issues.filter(
      ({ path }) => isWithin(path, issue.path) && valueAt(value, path) === undefined,
    );
    const misnamed = [...renamed(issue, missing), ...lifted(issue, missing)].find(({ field, content }) => {
      const mended = moved(value, issue, String(field.path.at(-1)), content);
      return mended !== null && wrongWith(mended).length === issues.length - 2;
    });
    if (misnamed !== undefined) found.set(issue, misnamed).set(misnamed.field, null);
  }
  return found;
}

/** A guess, and the missing field's content, taken from the map that lacks it. */
interface Guess extends Misnamed {
  readonly content: (map: object) => unknown;
}

/** Guesses that the only unknown field is the only missing one. */
function renamed(issue: Unknown, missing: readonly Issue[]): readonly Guess[] {
  const [key, another] = issue.keys;
  const [field, more] = missing;
  if (key === undefined || another !== undefined || field === undefined || more !== undefined) return [];
  const name = String(field.path.at(-1));
  const { meant } = advise(key, knownIn(issue));
  if (meant !== null && meant !== name) return [];
  return [{ field, meant: name, content: (map) => valueAt(map, [key]) }];
}

/** Guesses that the unknown fields belong in a missing map. */
function lifted({ keys }: Unknown, missing: readonly Issue[]): readonly Guess[] {
  return missing.map((field) => ({
    field,
    meant: `${String(field.path.at(-1))}: { ${keys.map((key) => `${key}: …`).join(', ')} }`,
    content: (map) => Object.fromEntries(keys.map((key) => [key, valueAt(map, [key])])),
  }));
}

/** A copy in which a map has this field instead of its unknown ones. */
function moved(value: unknown, issue: Unknown, field: string, content: Guess['content']): unknown {
  const copy = structuredClone(value);
  const map = valueAt(copy, issue.path);
  if (typeof map !== 'object' || map === null) return null;
  Object.assign(map, { [field]: content(map) });
  for (const key of issue.keys) Reflect.deleteProperty(map, key);
  return copy;
}

/** Whether a path leads to a field of this map. */
function isWithin(path: readonly PropertyKey[], map: readonly PropertyKey[]): boolean {
  return path.length === map.length + 1 && map.every((step, at) => path[at] === step);
}

/** The fields that the map of an unknown one may have. */
export function knownIn(issue: Issue): readonly string[] {
  const fields = messagePhrase(issue).args?.['fields'];
  return typeof fields === 'string' && fields !== '' ? fields.split(', ') : [];
}
