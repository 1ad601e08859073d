import { expect, test } from 'vitest';
import {
  appendEntry,
  insertAt,
  moveAt,
  removeAt,
  removeEntry,
  setAt,
  valueOf,
} from '../../src/workshop/model/yaml-edit.ts';

const CARDS = `# Cards of the door deck.

- id: moth # small
  kind: monster
  level:   1
  badStuff: # what happens
    - lose-item: { which: headgear, else: [{ lose-level: 1 }] } # the hat

# A comment before the second.
- id: gnome
  kind: race
`;

test('changing a value preserves the comments and all other cards', () => {
  const text = setAt(CARDS, [0, 'level'], 12);
  expect(text).toContain('- id: moth # small');
  expect(text).toContain('badStuff: # what happens');
  expect(text).toContain('# the hat');
  expect(text).toContain('[{ lose-level: 1 }]');
  expect(text).toContain('\n\n# A comment before the second.\n- id: gnome\n  kind: race\n');
  expect(valueOf(text)).toMatchObject([{ level: 12 }, { id: 'gnome' }]);
});

test('effects are added on lines of their own, with their fields on the same line', () => {
  const text = insertAt(CARDS, [1, 'effects'], 0, { 'lose-item': { which: 'big', count: 2 } });
  expect(text).toContain('  effects:\n    - lose-item: { which: big, count: 2 }\n');
  const more = insertAt(text, [1, 'effects'], 1, 'die');
  expect(more).toContain('count: 2 }\n    - die\n');
});

test('a list is removed with its last entry', () => {
  const text = removeAt(CARDS, [0, 'badStuff'], 0);
  expect(valueOf(text)).toEqual([
    { id: 'moth', kind: 'monster', level: 1 },
    { id: 'gnome', kind: 'race' },
  ]);
});

test('entries are moved with their comments', () => {
  const two = insertAt(CARDS, [0, 'badStuff'], 1, 'die');
  const text = moveAt(two, [0, 'badStuff'], 1, 0);
  expect(text).toMatch(/- die\n {4}- lose-item.*# the hat/u);
});

test('a value in a flow collection stays there', () => {
  const text = setAt(CARDS, [0, 'badStuff', 0, 'lose-item', 'count'], 2);
  expect(text).toContain('- lose-item: { which: headgear, else: [{ lose-level: 1 }], count: 2 }');
});

test('whole cards are added and removed', () => {
  const text = appendEntry(CARDS, { id: 'frog', kind: 'monster', badStuff: ['die', { 'lose-level': 1 }] });
  expect(
    text.endsWith('\n\n- id: frog\n  kind: monster\n  badStuff:\n    - die\n    - lose-level: 1\n'),
  ).toBe(true);
  expect(removeEntry(text, 0)).not.toContain('moth');
  expect(valueOf(removeEntry(text, 1))).toMatchObject([{ id: 'moth' }, { id: 'frog' }]);
  expect(appendEntry('# What is worn.\n', { id: 'hat' })).toBe('# What is worn.\n\n- id: hat\n');
  expect(appendEntry('', { id: 'hat' })).toBe('- id: hat\n');
});

test('an entry of a map is edited: pictures by card', () => {
  const text = appendEntry(
    'moth: { ground: room, sky: blue }\n',
    { ground: 'cave', figure: { icon: 'bat' } },
    'bat',
  );
  expect(text).toBe('moth: { ground: room, sky: blue }\nbat: { ground: cave, figure: { icon: bat } }\n');
  expect(setAt(text, ['moth', 'sky'], 'green')).toContain('moth: { ground: room, sky: green }\nbat:');
  expect(removeEntry(text, 'moth')).toBe('bat: { ground: cave, figure: { icon: bat } }\n');
});

test('references to a card are renamed with it', () => {
  const text = '- &first { id: moth, kind: monster }\n- *first\n';
  expect(valueOf(setAt(text, [0, 'level'], 2))).toMatchObject([{ level: 2 }, { level: 2 }]);
});

test('invalid YAML is not changed', () => {
  expect(() => setAt('- id: "moth\n', [0, 'level'], 2)).toThrow('not YAML');
});
