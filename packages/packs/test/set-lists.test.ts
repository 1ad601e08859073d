/** The built-in sets are the folders in `sets`; no source lists them, so adding one needs no other change. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setIds } from '../src/node.ts';

const root = join(import.meta.dirname, '../../..');
const quoted = `['"\`](?:${setIds().join('|')})['"\`]`;
const LIST = new RegExp(`${quoted}\\s*[,|]\\s*${quoted}`, 'u');

/** Lists of sheets, some of which have the id of their set: the doors of the start page. */
const OF_SHEETS = ['packages/web/src/start/Home.tsx'];

test('no source has a list of the built-in sets', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root });
  expect(sources.length).toBeGreaterThan(1000);
  const listing = sources.filter((source) => LIST.test(readFileSync(join(root, source), 'utf8')));
  expect(listing.map((source) => source.replaceAll('\\', '/'))).toEqual(OF_SHEETS);
});

test.each(["const SETS = ['classic', 'space'];", "type Set = 'west' | 'winter';"])('%s is one', (list) => {
  expect(list).toMatch(LIST);
});
