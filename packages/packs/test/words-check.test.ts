import { describe, expect, test } from 'vitest';
import { SOUND, compile, problemsWith, told } from './support.ts';

const packIn = (language: string) => `id: small\nversion: 1.0.0\nlanguages: [en, ${language}]\n`;
const en = SOUND['words/en/names.ftl'] ?? '';
const change = (from: string, to: string) => problemsWith({ 'words/en/names.ftl': en.replace(from, to) });

describe('names', () => {
  test('one is missing', () => {
    const { pack, problems } = compile({ 'words/en/names.ftl': en.replace('itch = Itch\n', '') });
    expect(problems.map(told)).toEqual([
      'doors/others.yaml:12:7  itch has no name in words/en (expected a message `itch = …`)',
    ]);
    expect(pack).not.toBeNull();
  });

  test('one has flavor text and no name', () => {
    expect(change('rat = Rat\n', 'rat =\n')).toEqual([
      'doors/monsters.yaml:2:7  rat has no name in words/en (expected a message `rat = …`)',
    ]);
  });

  test('one is for no card', () => {
    expect(change('sword = Sword\n', 'sword = Sword\nswrod = Sword\n')).toEqual([
      'words/en/names.ftl:11:1  swrod names no card of this pack; did you mean sword? (expected one of rat, elf, fool, hat-eater, itch, sword, potion, prize)',
    ]);
  });

  test('one is for no power', () => {
    expect(change('power-juggle', 'power-joke')).toEqual([
      'doors/others.yaml:5:7  power-juggle has no name in words/en (expected a message `power-juggle = …`)',
      'words/en/names.ftl:13:1  power-joke names no power of this pack (expected power-juggle)',
    ]);
  });

  test('one is defined twice, also across files', () => {
    expect(problemsWith({ 'words/en/more.ftl': 'rat = Mouse\n' })).toEqual([
      'words/en/names.ftl:2:1  rat is named twice (expected one message, and words/en/more.ftl:1 has it)',
    ]);
  });

  test('an unknown attribute', () => {
    expect(change('.flavour', '.flavor')).toEqual([
      'words/en/names.ftl:3:5  rat has an unknown attribute .flavor; did you mean flavour? (expected one of plural, flavour, noun, indef)',
    ]);
  });

  test("words in a language the pack doesn't list", () => {
    expect(problemsWith({ 'words/de/names.ftl': 'rat = Ratte\n' })).toEqual([
      'words/de/names.ftl:1:1  these words are in de, which pack.yaml does not list (expected en)',
    ]);
  });
});

describe('names for a sheet', () => {
  test('are kept apart from the others, by sheet', () => {
    const { pack, problems } = compile({ 'words/en/sheets/early.ftl': 'rat = Mouse\n' });
    expect(problems).toEqual([]);
    expect(pack?.words['en']).toEqual({ ftl: en, sheets: { early: 'rat = Mouse\n' } });
  });

  test('for an unknown sheet', () => {
    expect(problemsWith({ 'words/en/sheets/erly.ftl': 'rat = Mouse\n' })).toEqual([
      'words/en/sheets/erly.ftl:1:1  there is no sheet erly; did you mean early? (expected one of classic, early, space, west, winter)',
    ]);
  });

  test("for a sheet the pack doesn't support", () => {
    const manifest = 'id: small\nversion: 1.0.0\nlanguages: [en]\nsheets: [west]\n';
    const found = problemsWith({ 'pack.yaml': manifest, 'words/en/sheets/early.ftl': 'rat = Mouse\n' });
    expect(found).toEqual([
      'words/en/sheets/early.ftl:1:1  these are names by the sheet early, which pack.yaml does not list (expected west)',
    ]);
  });

  test('for no card, twice, without a name, with an unknown form', () => {
    const names = 'rta = Mouse\nelf = Fay\n    .plural = Fays\nelf = Fay\nsword =\n    .flavor = Sharp.\n';
    expect(problemsWith({ 'words/en/sheets/early.ftl': names })).toEqual([
      'words/en/sheets/early.ftl:1:1  rta names no card of this pack; did you mean rat? (expected one of rat, elf, fool, hat-eater, itch, sword, potion, prize)',
      'words/en/sheets/early.ftl:4:1  elf is named twice (expected one message, and words/en/sheets/early.ftl:2 has it)',
      'words/en/sheets/early.ftl:5:1  sword has no name here (expected a message `sword = …`)',
      'words/en/sheets/early.ftl:6:5  sword has an unknown attribute .flavor; did you mean flavour? (expected one of plural, flavour, noun, indef)',
    ]);
  });

  test('have all forms their language requires', () => {
    expect(problemsWith({ 'words/en/sheets/early.ftl': 'elf = Fay\n' })).toEqual([
      'words/en/sheets/early.ftl:1:1  elf lacks .plural (expected all of .plural)',
    ]);
  });
});

describe('Fluent', () => {
  test.each([
    ['an unclosed placeable', 'rat = Rat {', /^words\/en\/names\.ftl:3:\d+ {2}not Fluent: /u],
    ['a message without anything', 'rat', /^words\/en\/names\.ftl:2:4 {2}not Fluent: expected "="$/u],
    [
      'a bad escape',
      'rat = { "\\q" }',
      /^words\/en\/names\.ftl:2:\d+ {2}not Fluent: unknown escape sequence/u,
    ],
    [
      'a variable',
      'rat = Rat { $size }',
      /^words\/en\/names\.ftl:2:13 {2}rat uses \$size \(expected no variables/u,
    ],
    [
      'an unknown term',
      'rat = { -animal }',
      /^words\/en\/names\.ftl:2:9 {2}rat uses -animal, which words\/en does not have/u,
    ],
    [
      'an unknown message',
      'rat = { elff }',
      /^words\/en\/names\.ftl:2:9 {2}rat uses elff, which words\/en does not have; did you mean elf\?/u,
    ],
    [
      'an unknown attribute',
      'rat = { elf.gen }',
      /^words\/en\/names\.ftl:2:9 {2}rat uses elf\.gen, which does not exist$/u,
    ],
    [
      'an unknown function',
      'rat = { FROM(elf) }',
      /^words\/en\/names\.ftl:2:9 {2}rat calls an unknown function FROM; did you mean FORM\?/u,
    ],
    [
      'brackets without end',
      `rat = ${'{'.repeat(5000)}`,
      /^words\/en\/names\.ftl:2:\d+ {2}the words are nested too deeply/u,
    ],
  ])('%s', (_, message, expected) => {
    const found = change('rat = Rat', message).find((line) => line.startsWith('words/'));
    expect(found).toMatch(expected);
  });

  test('an existing term', () => {
    expect(change('rat = Rat', '-animal = Beast\nrat = { -animal }')).toEqual([]);
  });
});

describe('languages with cases and genders', () => {
  const ids = ['rat', 'elf', 'fool', 'hat-eater', 'itch', 'sword', 'potion', 'prize'];
  const words = (forms: string) => `${ids.map((id) => `${id} = X\n${forms}`).join('')}power-juggle = X\n`;

  test('Russian requires a gender and five cases', () => {
    const forms = ['gen', 'dat', 'acc', 'ins', 'pre'].map((form) => `    .${form} = X\n`).join('');
    const plurals = ['plural', ...['gen', 'dat', 'acc', 'ins', 'pre'].map((form) => `${form}-plural`)];
    const full = words(
      `    .gender = feminine\n${forms}${plurals.map((form) => `    .${form} = X\n`).join('')}`,
    );
    expect(problemsWith({ 'pack.yaml': packIn('ru'), 'words/ru/a.ftl': full })).toEqual([]);
    const cut = full.replace('    .dat = X\n    .acc = X\n', '');
    expect(problemsWith({ 'pack.yaml': packIn('ru'), 'words/ru/a.ftl': cut })).toEqual([
      'words/ru/a.ftl:1:1  rat lacks .dat, .acc (expected all of .gender, .gen, .dat, .acc, .ins, .pre)',
    ]);
    const odd = full.replace('feminine', 'fem');
    expect(problemsWith({ 'pack.yaml': packIn('ru'), 'words/ru/a.ftl': odd })).toEqual([
      'words/ru/a.ftl:2:5  the gender of rat is "fem" (expected one of masculine, feminine, neuter, plural)',
    ]);
  });

  test('German requires a gender and three cases, and more for races and classes', () => {
    const found = problemsWith({
      'pack.yaml': packIn('de'),
      'words/de/a.ftl': words('    .gender = neuter\n'),
    });
    expect(found).toHaveLength(8);
    expect(found.slice(0, 2)).toEqual([
      'words/de/a.ftl:1:1  rat lacks .gen, .dat, .acc (expected all of .gender, .gen, .dat, .acc)',
      'words/de/a.ftl:3:1  elf lacks .gen, .dat, .acc, .plural, .dat-plural (expected all of .gender, .gen, .dat, .acc, .plural, .dat-plural)',
    ]);
  });

  test('a name that is not a noun is quoted, and needs no forms', () => {
    expect(problemsWith({ 'pack.yaml': packIn('ru'), 'words/ru/a.ftl': words('    .noun = no\n') })).toEqual(
      [],
    );
    const found = problemsWith({ 'pack.yaml': packIn('de'), 'words/de/a.ftl': words('    .noun = yes\n') });
    expect(found).toContain('words/de/a.ftl:2:5  the noun of rat is "yes" (expected no)');
  });

  test('a language without any words is one thing to do', () => {
    expect(problemsWith({ 'pack.yaml': packIn('de') })).toEqual([
      'pack.yaml:1:1  no card has a name in words/de yet (expected a file words/de/*.ftl with a message for each card)',
    ]);
  });
});
