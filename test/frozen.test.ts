/** What the packages export is shared by all who use them, and none of them can change it. */
import { expect, test } from 'vitest';
import * as bots from '@kickdoor/bots';
import * as packs from '@kickdoor/packs';
import * as protocol from '@kickdoor/protocol';
import * as words from '@kickdoor/words';
import { changeable } from '../packages/rules/test/changeable.ts';

test.each([
  ['bots', { ...bots }],
  ['packs', { ...packs }],
  ['protocol', { ...protocol }],
  [
    'words',
    { ...words, ...Object.fromEntries(words.LANGUAGES.map((one) => [one, words.definitionOf(one)])) },
  ],
])('every value that %s exports is frozen, with all that it holds', (_name, exported) => {
  expect(Object.keys(exported).length).toBeGreaterThan(5);
  expect(changeable(exported)).toEqual([]);
});
