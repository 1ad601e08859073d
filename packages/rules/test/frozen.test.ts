/** What is shared by all who use the rules can be changed by none of them. */
import { expect, test } from 'vitest';
import * as rules from '../src/index.ts';

/** The paths of all lists and maps within a value that somebody could change. Schemas are the library's. */
function changeable(value: unknown, path: string, seen: Set<unknown>): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value) || '_zod' in value) return [];
  seen.add(value);
  const inner = Object.entries(value).flatMap(([key, part]) => changeable(part, `${path}.${key}`, seen));
  return Object.isFrozen(value) ? inner : [path, ...inner];
}

test('every value that the rules export is frozen, with all that it holds', () => {
  const seen = new Set<unknown>();
  const found = Object.entries(rules).flatMap(([name, value]) => changeable(value, name, seen));
  expect(Object.keys(rules)).toContain('TAGS');
  expect(found).toEqual([]);
});
