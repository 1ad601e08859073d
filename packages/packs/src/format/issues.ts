/** Turns what a schema complains about into problems that say where, what was found and what was expected. */
import { expectation } from '@kickdoor/rules';
import type { z } from 'zod';
import { mistake, type Problem } from './problem.ts';
import type { Path, Source } from './source.ts';
import { advise, type Advice } from './suggest.ts';

/** What is checked, and what to call it. */
interface Where {
  readonly source: Source;
  readonly path: Path;
  readonly label: string;
}

interface Reporter {
  readonly source: Source;
  /** The path of what is checked. */
  readonly base: Path;
  readonly problems: Problem[];
  /** What a path leads to, as a reader would call it. */
  name(path: Path): string;
}

/** A check that never throws: either the value as the schema makes it, or nothing and what is wrong with it. */
export function check<T>(
  schema: z.ZodType<T>,
  { source, path, label }: Where,
  problems: Problem[],
): T | null {
  const value = valueAt(source.value, path);
  const result = schema.safeParse(value, { error: expectation });
  if (result.success) return result.data;
  const reporter: Reporter = { source, base: path, problems, name: (at) => name(at, path, label) };
  for (const issue of result.error.issues) report(issue, reporter);
  return null;
}

function report(issue: z.core.$ZodIssue, to: Reporter): void {
  const { source, problems } = to;
  const path = [...to.base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    reportUnknown(issue, path, to);
    return;
  }
  if (issue.code === 'invalid_union') {
    reportUnion(issue, path, to);
    return;
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'another key';
    problems.push(mistake(source.placeOfKey(path), `${show(path.at(-1))} can't be a key here`, expected));
    return;
  }
  const found = valueAt(source.value, path);
  if (found === undefined) {
    problems.push(mistake(source.place(path), `${to.name(path)} is missing`, issue.message));
  } else if (issue.code === 'custom') {
    const { hint, expected } = adviceOf(issue, found);
    problems.push(mistake(source.place(path), `${issue.message}${hint}`, expected));
  } else if (issue.code === 'invalid_value' && typeof found === 'string') {
    const { hint, expected } = advise(found, issue.values.map(String));
    problems.push(mistake(source.place(path), `${to.name(path)} is ${show(found)}${hint}`, expected));
  } else {
    problems.push(mistake(source.place(path), `${to.name(path)} is ${show(found)}`, issue.message));
  }
}

/** What a check of the rules' own says it wanted: the words that it knows. */
function adviceOf(issue: z.core.$ZodIssueCustom, found: unknown): Advice {
  const expected: unknown = issue.params?.['expected'];
  const known = Array.isArray(expected) ? expected.filter((word) => typeof word === 'string') : [];
  const [key] = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  return advise(typeof found === 'string' ? found : (key ?? ''), known);
}

function reportUnknown(issue: z.core.$ZodIssueUnrecognizedKeys, path: Path, to: Reporter): void {
  const known = issue.message.split(' ').filter((word) => word !== '');
  for (const key of issue.keys) {
    const place = to.source.placeOfKey([...path, key]);
    const { hint, expected } = advise(key, known);
    to.problems.push(mistake(place, `${to.name(path)} has no field ${key}${hint}`, expected));
  }
}

/** Whether a way to write something failed only further in: what was written is of its sort. */
function isOfKind(errors: readonly z.core.$ZodIssue[]): boolean {
  return !errors.some(
    ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  );
}

/** Of several ways to write something, reports what is wrong with the one that was probably meant. */
function reportUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path, to: Reporter): void {
  const ways = issue.errors.filter((errors) => errors.length > 0);
  const [best, second] = ways.filter(isOfKind).toSorted((a, b) => a.length - b.length || depth(b) - depth(a));
  if (
    best !== undefined &&
    (second === undefined || best.length < second.length || depth(best) > depth(second))
  ) {
    for (const inner of best) report({ ...inner, path: [...issue.path, ...inner.path] }, to);
    return;
  }
  const wanted = new Set(ways.flatMap(([first]) => (first === undefined ? [] : [wish(first)])));
  const found = valueAt(to.source.value, path);
  const expected = [...wanted].filter((text) => text !== '').join(', or ');
  const message = found === undefined ? `${to.name(path)} is missing` : `${to.name(path)} is ${show(found)}`;
  to.problems.push(mistake(to.source.place(path), message, expected === '' ? null : expected));
}

function wish(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_union') {
    return issue.errors.flatMap(([first]) => (first === undefined ? [] : [wish(first)])).join(', or ');
  }
  if (issue.code === 'unrecognized_keys') return `a map of ${issue.message.split(' ').join(', ')}`;
  return issue.path.length === 0 ? issue.message : `a map with ${String(issue.path[0])}: ${issue.message}`;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(...issues.map(({ path }) => path.length));
}

/** The value at a path of plain data. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** What a path leads to, as a reader would call it: the nearest key, with the number of the entry in its list. */
function name(path: Path, base: Path, label: string): string {
  if (path.length === base.length) return label;
  const at = path.findLastIndex((step) => typeof step !== 'number');
  const key = path[at];
  const entry = path[at + 1];
  if (key === undefined) return label;
  return typeof entry === 'number' ? `entry ${entry + 1} of ${String(key)}` : String(key);
}

/** A value in few letters. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty map' : `a map with ${keys.slice(0, 4).join(', ')}`;
  }
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
