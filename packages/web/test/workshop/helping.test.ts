/** The editor's completions and help, at the place marked with a bar. */
import { expect, test } from 'vitest';
import { meaningAt, offersAt } from '../../src/workshop/code/helping.ts';

const FILES = new Map([
  ['pack.yaml', 'id: laundry\nversion: 1.0.0\nlanguages: [en]\ncompanions: [classic]\nmarks: [wet]\n'],
  ['doors/races.yaml', '- { id: lint-elf, kind: race }\n'],
]);

function offered(path: string, marked: string): readonly string[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return offersAt(FILES, path, text, offset)?.offers.map(({ label }) => label) ?? [];
}

const MONSTER = '- id: sock\n  kind: monster\n  level: 1\n';

test('a card is offered exactly the fields of its kind', () => {
  const fields = offered('doors/all.yaml', `${MONSTER}  |`);
  expect(fields).toContain('badStuff');
  expect(fields).not.toContain('slot');
  expect(offered('treasures/all.yaml', '- id: peg\n  kind: item\n  |')).toContain('slot');
  expect(offered('doors/all.yaml', '- id: sock\n  kind: |')).toContain('super-munchkin');
});

test('a list is offered its effects, and an effect its fields, in block and flow style', () => {
  expect(offered('doors/all.yaml', `${MONSTER}  badStuff:\n    - |`)).toContain('lose-item');
  expect(offered('doors/all.yaml', `${MONSTER}  badStuff:\n    - lose-item:\n        |`)).toContain('which');
  expect(offered('doors/all.yaml', `${MONSTER}  badStuff: [{ lose-item: { |`)).toContain('which');
  expect(offered('doors/all.yaml', `${MONSTER}  badStuff: [{ lose-item: { which: |`)).toContain('headgear');
});

test('races, classes and marks are those of the pack and its companions', () => {
  const races = offered('doors/all.yaml', `${MONSTER}  effects:\n    - against: { who: { race: |`);
  expect(races).toEqual(expect.arrayContaining(['human', 'lint-elf', 'elf']));
  expect(offered('doors/all.yaml', `${MONSTER}  tags: [|`)).toEqual(
    expect.arrayContaining(['undead', 'wet']),
  );
});

test('the other files have their own fields; comments have none', () => {
  expect(offered('pack.yaml', 'id: x\n|')).toContain('companions');
  expect(offered('pictures.yaml', 'sock:\n  ground: |')).toContain('kitchen');
  expect(offered('doors/all.yaml', `${MONSTER}  # |`)).toEqual([]);
});

test('a field under the pointer is explained', () => {
  const text = `${MONSTER}  treasures: 2\n`;
  expect(meaningAt('doors/all.yaml', text, text.indexOf('treasures') + 3)?.about).toContain('treasures');
  expect(meaningAt('doors/all.yaml', text, text.indexOf('sock') + 1)).toBeNull();
});
