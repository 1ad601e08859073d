import { expect, test } from 'vitest';
import { cardsOf } from '../../src/workshop/model/cards.ts';
import { dropCard, renameCard, takenIds } from '../../src/workshop/model/deeds.ts';
import { begin, changed, redone, undone } from '../../src/workshop/model/history.ts';
import { sheetNameAt, sheetsNaming } from '../../src/workshop/model/sheet-names.ts';
import { slugOf } from '../../src/workshop/model/slug.ts';
import { namesIn, withId, withName } from '../../src/workshop/model/words.ts';

test('ids are derived from names in any language, and never clash', () => {
  expect(slugOf('Dishwater Elemental!', 'card', new Set())).toBe('dishwater-elemental');
  expect(slugOf('Großtante', 'card', new Set())).toBe('grosstante');
  expect(slugOf('Ёжик в тумане', 'card', new Set())).toBe('ezhik-v-tumane');
  expect(slugOf('3½ Muñecas', 'card', new Set(['munecas']))).toBe('munecas-2');
  expect(slugOf('猫', 'card', new Set())).toBe('card');
});

test('no card gets an id that the words use for something else', () => {
  const taken = takenIds(new Map([['words/en/names.ftl', 'power-cut = Cut\nmark-fish = Fish\n']]));
  expect(['Pack', 'Power Cut', 'Mark: Fish', 'Power Nap'].map((name) => slugOf(name, 'card', taken))).toEqual(
    ['pack-2', 'power-cut-2', 'mark-fish-2', 'power-nap'],
  );
});

test('undo covers all files; continued typing is one step', () => {
  const one = new Map([['a', '1']]);
  const two = new Map([['a', '12']]);
  const three = new Map([['a', '123']]);
  const typed = changed(changed(begin(one), two, 'a'), three, 'a');
  expect(undone(typed).now).toBe(one);
  expect(redone(undone(typed)).now).toBe(three);
  const steps = changed(changed(begin(one), two), three);
  expect(undone(steps).now).toBe(two);
  // A new change discards undone ones.
  expect(redone(changed(undone(steps), one)).now).toBe(one);
  expect(undone(begin(one)).now).toBe(one);
});

const FTL = `# What the cards are called.

pack = Kitchen

# The worst.
moth = Moth
    .flavour = It flutters.
gnome = Gnome
power-x = { moth }
`;

test('names are read; composed ones are left alone', () => {
  const names = namesIn(FTL);
  expect(names.get('moth')).toEqual({ value: 'Moth', attributes: { flavour: 'It flutters.' } });
  expect(names.get('power-x')).toBeNull();
});

test('a name is changed in place, and its comment is kept', () => {
  const text = withName(FTL, 'moth', {
    value: 'Big {Moth}',
    attributes: { plural: 'Big Moths', flavour: ' ' },
  });
  expect(text).toContain(
    '# The worst.\nmoth = Big { "{" }Moth{ "}" }\n    .plural = Big Moths\ngnome = Gnome\n',
  );
  expect(namesIn(text).get('moth')?.value).toBe('Big {Moth}');
});

test('names are added, renamed and removed', () => {
  expect(withName('', 'moth', { value: 'Moth', attributes: {} })).toBe('moth = Moth\n');
  expect(withName(FTL, 'frog', { value: 'Frog', attributes: {} })).toBe(`${FTL}frog = Frog\n`);
  expect(withId(FTL, 'moth', 'butterfly')).toContain('# The worst.\nbutterfly = Moth\n');
  expect(withName(FTL, 'gnome', null)).not.toContain('gnome');
  expect(withName(FTL, 'nobody', null)).toBe(FTL);
});

test('a name for a rule sheet is removed with its card, and the file with its last name', () => {
  const files = new Map([
    ['doors/cards.yaml', '- id: moth\n  kind: mate\n'],
    ['words/en/cards.ftl', 'moth = Moth\n'],
    ['words/en/sheets/early.ftl', 'moth = Old Moth\n'],
  ]);
  const [moth] = cardsOf(files);
  if (moth === undefined) throw new Error('the file has a card');
  expect(sheetsNaming(files, 'en', 'moth')).toEqual(['early']);
  const renamed = renameCard(files, moth, 'bat');
  expect(sheetNameAt(renamed, 'en', 'early', 'bat')).toEqual({ value: 'Old Moth', attributes: {} });
  expect([...dropCard(files, moth).keys()]).toEqual(['doors/cards.yaml', 'words/en/cards.ftl']);
});

const THROWN = `- id: pike
  kind: item
- id: pike-thrower
  kind: class
  effects:
    - throw: { name: throw-pike, slots: [], poles: [pike, pike-2] }
    - throw:
        name: toss
        poles:
          - pike-2
          - pike # the long one
`;

test('a renamed item is still the one that a power throws', () => {
  const files = new Map([['treasures/items.yaml', THROWN]]);
  const [pike] = cardsOf(files);
  if (pike === undefined) throw new Error('there is a card');
  const text = renameCard(files, pike, 'lance').get('treasures/items.yaml');
  expect(text).toBe(
    THROWN.replace('id: pike\n', 'id: lance\n').replace('[pike,', '[lance,').replace('- pike #', '- lance #'),
  );
});
