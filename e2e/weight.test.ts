/** What parts of the page load before anything can be seen of them, as they were built. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ASSETS = join(import.meta.dirname, '..', 'packages', 'web', 'dist', 'assets');
/** Where a file imports another one. */
const IMPORTS = /(?:from|import)"\.\/(?<file>[^"]+\.js)"/gu;
/** The files that a file can't begin without, itself among them. */
function neededBy(file: string): ReadonlySet<string> {
  const found = new Set([file]);
  for (const name of found) {
    const code = readFileSync(join(ASSETS, name), 'utf8');
    for (const { groups } of code.matchAll(IMPORTS)) found.add(groups?.['file'] ?? '');
  }
  return found;
}

/** The scripts of a part of the page, and their kilobytes, compressed. */
function scriptsOf(part: string) {
  const entry = readdirSync(ASSETS).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js')) ?? '';
  const files = [...neededBy(entry)];
  const sizes = files.map((name) => statSync(join(ASSETS, `${name}.br`), { throwIfNoEntry: false })?.size);
  return { files, size: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / 1000 };
}

test.each([
  // 85, 262, 130 and 308 when this was written. The start with styles, words and letters may have 150, a table with pictures 400.
  ['Home', 95],
  ['TablePage', 280],
  ['Below', 145],
  ['CounterPage', 325],
])('the scripts of %s hold little that it doesn’t need', (part, most) => {
  const { size } = scriptsOf(part);
  expect(size).toBeGreaterThan(most / 2);
  expect(size).toBeLessThan(most);
});

test('a table comes in few files, without the sliders of the replay and what can be dropped there', () => {
  const { files } = scriptsOf('TablePage');
  expect(files.length).toBeLessThan(8);
  const code = files.map((name) => readFileSync(join(ASSETS, name), 'utf8')).join('\n');
  expect(code).not.toContain('react-aria-DropZone');
  expect(code).not.toContain('react-aria-Slider');
});
