/** Turns schema issues into problems that say where they are, what was found and what was expected. */
import { deeds, expectation, messagePhrase, plays, powers, traits, type Phrase } from '@kickdoor/rules';
import type { z } from 'zod';
import { phrase } from '../words/phrase.ts';
import { type Advice, advise, mistake, type Problem } from '@kickdoor/words/check';
import { knownIn, misnamedFields, type Misnamed } from './misnamed.ts';
import { valueAt, type Path, type Source } from './source.ts';

/** The value to check, and what to call it. */
interface Where {
  readonly source: Source;
  readonly path: Path;
  readonly label: Phrase | string;
}

interface Reporter {
  readonly source: Source;
  /** The path of the checked value. */
  readonly base: Path;
  readonly problems: Problem[];
  /** What a path points to, in a reader's terms. */
  name(path: Path): Phrase | string;
}

/** Returns the parsed value, or `null` and reports the problems. Never throws. */
export function check<T>(
  schema: z.ZodType<T>,
  { source, path, label }: Where,
  problems: Problem[],
): T | null {
  const value = valueAt(source.value, path);
  const result = schema.safeParse(value, { error: expectation });
  if (result.success) return result.data;
  const reporter: Reporter = { source, base: path, problems, name: (at) => name(at, path, label) };
  const { issues } = result.error;
  const misnamed = misnamedFields(issues, value, (other) => schema.safeParse(other).error?.issues ?? []);
  for (const issue of withoutRepeats(issues)) {
    const field = misnamed.get(issue);
    if (field === undefined) report(issue, reporter);
    else if (field !== null) reportMisnamed(issue, field, reporter);
  }
  return null;
}

/** Keeps one issue for each list of lists with entries that aren't lists. */
function withoutRepeats(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const told = new Set<string>();
  return issues.filter((issue) => {
    const { code, path } = issue;
    if (code !== 'invalid_type' || issue.expected !== 'array' || typeof path.at(-1) !== 'number') return true;
    const list = JSON.stringify(path.slice(0, -1).map(String));
    return !told.has(list) && told.add(list);
  });
}

function reportMisnamed(issue: z.core.$ZodIssue, { field, meant }: Misnamed, to: Reporter): void {
  if (issue.code !== 'unrecognized_keys') return;
  const path = [...to.base, ...issue.path];
  for (const key of issue.keys) {
    const message = phrase('problem-no-field', { name: to.name(path), key });
    const place = to.source.placeOfKey([...path, key]);
    to.problems.push(mistake(place, message, messagePhrase(field), meant));
  }
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
    const message = phrase('problem-no-key', { key: show(path.at(-1)) });
    const [first] = issue.issues;
    problems.push(
      mistake(source.placeOfKey(path), message, first === undefined ? null : messagePhrase(first)),
    );
    return;
  }
  const found = valueAt(source.value, path);
  const message = is(to.name(path), found);
  const elsewhere = issue.code === 'custom' ? belongs(messagePhrase(issue)) : null;
  if (elsewhere !== null) problems.push(mistake(source.place(path), elsewhere));
  else if (issue.code === 'custom' && found !== undefined) {
    const { meant, expected } = adviceOf(issue, found);
    problems.push(mistake(source.place(path), messagePhrase(issue), expected, meant));
  } else if (issue.code === 'invalid_value' && typeof found === 'string') {
    const { meant, expected } = advise(found, issue.values.map(String));
    problems.push(mistake(source.place(path), message, expected, meant));
  } else {
    problems.push(mistake(source.place(path), message, messagePhrase(issue)));
  }
}

/** Where an unknown effect belongs, if another sort of list has it. */
function belongs({ id, args }: Phrase): Phrase | null {
  const effect = args?.['name'];
  if (!id.startsWith('problem-unknown-') || typeof effect !== 'string') return null;
  if (Object.hasOwn(traits, effect) || Object.hasOwn(powers, effect)) {
    return phrase('problem-is-effect', { effect });
  }
  if (Object.hasOwn(deeds, effect)) return phrase('problem-is-deed', { effect });
  return Object.hasOwn(plays, effect) ? phrase('problem-is-play', { effect }) : null;
}

/** Says what was found under a name, or that it is missing. */
function is(called: Phrase | string, found: unknown): Phrase {
  if (found === undefined) return phrase('problem-missing', { name: called });
  return phrase('problem-value', { name: called, value: show(found) });
}

/** The suggestion from one of the rules' own checks: the words it knows. */
function adviceOf(issue: z.core.$ZodIssueCustom, found: unknown): Advice {
  const listed: unknown = issue.params?.['known'];
  const known = Array.isArray(listed) ? listed.filter((word) => typeof word === 'string') : [];
  const [key] = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  const entry = phrase('expected-effect-entry');
  return advise(typeof found === 'string' ? found : (key ?? ''), known, known.length === 0 ? entry : null);
}

function reportUnknown(issue: z.core.$ZodIssueUnrecognizedKeys, path: Path, to: Reporter): void {
  const known = knownIn(issue);
  for (const key of issue.keys) {
    const place = to.source.placeOfKey([...path, key]);
    const { meant, expected } = advise(key, known);
    const message = phrase('problem-no-field', { name: to.name(path), key });
    to.problems.push(mistake(place, message, expected, meant));
  }
}

/** Whether a union member failed only in a nested value, so that the right kind of value was written. */
function isOfKind(errors: readonly z.core.$ZodIssue[]): boolean {
  return !errors.some(
    ({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'),
  );
}

/** Reports the problems of the union member that was probably meant. */
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
  const wanted = ways.flatMap(([first]) => (first === undefined ? [] : wishes(first)));
  const different = [...new Map(wanted.map((wish) => [JSON.stringify(wish), wish])).values()];
  const expected = different.length === 0 ? null : phrase('expected-either', { ways: different });
  to.problems.push(
    mistake(to.source.place(path), is(to.name(path), valueAt(to.source.value, path)), expected),
  );
}

function wishes(issue: z.core.$ZodIssue): readonly Phrase[] {
  if (issue.code === 'invalid_union') {
    return issue.errors.flatMap(([first]) => (first === undefined ? [] : wishes(first)));
  }
  const expected = messagePhrase(issue);
  const [key] = issue.path;
  return [key === undefined ? expected : phrase('expected-field', { key: String(key), expected })];
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(...issues.map(({ path }) => path.length));
}

/** What a path points to, in a reader's terms: the nearest key, with the entry's number in its list. */
function name(path: Path, base: Path, label: Phrase | string): Phrase | string {
  if (path.length === base.length) return label;
  const at = path.findLastIndex((step) => typeof step !== 'number');
  const key = path[at];
  const entry = path[at + 1];
  if (key === undefined) return label;
  if (typeof entry !== 'number') return String(key);
  return phrase('problem-entry', { n: String(entry + 1), key: String(key) });
}

/** A short form of a value. */
export function show(value: unknown): Phrase | string {
  if (Array.isArray(value)) return phrase('value-list', { count: value.length });
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    if (keys.length === 0) return phrase('value-empty-map');
    return phrase('value-map', { keys: keys.slice(0, 4).join(', ') });
  }
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
