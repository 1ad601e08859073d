/** Turns what a schema complains about into problems that say where, what was found and what was expected. */
import { anyOf, expectation } from '@kickdoor/rules';
import type { z } from 'zod';
import { mistake, type Problem } from './problem.ts';
import type { Path, Source } from './source.ts';
import { closest, insteadOf } from './suggest.ts';

/** A check that never throws: either the value as the schema makes it, or nothing and what is wrong with it. */
export function check<T>(schema: z.ZodType<T>, source: Source, path: Path, problems: Problem[]): T | null {
  const value = valueAt(source.value, path);
  const result = schema.safeParse(value, { error: expectation });
  if (result.success) return result.data;
  for (const issue of result.error.issues) report(issue, source, path, problems);
  return null;
}

function report(issue: z.core.$ZodIssue, source: Source, base: Path, problems: Problem[]): void {
  const path = [...base, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    reportUnknown(issue, source, path, problems);
    return;
  }
  if (issue.code === 'invalid_union') {
    reportUnion(issue, source, base, path, problems);
    return;
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'another key';
    problems.push(mistake(source.placeOfKey(path), `${show(path.at(-1))} can't be a key here`, expected));
    return;
  }
  const found = valueAt(source.value, path);
  if (found === undefined) {
    problems.push(mistake(source.place(path), `${name(path)} is missing`, issue.message));
  } else if (issue.code === 'custom') {
    problems.push(mistake(source.place(path), issue.message, wordsOf(issue, found)));
  } else {
    const what = issue.code === 'invalid_value' && typeof found === 'string' ? meant(found, issue.values) : null;
    const message = `${name(path)} is ${show(found)}`;
    problems.push(mistake(source.place(path), message, what ?? issue.message));
  }
}

/** What a check of the rules' own says it wanted: some known words, or a description. */
function wordsOf(issue: z.core.$ZodIssueCustom, found: unknown): string | null {
  const expected: unknown = issue.params?.['expected'];
  if (!Array.isArray(expected)) return null;
  const known = expected.filter((word) => typeof word === 'string');
  const [key] = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  return insteadOf(typeof found === 'string' ? found : (key ?? ''), known);
}

/** One of a few words: the one that was probably meant, and all the others. */
function meant(found: string, values: readonly unknown[]): string {
  const words = values.map(String);
  const word = closest(found, words);
  return word === null ? anyOf(words) : `${anyOf(words)}; did you mean ${word}?`;
}

function reportUnknown(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  source: Source,
  path: Path,
  problems: Problem[],
): void {
  const known = issue.message.split(' ').filter((word) => word !== '');
  for (const key of issue.keys) {
    const place = source.placeOfKey([...path, key]);
    problems.push(mistake(place, `${name(path)} has no field ${show(key)}`, insteadOf(key, known)));
  }
}

/** Of several ways to write something, reports what is wrong with the one that was probably meant. */
function reportUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  source: Source,
  base: Path,
  path: Path,
  problems: Problem[],
): void {
  const ways = issue.errors.filter((errors) => errors.length > 0);
  const isKind = (errors: readonly z.core.$ZodIssue[]): boolean =>
    !errors.some(({ code, path: at }) => at.length === 0 && (code === 'invalid_type' || code === 'invalid_value'));
  const [best, second] = ways.filter(isKind).toSorted((a, b) => a.length - b.length || depth(b) - depth(a));
  if (best !== undefined && (second === undefined || best.length < second.length || depth(best) > depth(second))) {
    for (const inner of best) report({ ...inner, path: [...issue.path, ...inner.path] }, source, base, problems);
    return;
  }
  const wanted = new Set(ways.flatMap(([first]) => (first === undefined ? [] : [wish(first)])));
  const found = valueAt(source.value, path);
  const expected = [...wanted].filter((text) => text !== '').join(', or ');
  const message = found === undefined ? `${name(path)} is missing` : `${name(path)} is ${show(found)}`;
  problems.push(mistake(source.place(path), message, expected === '' ? null : expected));
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
function name(path: Path): string {
  const at = path.findLastIndex((step) => typeof step !== 'number');
  const key = path[at];
  const entry = path[at + 1];
  if (key === undefined) return typeof entry === 'number' ? `entry ${entry + 1}` : 'the file';
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
