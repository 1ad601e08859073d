/** The tests that the pages of guarantees name exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './fences.ts';

/** A name alone is that of a test of some package. */
function exists(name: string): boolean {
  if (name.includes('/')) return existsSync(join(root, name));
  return globSync(`packages/*/test/${name}`, { cwd: root }).length > 0;
}

test.each(['docs/security.md', 'docs/reliability.md', 'docs/fencing.md'])(
  'every test that %s names exists',
  (page) => {
    const named = readFileSync(join(root, page), 'utf8').match(/[\w./-]+\.test\.tsx?/gu) ?? [];
    expect(named).not.toEqual([]);
    expect([...new Set(named)].filter((name) => !exists(name))).toEqual([]);
  },
);
