/** A set without words in the current language: its names are borrowed and marked. */
import { expect, test } from 'vitest';
import { cardWords, createWords, NO_LANGUAGE, wordsOfPack, type Language, type Words } from '@kickdoor/words';
import { cardTexts, loadSet, wordsFor } from '../src/node.ts';
import { compilePack } from '../src/index.ts';
import { files } from './support.ts';
import { coreWords } from '@kickdoor/words/node';

const TEXTS = {
  fr: { ftl: 'sword = Épée\n' },
  en: { ftl: 'sword = Sword\n    .flavour = Sharp.\nelf = Elf\n    .plural = Elves\n' },
};

function words(language: string, texts: Parameters<typeof wordsOfPack>[1] = TEXTS): Words {
  const own = [
    'takes = ',
    { en: '{ A($card) }', ru: '{ FORM($card, case: "gen") }', de: '{ DEIN($card, case: "acc") }' }[language],
    '\nelves = { FORM($kind, number: "plural") }\nlist = { $cards }\n',
  ].join('');
  return createWords(language, [own, ...wordsOfPack('small', texts, language)]);
}

const card = { id: 'small/sword' };

test('names are in English, or else in the first available language', () => {
  expect(words('ru').say('small/sword')).toBe('Sword');
  expect(words('ru', { fr: TEXTS.fr }).say('small/sword')).toBe('Épée');
  expect(words('ru', {}).has('small/sword')).toBe(false);
  expect([words('ru').languageOf('small/sword'), words('en').languageOf('small/sword')]).toEqual([
    'en',
    'en',
  ]);
  expect(words('ru').languageOf('takes')).toBe('ru');
});

test('sentences quote them, without articles or endings of their own', () => {
  expect(words('ru').say({ id: 'takes', args: { card } })).toBe('«Sword»');
  expect(words('de').say({ id: 'takes', args: { card } })).toBe('„Sword“');
  expect(words('en').say({ id: 'takes', args: { card } })).toBe('a Sword');
  expect(words('en', { fr: TEXTS.fr }).say({ id: 'takes', args: { card } })).toBe('“Épée”');
  expect(words('de').say({ id: 'elves', args: { kind: { id: 'small/elf' } } })).toBe('„Elves“');
  expect(words('ru').say({ id: 'list', args: { cards: [card, card] } })).toBe('«Sword» и\u00A0«Sword»');
});

const GAPPY = {
  en: { ftl: 'sword = Sword\nelf = Elf\npower-hum = Hum\n', sheets: { early: 'hat = Cap\n' } },
  ru: {
    ftl: 'sword = Меч\n    .gen = меча\nhat = Шляпа\n    .gender = feminine\n    .gen = шляпы\n    .flavour = Большая.\n',
  },
  de: { ftl: 'elf =\n    .flavour = Spitze Ohren.\n' },
};

test('a name missing in one language is borrowed from the others, one by one', () => {
  const [en, ru, de] = [words('en', GAPPY), words('ru', GAPPY), words('de', GAPPY)];
  expect(['small/sword', 'small/hat', 'small/elf'].map((id) => en.say(id))).toEqual([
    'Sword',
    'Шляпа',
    'Elf',
  ]);
  expect(['small/sword', 'small/hat', 'small/elf'].map((id) => ru.say(id))).toEqual(['Меч', 'Шляпа', 'Elf']);
  expect(['small/sword', 'small/hat', 'small/elf'].map((id) => de.say(id))).toEqual([
    'Sword',
    'Шляпа',
    'Elf',
  ]);
  expect(['small/sword', 'small/hat', 'power-hum'].map((id) => de.languageOf(id))).toEqual([
    'en',
    'ru',
    'en',
  ]);
  expect(ru.languageOf('small/sword')).toBe('ru');
});

test('a power or mark has no card that shows its name’s language, so the name always includes it', () => {
  const [ru, de, en] = [words('ru', GAPPY), words('de', GAPPY), words('en', GAPPY)];
  expect(ru.say('*/power-hum')).toBe('Hum\u00A0[en]');
  expect(de.say({ id: 'list', args: { cards: [{ id: '*/power-hum' }, { id: 'small/elf' }] } })).toBe(
    '„Hum\u00A0[en]“ und „Elf“',
  );
  expect(en.say('small/power-hum')).toBe('Hum');
  expect(en.say('small/power-roar')).toBe('Roar\u00A0[?]');
});

test('flavor text comes from the same language as the name', () => {
  expect(words('en', GAPPY).attribute('small/sword', 'flavour')).toBeNull();
  expect(words('en', GAPPY).attribute('small/hat', 'flavour')).toBe('Большая.');
  expect(words('de', GAPPY).attribute('small/elf', 'flavour')).toBeNull();
});

test('names printed by a sheet are borrowed only if the set has none of its own', () => {
  const said = ['ru', 'en'].map((language) =>
    createWords(language, wordsOfPack('small', GAPPY, language), {
      table: { sheet: 'early', sets: ['small'] },
    }).say('small/hat'),
  );
  expect(said).toEqual(['Шляпа', 'Cap']);
});

test('borrowed names keep their form, whatever cases their own language has', () => {
  const hat = { id: 'small/hat' };
  expect(words('ru', GAPPY).say({ id: 'takes', args: { card: hat } })).toBe('шляпы');
  const gen = 'whose = { FORM($card, case: "gen") }\n';
  const german = createWords('de', [gen, ...wordsOfPack('small', GAPPY, 'de')]);
  expect(german.say({ id: 'whose', args: { card: hat } })).toBe('„Шляпа“');
  expect(words('de', GAPPY).say({ id: 'takes', args: { card: hat } })).toBe('„Шляпа“');
  expect(words('en', GAPPY).say({ id: 'takes', args: { card: hat } })).toBe('“Шляпа”');
});

test('a card without a name in any language is quoted and called by its id', () => {
  const missing: string[] = [];
  const sources = ['whose = { FORM($card, case: "gen") }\n', ...wordsOfPack('small', GAPPY, 'ru')];
  const said = createWords('ru', sources, { onProblem: (problem) => missing.push(problem) });
  expect(said.say('small/rum-keg')).toBe('Rum keg');
  expect(said.say('*/power-play-loud')).toBe('Play loud\u00A0[?]');
  expect(said.say('small/pack')).toBe('Small');
  expect(said.say({ id: 'whose', args: { card: { id: 'small/rum-keg' } } })).toBe('«Rum keg»');
  expect(said.languageOf('small/rum-keg')).toBe(NO_LANGUAGE);
  expect(missing).toHaveLength(4);
  expect(said.say('no-such-sentence')).toBe('{no-such-sentence}');
});

const CONDITIONS = `- id: harpy
  kind: race
- id: sentences
  kind: class
- id: gull
  kind: monster
  level: 1
  treasures: 1
  badStuff: [die]
  effects:
    - against: { who: { race: elf }, strength: 1 }
    - against: { who: { race: harpy }, strength: 2 }
    - against: { who: { class: sentences }, strength: 3 }
    - against: { who: { class: trap-diver }, strength: 4 }
    - against: { who: { race: human }, strength: 5 }
`;

test('a race or class in a condition is called by its name in any language, or else by its id', () => {
  const texts = { 'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [en]\ncompanions: [sea]\n' };
  const { pack } = compilePack(files({ ...texts, 'doors/test.yaml': CONDITIONS }), { companion: 'any' });
  const gull = pack?.cards.find(({ id }) => id === 'gull');
  if (pack === null || gull === undefined) throw new Error('the pack is a valid one');
  const read = (language: Language): string | undefined =>
    cardWords(wordsFor(language, [pack], { plain: true }), gull).text[0];
  // The companion isn't at the table, and the class has the id of one of the engine's messages.
  expect(read('en')).toBe(
    '+1 against Elves. +2 against “Harpy”. +3 against “Sentences”. +4 against “Trap diver”. +5 against Humans.',
  );
  expect(read('de')).toBe(
    '+1 gegen „Elves“. +2 gegen „Harpy“. +3 gegen „Sentences“. +4 gegen „Trap diver“. +5 gegen Menschen.',
  );
});

test('a mark without a name in the language is quoted once, even where sentences quote it, too', () => {
  const texts = {
    'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [en]\nmarks: [pirate]\n',
    'doors/test.yaml':
      '- id: keelhauled\n  kind: curse\n  strike: [{ lose-sidekick: { which: { mark: pirate } } }]\n',
    'words/en/marks.ftl': 'mark-pirate = Pirate\n    .plural = Pirates\n',
  };
  const { pack } = compilePack(files(texts));
  const keelhauled = pack?.cards.find(({ id }) => id === 'keelhauled');
  if (pack === null || keelhauled === undefined) throw new Error('the pack is a valid one');
  const read = (language: Language): readonly string[] =>
    cardWords(wordsFor(language, [pack], { plain: true }), keelhauled).text;
  expect(read('de')).toEqual(['Verliere einen deiner Handlanger „Pirate [en]“ mit allem, was er trägt.']);
  expect(read('ru')).toEqual(['Потеряй одного из своих напарников «Pirate [en]» со всем, что он несёт.']);
});

test('a listed language without any words doesn’t count as one that the pack has', () => {
  const texts = files({ 'pack.yaml': 'id: small\nversion: 1.0.0\nlanguages: [de, en]\n' });
  expect(Object.keys(compilePack(texts).pack?.words ?? {})).toEqual(['en']);
});

test('a card says which language its name is in', () => {
  const set = loadSet('west');
  const [def] = set.cards;
  if (def === undefined) throw new Error('the set has no cards');
  const sources = [...coreWords('de'), ...wordsOfPack('west', { en: set.words['en'] ?? { ftl: '' } }, 'de')];
  const said = cardWords(createWords('de', sources), def);
  expect(said.borrowed).toBe('en');
  expect(said.kindLine).not.toContain('{');
  expect(cardTexts('west', 'de').join('\n')).not.toContain('[en]');
});
