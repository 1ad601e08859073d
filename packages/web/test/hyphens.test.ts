/** Hyphenation of long words on cards. */
import { loadSet } from '@kickdoor/packs/node';
import { describe, expect, test } from 'vitest';
import { placesIn } from '../hyphens-plugin.ts';
import { onlySet } from '../src/table/only-set.ts';
import { hyphenator } from '../src/words/hyphens.ts';

const shown = (text: string): string => text.replaceAll('\u00AD', '|');

describe('hyphenation points', () => {
  test('follow the language, and occur only in long words', () => {
    expect(placesIn('name = Ein Monsterverstärker für Monster', 'de')).toEqual(['mons-ter-ver-stär-ker']);
    expect(placesIn('name = Overthinking Wandering Cap', 'en')).toEqual(['over-think-ing']);
    expect(placesIn('name = Вдохновляющий плакат', 'ru')).toEqual(['вдох-нов-ляю-щий']);
  });

  test("leave no short fragment, and correct the patterns' mistakes", () => {
    expect(placesIn('Abendessen Schlangenöl Plateaustiefel', 'de')).toEqual([
      'abend-essen',
      'schlan-genöl',
      'plateau-stiefel',
    ]);
  });
});

test('words are hyphenated regardless of case, and unknown ones not at all', () => {
  const hyphenate = hyphenator(['mons-ter-ver-stär-ker wonne-proppen', 'вдох-нов-ляю-щий']);
  expect(shown(hyphenate('MONSTERverstärker, Wonneproppen! Вдохновляющий'))).toBe(
    'MONS|TER|ver|stär|ker, Wonne|proppen! Вдох|нов|ляю|щий',
  );
  expect(hyphenate('Wonneproppens')).toBe('Wonneproppens');
});

test('a card back shows its set if the table has only one; in a mix it shows none', () => {
  const { id } = loadSet('west');
  expect(onlySet({ sets: [id] })).toBe('west');
  expect(onlySet({ sets: [id, 'space'] })).toBeUndefined();
});
