/** Whether values are the same as JSON. */

/** Whether two plain values are equal; a field that is `undefined` counts as left out. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (!isMap(one) || !isMap(other) || Array.isArray(other)) return false;
  for (const key in one) if (!isSameJson(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
}

/** Whether two maps are equal except for some fields. */
export function isSameBut(one: object, other: object, but: ReadonlySet<string>): boolean {
  if (!isMap(one) || !isMap(other)) return false;
  for (const key in one) if (!but.has(key) && !isSameJson(one[key], other[key])) return false;
  for (const key in other) {
    if (!but.has(key) && other[key] !== undefined && one[key] === undefined) return false;
  }
  return true;
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSameJson(one[at], other[at])) return false;
  return true;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
