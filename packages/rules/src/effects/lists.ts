/**
 * Lists of effects as written in a pack: each entry is a map with one key, `lose-level: 2`, or a bare word if the
 * effect takes no parameters. Parsing a list validates every entry with its effect's own schema.
 */
import type { z } from 'zod';
import type { Table } from '../kernel/effect.ts';
import { freezeAll } from '../model/freeze.ts';
import { phrase, type Phrase } from '../model/phrase.ts';
import { asMessage, expectation } from './expectation.ts';

/** What the schemas of lists need to know of an effect. */
interface Known {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** An entry of a list: the name of an effect, and what its schema has read. */
interface Entry {
  readonly name: string;
  readonly with: unknown;
}

const BARE = Object.freeze({});

/** Reads an entry with the module that it names. Reports a mistake to `ctx` and returns `null`. */
export function readEntry(
  raw: unknown,
  table: Table<Known>,
  what: 'deed' | 'effect' | 'play',
  ctx: z.RefinementCtx,
): Entry | null {
  const problem = (said: Phrase, names: readonly string[]): null => {
    ctx.issues.push({ code: 'custom', message: asMessage(said), params: { known: names }, input: raw });
    return null;
  };
  const entry = splitEntry(raw);
  if (entry === null) return problem(phrase(`problem-no-${what}`), []);
  const module = Object.hasOwn(table, entry.name) ? table[entry.name] : undefined;
  if (module === undefined) {
    return problem(phrase(`problem-unknown-${what}`, { name: entry.name }), Object.keys(table));
  }
  const checked = module.schema.safeParse(entry.with, { error: expectation });
  if (checked.success) return { name: entry.name, with: freezeAll(checked.data) };
  const inside = typeof raw === 'string' ? [] : [entry.name];
  if (entry.with === true && module.schema.safeParse(BARE).success) {
    const message = asMessage(phrase('expected-bare', { name: entry.name }));
    ctx.issues.push({ code: 'invalid_type', expected: 'object', message, path: inside, input: true });
    return null;
  }
  // Issues are passed on unchanged: the reporter knows best how to word them.
  for (const issue of checked.error.issues) {
    ctx.addIssue({ ...issue, path: [...inside, ...issue.path] });
  }
  return null;
}

function splitEntry(raw: unknown): Entry | null {
  if (typeof raw === 'string') return { name: raw, with: BARE };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const [first, ...more] = Object.entries(raw);
  if (first === undefined || more.length > 0) return null;
  return { name: first[0], with: first[1] };
}
