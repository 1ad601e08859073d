/** The checker's messages appear at the fields that they are about. */
import { checkFiles } from '@kickdoor/packs';
import { expect, test } from 'vitest';
import { placed } from '../../src/workshop/model/problem-places.ts';

const CARDS = `- id: sock
  kind: monster
  level: 1
  treasures: 1
  badStuff: [die]

- id: shoe
  kind: monster
  level: 900
  treasures: 1
  tags: [piratte]
  badStuff:
    - die
    - lose-level: { amount: 1, colour: red }
`;

test('a problem leads to its field, and to the effect in a list', () => {
  const { problems } = checkFiles(
    new Map([
      ['pack.yaml', 'id: laundry\nversion: 1.0.0\nlanguages: [en]\n'],
      ['doors/all.yaml', CARDS],
      ['words/en/cards.ftl', 'pack = Laundry\nsock = Sock\nshoe = Shoe\n'],
    ]),
  );
  const own = problems.filter(({ file, weight }) => file === 'doors/all.yaml' && weight === 'mistake');
  const fields = placed(CARDS, 1, own).map(({ path }) => path.slice(0, 2).join(' '));
  expect(new Set(fields)).toEqual(new Set(['level', 'tags 0', 'badStuff 1']));
});

test('a problem of the whole pack has no field', () => {
  const [one] = checkFiles(new Map([['pack.yaml', 'id: laundry\n']])).problems;
  if (one === undefined) throw new Error('the version is missing');
  expect(placed('id: laundry\n', null, [{ ...one, line: 2, column: 1 }])[0]?.path).toEqual([]);
});
