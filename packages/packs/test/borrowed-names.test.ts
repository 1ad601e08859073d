/** A set without words in the current language: its names are borrowed, and marked as such. */
import { expect, test } from 'vitest';
import { cardWords, createWords, wordsOfPack, type Words } from '@kickdoor/words';
import { cardTexts, loadSet } from '../src/node.ts';
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
  expect(words('en', { fr: TEXTS.fr }).say({ id: 'takes', args: { card } })).toBe('Épée');
  expect(words('de').say({ id: 'elves', args: { kind: { id: 'small/elf' } } })).toBe('„Elves“');
  expect(words('ru').say({ id: 'list', args: { cards: [card, card] } })).toBe('«Sword» и\u00A0«Sword»');
});

test('a card says what language its name is in', () => {
  const set = loadSet('west');
  const [def] = set.cards;
  if (def === undefined) throw new Error('the set has no cards');
  const sources = [...coreWords('de'), ...wordsOfPack('west', { en: set.words['en'] ?? { ftl: '' } }, 'de')];
  const said = cardWords(createWords('de', sources), def);
  expect(said.borrowed).toBe('en');
  expect(said.kindLine).not.toContain('{');
  expect(cardTexts('west', 'de').join('\n')).not.toContain('[en]');
});
