/** One mistake gives one line: its consequences are not reported. */
import { LANGUAGES } from '@kickdoor/words';
import { expect, test } from 'vitest';
import { checkFiles } from '../src/index.ts';
import { SOUND, told } from './support.ts';

type Content = string | Uint8Array;

/** The problems of the small pack with some of its files replaced, or removed (`null`). */
function problems(changes: Readonly<Record<string, Content | null>>): string[] {
  const files = new Map<string, Content>(Object.entries(SOUND));
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) files.delete(path);
    else files.set(path, content);
  }
  return checkFiles(files).problems.map(told);
}

/** The same without unfinished parts, such as names missing for new cards. */
function mistakes(changes: Readonly<Record<string, string>>): string[] {
  const found = checkFiles(new Map(Object.entries({ ...SOUND, ...changes }))).problems;
  return found.filter(({ weight }) => weight !== 'gap').map(told);
}

const text = (path: string) => SOUND[path] ?? '';
const names = text('words/en/names.ftl');
const tabbed = (path: string) => text(path).replaceAll('\n  ', '\n\t');
const utf16 = (path: string) => Uint8Array.from(Buffer.from(`\u{FEFF}${text(path)}`, 'utf16le'));
const spoiled = (path: string) => Uint8Array.from([...Buffer.from(text(path)), 0x0a, 0x61, 0xe4]);

/** The last line of a file. */
const last = (path: string) => text(path).split('\n').length;

test.each([
  ['pack.yaml', ''],
  ['pack.yaml', '# Nothing yet.\n'],
])('an empty %s', (path, content) => {
  expect(problems({ [path]: content })).toEqual([
    'pack.yaml:1:1  the file is empty (expected a file with id, version and languages)',
  ]);
});

test.each(['doors/monsters.yaml', 'doors/others.yaml', 'treasures/all.yaml', 'pictures.yaml', 'pack.yaml'])(
  'a file in another encoding: %s',
  (path) => {
    const said = '1:1  the file is not text in UTF-8 (expected the file saved as UTF-8)';
    expect(problems({ [path]: utf16(path) })).toEqual([`${path}:${said}`]);
    expect(problems({ [path]: spoiled(path) })).toEqual([`${path}:${last(path) + 1}:2${said.slice(3)}`]);
  },
);

test('words in another encoding', () => {
  const path = 'words/en/names.ftl';
  expect(problems({ [path]: utf16(path) })).toEqual([
    `${path}:1:1  the file is not text in UTF-8 (expected the file saved as UTF-8)`,
  ]);
});

test.each([
  ['doors/monsters.yaml', 3],
  ['doors/others.yaml', 2],
  ['treasures/all.yaml', 2],
])('tabs in %s', (path, line) => {
  expect(problems({ [path]: tabbed(path) })).toEqual([
    `${path}:${line}:1  a line is indented with a tab (expected spaces)`,
  ]);
});

test('tabs in words', () => {
  const path = 'words/en/names.ftl';
  expect(problems({ [path]: names.replaceAll('    .', '\t.') })).toEqual([
    `${path}:3:1  a line is indented with a tab (expected spaces)`,
  ]);
});

test('tabs within a line are fine', () => {
  expect(
    problems({ 'doors/monsters.yaml': text('doors/monsters.yaml').replace('level: 2', 'level:\t2') }),
  ).toEqual([]);
});

test('a YAML error, however many others follow from it', () => {
  const broken = text('doors/others.yaml').replace('effects: [{ flee: 1 }', 'effects: [{ flee: 1 ');
  const found = problems({ 'doors/others.yaml': broken });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^doors\/others\.yaml:\d+:\d+ {2}not YAML: /u);
});

test('duplicate keys are each reported: none follows from another', () => {
  const twice = text('treasures/all.yaml').replaceAll('  gold: ', '  gold: 0\n  gold: ');
  expect(problems({ 'treasures/all.yaml': twice })).toEqual([
    'treasures/all.yaml:6:3  not YAML: map keys must be unique',
    'treasures/all.yaml:11:3  not YAML: map keys must be unique',
  ]);
});

test('a race with a misspelled kind is still a card that conditions may name', () => {
  const found = problems({
    'doors/others.yaml': text('doors/others.yaml').replace('kind: race', 'kind: rase'),
  });
  expect(found).toEqual([
    expect.stringContaining('doors/others.yaml:2:9  there is no kind "rase"; did you mean race?'),
  ]);
});

test('a pack.yaml with a mistake', () => {
  const broken = text('pack.yaml').replace('version: 1.0.0', 'version: one');
  const companions = `${broken}companions: [big]\n`;
  const more = '- { id: owl, kind: event, strike: [{ if: { who: { race: orc }, do: [die] } }] }\n';
  const found = problems({ 'pack.yaml': companions, 'doors/owl.yaml': more });
  expect(found.filter((line) => !line.includes('owl has no'))).toEqual([
    expect.stringContaining('pack.yaml:2:10  version is "one"'),
  ]);
});

test('a language or pictures that nobody has started on', () => {
  const pack = text('pack.yaml').replace('[en]', `[${LANGUAGES.join(', ')}]`);
  const others = LANGUAGES.filter((one) => one !== 'en').toSorted();
  const { pack: read, problems: found } = checkFiles(
    new Map(Object.entries({ ...SOUND, 'pack.yaml': pack, 'pictures.yaml': '' })),
  );
  expect(read).not.toBeNull();
  expect(found.map(({ weight }) => weight)).toEqual(found.map(() => 'gap'));
  expect(found.map(told).toSorted()).toEqual([
    ...others.map(
      (one) =>
        `pack.yaml:1:1  no card has a name in words/${one} yet (expected a file words/${one}/*.ftl with a message for each card)`,
    ),
    'pictures.yaml:1:1  no card has a picture yet (expected a map from the ids of cards to their pictures)',
  ]);
});

test('words in a language that the pack doesn’t list, in several files', () => {
  expect(problems({ 'words/de/a.ftl': 'rat = Ratte\n', 'words/de/b.ftl': 'elf = Elf\n' })).toEqual([
    'words/de/a.ftl:1:1  these words are in de, which pack.yaml does not list (expected en)',
  ]);
});

test('a mistake is reported even if there is too much else to report', () => {
  const many = Array.from({ length: 600 }, (_, at) => `a${at} = Nobody\n`).join('');
  const { pack, problems: found } = checkFiles(
    new Map([...Object.entries(SOUND), ['words/en/a.ftl', many], ['words/en/z.ftl', 'rat = Rat\n']]),
  );
  expect(pack).toBeNull();
  expect(found).toHaveLength(500);
  expect(found.map(told)).toContainEqual(expect.stringContaining('words/en/z.ftl:1:1  rat is named twice'));
});

test('a field under another name isn’t reported as missing, too', () => {
  const priced = text('treasures/all.yaml').replace('gold: 400', 'price: 400');
  expect(problems({ 'treasures/all.yaml': priced })).toEqual([
    'treasures/all.yaml:5:3  the item has no field price; did you mean gold? (expected its price, such as `gold: 300`, or `gold: null` if it can’t be sold)',
  ]);
  // With that name, it wouldn't be a price.
  const other = text('treasures/all.yaml').replace('gold: 400', 'feel: cold');
  expect(problems({ 'treasures/all.yaml': other })).toHaveLength(2);
});

test('a card with the id of something else named by the pack', () => {
  const cards = `${text('doors/others.yaml')}- id: power-juggle\n  kind: mate\n- id: pack\n  kind: wandering\n- id: power-cut\n  kind: mate\n`;
  const found = problems({ 'doors/others.yaml': cards }).filter((line) => line.includes('called'));
  // No power is called cut.
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('a card can’t be called power-juggle');
});

test('a card that isn’t in a list: the report says how to write a list', () => {
  expect(problems({ 'doors/test.yaml': 'id: moth\nkind: mate\n' })).toEqual([
    'doors/test.yaml:1:1  found a map with id, kind (expected a list of cards, each beginning with `- id:`)',
  ]);
});

test('fields that belong in a map next to them', () => {
  const flat = text('doors/monsters.yaml').replace('who: { race: elf }, strength', 'race: elf, strength');
  expect(problems({ 'doors/monsters.yaml': flat })).toEqual([
    'doors/monsters.yaml:8:18  against has no field race; did you mean who: { race: … }? (expected a map of fields)',
  ]);
  // With another mistake in the same map.
  const more = flat.replace(', strength: 3', '');
  expect(problems({ 'doors/monsters.yaml': more })).toHaveLength(2);
});

test('a card of an unknown kind with an id in capitals still owns its words', () => {
  const capital = text('doors/monsters.yaml').replace('id: rat', 'id: Rat');
  const said =
    'doors/monsters.yaml:2:7  id is "Rat" (expected lowercase letters and digits, with dashes between words)';
  expect(problems({ 'doors/monsters.yaml': capital })).toEqual([said]);
  const found = problems({ 'doors/monsters.yaml': capital.replace('kind: monster', 'kind: monstre') });
  expect(found).toEqual([said, expect.stringContaining('there is no kind "monstre"; did you mean monster?')]);
});

test('an empty card file is unfinished; names of its cards aren’t reported', () => {
  const said = '1:1  the file is empty (expected a list of cards, each beginning with `- id:`)';
  expect(problems({ 'doors/monsters.yaml': '' })).toEqual([`doors/monsters.yaml:${said}`]);
  const { pack } = checkFiles(new Map(Object.entries({ ...SOUND, 'doors/more.yaml': '# Later.\n' })));
  expect(pack).not.toBeNull();
});

test('a folder with the wrong name, however many files it has', () => {
  const moved = Object.fromEntries(
    ['monsters', 'others'].flatMap((name) => [
      [`doors/${name}.yaml`, null],
      [`door/${name}.yaml`, text(`doors/${name}.yaml`)],
    ]),
  );
  expect(problems(moved)).toEqual([
    'door/monsters.yaml:1:1  this file has no place in a pack; did you mean doors? (expected cards in doors/ or treasures/, names in words/LANGUAGE/)',
  ]);
});

test('a card without its dash', () => {
  const joined = '- id: ant\n  kind: mate\n  copies: 2\n  id: bee\n  kind: mate\n  copies: 1\n';
  expect(problems({ 'doors/test.yaml': joined })).toEqual([
    'doors/test.yaml:4:3  not YAML: map keys must be unique (expected a list of cards, each beginning with `- id:`)',
  ]);
});

test('a curse with effects that does not last', () => {
  const curse = '- { id: rat-king, kind: curse, effects: [{ flee: -1 }] }\n';
  expect(mistakes({ 'doors/test.yaml': curse })).toEqual([
    'doors/test.yaml:1:41  rat-king does not last, so its effects never apply (expected lasting: true, or no effects)',
  ]);
});

test('a list of races where a single one is expected', () => {
  const listed = text('doors/monsters.yaml').replace('race: elf', 'race: [elf, gnome]');
  expect(problems({ 'doors/monsters.yaml': listed })).toEqual([
    expect.stringContaining(
      'race is a list of 2 (expected a single one, or `any: [{ race: elf }, { race: gnome }]`)',
    ),
  ]);
});

test('a list of lists without any lists', () => {
  const flat = '- { id: oyster, kind: curse, strike: [{ either: [{ lose-level: 1 }, die, die] }] }\n';
  expect(mistakes({ 'doors/test.yaml': flat })).toEqual([
    'doors/test.yaml:1:50  entry 1 of either is a map with lose-level (expected a list)',
  ]);
});

test('a misspelled name isn’t reported as missing, too', () => {
  const path = 'words/en/names.ftl';
  expect(problems({ [path]: names.replace(/^rat =/mu, 'rta =') })).toEqual([
    expect.stringContaining('rta names no card of this pack; did you mean rat?'),
  ]);
});

test('a form with the wrong name isn’t reported as missing, too', () => {
  const path = 'words/en/names.ftl';
  const renamed = (form: string): string[] => problems({ [path]: names.replace('.plural', `.${form}`) });
  expect(renamed('plurral')).toEqual([
    expect.stringContaining('unknown attribute .plurral; did you mean plural?'),
  ]);
  // If only one is missing, whatever it is called.
  expect(renamed('several')).toEqual([
    expect.stringContaining('unknown attribute .several; did you mean plural?'),
  ]);
});

test('a price with nothing after its colon', () => {
  const blank = text('treasures/all.yaml').replace('gold: 400', 'gold:');
  expect(problems({ 'treasures/all.yaml': blank })).toEqual([
    expect.stringContaining('gold is missing (expected its price, such as `gold: 300`'),
  ]);
  expect(problems({ 'treasures/all.yaml': blank.replace('gold:\n', 'gold: null\n') })).toEqual([]);
});

test('a pack that is its own companion', () => {
  const own = `${text('pack.yaml')}companions: [${/^id: (.*)$/mu.exec(text('pack.yaml'))?.[1] ?? ''}]\n`;
  expect(problems({ 'pack.yaml': own })).toEqual([
    expect.stringMatching(/^pack\.yaml:1:1 {2}\S+ names itself as a companion \(expected /u),
  ]);
  const { pack } = checkFiles(new Map(Object.entries({ ...SOUND, 'pack.yaml': own })));
  expect(pack).not.toBeNull();
});

test('a card with a new id is reported where its name and picture still have the old one', () => {
  const monsters = text('doors/monsters.yaml').replace('id: rat', 'id: wharf-vermin');
  expect(problems({ 'doors/monsters.yaml': monsters })).toEqual([
    'pictures.yaml:1:1  rat is not a card of this pack; did you mean wharf-vermin? (expected one of wharf-vermin, elf, fool, hat-eater, itch, sword, potion, prize)',
    'words/en/names.ftl:2:1  rat names no card of this pack; did you mean wharf-vermin? (expected one of wharf-vermin, elf, fool, hat-eater, itch, sword, potion, prize)',
  ]);
});

test('a misspelled id of a picture leaves no card without one', () => {
  const slip = text('pictures.yaml').replace(/^sword:/mu, 'swrod:');
  expect(problems({ 'pictures.yaml': slip })).toEqual([
    expect.stringContaining('swrod is not a card of this pack; did you mean sword?'),
  ]);
});

test('if two cards have no name, no unknown name is taken for theirs', () => {
  const monsters = text('doors/monsters.yaml').replace('id: rat', 'id: wharf-vermin');
  const words = names.replace('itch = Itch\n', '');
  const found = problems({ 'doors/monsters.yaml': monsters, 'words/en/names.ftl': words });
  expect(found.filter((line) => line.startsWith('words/'))).toEqual([
    expect.not.stringContaining('did you mean'),
  ]);
});
