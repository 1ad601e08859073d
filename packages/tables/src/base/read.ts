import type { z } from 'zod';
import { TableProblem } from './problem.ts';

/** Parses untrusted input; the error says where the input is wrong. */
export function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = deepest(result.error.issues[0]);
  const at = issue === undefined ? '' : place(issue.path);
  const message = issue?.message ?? 'not understood';
  throw new TableProblem(
    'bad-message',
    at === '' ? message : `${at}: ${message}`,
    at === '' ? undefined : at,
  );
}

/** The issue to report: if no member of a union matched, the first issue of its first member. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const inner = issue.errors[0]?.[0];
  return inner === undefined ? issue : { ...inner, path: [...issue.path, ...inner.path] };
}

function place(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`))
    .join('');
}
