/** The changes between two JSON values, as a merge patch: changed fields for objects, otherwise the whole value. */

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The difference, or `undefined` if there is none. Lists of equal length are compared index by index. */
export function difference(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return undefined;
  if (isFields(before) && isFields(after)) return fieldsChanged(before, after);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const places: Record<string, unknown> = {};
    for (const [at, value] of after.entries()) {
      const change = difference(before[at], value);
      if (change !== undefined) places[at] = change;
    }
    return Object.keys(places).length === 0 ? undefined : places;
  }
  return after;
}

function fieldsChanged(before: Fields, after: Fields): Fields | undefined {
  const changed: Record<string, unknown> = {};
  let any = false;
  for (const key of Object.keys(after)) {
    const change = difference(before[key], after[key]);
    if (change === undefined) continue;
    changed[key] = change;
    any = true;
  }
  for (const key of Object.keys(before)) {
    if (key in after) continue;
    changed[key] = null;
    any = true;
  }
  return any ? changed : undefined;
}
