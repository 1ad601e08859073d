/** What a table's page loads before anything can be seen of it, as it was built. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '..', 'packages', 'web', 'dist', 'assets');
/** Where a file imports another one. */
const IMPORTS = /(?:from|import)"\.\/(?<file>[^"]+\.js)"/gu;
/** Kilobytes, compressed: 302 when this was written. A table with words, letters and pictures may have 400. */
const MOST = 320;

/** The files that a file can't begin without, itself among them. */
function neededBy(file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const name of found) {
    const code = readFileSync(join(ASSETS, name), 'utf8');
    for (const { groups } of code.matchAll(IMPORTS)) found.add(groups?.['file'] ?? '');
  }
  return found;
}

test('the scripts of a table hold little that no table needs', () => {
  const page = readdirSync(ASSETS).find((name) => /^TablePage-[^.]+\.js$/u.test(name)) ?? '';
  const files = [...neededBy(page)];
  expect(files.length).toBeGreaterThan(5);
  const sizes = files.map((name) => statSync(join(ASSETS, `${name}.br`), { throwIfNoEntry: false })?.size);
  const all = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  expect(all / 1000).toBeGreaterThan(MOST / 2);
  expect(all / 1000).toBeLessThan(MOST);
  // The sliders of the replay, and what can be dropped there.
  const code = files.map((name) => readFileSync(join(ASSETS, name), 'utf8')).join('\n');
  expect(code).not.toContain('react-aria-DropZone');
  expect(code).not.toContain('react-aria-Slider');
});
