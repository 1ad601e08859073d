/** Generated files are up to date, and the guide's examples are correct. */
import { expect, test } from 'vitest';
import { generated, read } from '../generate.ts';
import { deeds, KINDS, plays, powers, traits } from '@kickdoor/rules';
import { compilePack, type PackText } from '../src/index.ts';
import { told } from './support.ts';

test.each(generated().map(({ path, text }) => [path, text] as const))(
  '%s is up to date (npm run generate)',
  (path, text) => {
    expect(read(path) === text).toBe(true);
  },
);

test('every effect has an example with the sentence that it makes', () => {
  const effects =
    read('../../docs/packs.md').split('<!-- generated: effects -->')[1]?.split('\n#### ').slice(1) ?? [];
  expect(effects).toHaveLength([deeds, traits, powers, plays].flatMap(Object.keys).length);
  const lacking = effects.filter((text) => !/\n```yaml\n- .+\n```\n\n> \S[^{}]*[.!)]\n/u.test(text));
  expect(lacking).toEqual([]);
});

test("the guide's examples form a pack with every kind of card", () => {
  const files: PackText[] = [];
  for (const [, path, text] of read('../../docs/packs.md').matchAll(
    /^```(?:yaml|ftl) (\S+)\n(.*?)^```$/gmsu,
  )) {
    if (path !== undefined && text !== undefined) files.push({ path, text });
  }
  const { pack, problems } = compilePack(files);
  expect(problems.map(told).filter((line) => !line.includes(' has no picture'))).toEqual([]);
  expect(new Set(pack?.cards.map(({ kind }) => kind))).toEqual(new Set(KINDS));
});
