/**
 * Computes differences (`Difference` of the protocol) between a client's state and the current one, directly as JSON
 * text. Parts that several seats see alike are compared and serialized once for all of them.
 */

type Fields = Readonly<Record<string, unknown>>;

/** How far apart equal items of two lists are searched for. */
const LOOK_AHEAD = 8;

/** Finished differences of parts that seats share, keyed by the current part. Valid for one pair of positions. */
export type Shared = Map<object, { readonly before: object; readonly text: string | null }>;

/** The difference between two JSON values as JSON; `null` if there is none. */
export function differenceText(before: unknown, after: unknown, shared: Shared): string | null {
  if (before === after) return null;
  if (isList(after)) return isList(before) ? listText(before, after, shared) : whole(after);
  if (!isFields(after) || !isFields(before) || isList(before)) return whole(after);
  const known = shared.get(after);
  if (known?.before === before) return known.text;
  const text = fieldsText(before, after, shared);
  shared.set(after, { before, text });
  return text;
}

function fieldsText(before: Fields, after: Fields, shared: Shared): string | null {
  let text = '';
  let fields = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const old = own(before, key);
    if (old !== undefined) fields += 1;
    if (value === old) continue;
    const change = old === undefined ? whole(value) : differenceText(old, value, shared);
    if (change !== null) text += `${text === '' ? '{' : ','}${quoted(key)}:${change}`;
  }
  fields -= Object.keys(before).length;
  // Usually the fields are the same before and after.
  if (fields === 0) return text === '' ? null : `${text}}`;
  for (const key in before) {
    if (own(after, key) === undefined && before[key] !== undefined) {
      text += `${text === '' ? '{' : ','}${quoted(key)}:[]`;
    }
  }
  return text === '' ? null : `${text}}`;
}

/** The difference of two lists: triples `at, count, items`, and pairs `at, difference`; `null` if they are equal. */
function listText(before: readonly unknown[], after: readonly unknown[], shared: Shared): string | null {
  if (identical(before, after)) return null;
  let text = '';
  let from = 0;
  let to = 0;
  while (from < before.length || to < after.length) {
    if (from < before.length && to < after.length && isSameThing(before[from], after[to])) {
      const change = differenceText(before[from], after[to], shared);
      if (change !== null) text += `${text === '' ? '[' : ','}${to},${change}`;
      from += 1;
      to += 1;
      continue;
    }
    const at = to;
    const run = runFrom(before, after, from, to);
    text += `${text === '' ? '[' : ','}${at},${run.from - from},[`;
    for (; to < run.to; to++) text += `${to === at ? '' : ','}${JSON.stringify(after[to])}`;
    text += ']';
    from = run.from;
  }
  return text === '' ? null : `${text}]`;
}

/** Whether two lists hold identical values, which is the usual case and fast to check. */
function identical(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  for (let at = 0; at < after.length; at++) if (before[at] !== after[at]) return false;
  return true;
}

/** Where two lists match again after items at which they differ. */
function runFrom(
  before: readonly unknown[],
  after: readonly unknown[],
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  let [old, now] = [from, to];
  while (old < before.length && now < after.length) {
    for (let ahead = 0; ahead <= LOOK_AHEAD; ahead++) {
      if (hasAt(before, old + ahead, after[now])) return { from: old + ahead, to: now };
      if (hasAt(after, now + ahead, before[old])) return { from: old, to: now + ahead };
    }
    old += 1;
    now += 1;
  }
  return { from: before.length, to: after.length };
}

function hasAt(list: readonly unknown[], at: number, item: unknown): boolean {
  return at < list.length && isSameThing(list[at], item);
}

/**
 * Whether two list items are the same thing, though their details may differ. The first field identifies it: the move
 * of a legal move, the card of a reason.
 */
function isSameThing(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isFields(one) || !isFields(other) || isList(one) || isList(other)) return same(one, other);
  const first = firstField(one);
  if (first === undefined || first !== firstField(other)) return same(one, other);
  return same(one[first], other[first]);
}

function firstField(fields: Fields): string | undefined {
  for (const key in fields) return key;
  return undefined;
}

/** Whether two JSON values are equal. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isList(one)) {
    if (!isList(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!same(one[at], other[at])) return false;
    return true;
  }
  if (!isFields(one) || !isFields(other) || isList(other)) return false;
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && own(one, key) === undefined) return false;
  return true;
}

/** A field of a JSON object. Functions are inherited, not JSON. */
function own(fields: Fields, key: string): unknown {
  const value = fields[key];
  return typeof value === 'function' ? undefined : value;
}

/** Field names as JSON, cached since there are few and they are written constantly. */
const names = new Map<string, string>();

function quoted(name: string): string {
  let text = names.get(name);
  if (text === undefined) {
    text = JSON.stringify(name);
    // Some maps are keyed by ids from cards and packs, so the cache must be bounded.
    if (names.size < 1000) names.set(name, text);
  }
  return text;
}

function whole(value: unknown): string {
  return `[${JSON.stringify(value)}]`;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
