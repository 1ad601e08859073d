/** The packs in examples/packs follow the guide: they compile, read well, and can be played to the end. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepPack, loadPack, wordsFor } from '@kickdoor/packs/node';
import { effectsOf, type CardDef } from '@kickdoor/rules';
import { cardWords, LANGUAGES } from '@kickdoor/words';
import { borrowedWords, leftovers } from '@kickdoor/words/leftovers';
import { describe, expect, test } from 'vitest';
import { playShare } from '../src/simulate/share.ts';

const FOLDER = join(import.meta.dirname, '../../../examples/packs');
const EXAMPLES = readdirSync(FOLDER);

/** Recent additions to what cards can do; the theater shows all of them. */
const NEWER = [
  'trait dice',
  'play cancel-card',
  'power once-a-turn',
  'deed swap-hands',
  'deed look-at-hand',
  'deed turn',
  'deed search-discards',
  'deed each',
  'trait bonus-each',
  'trait bonus-if',
  'trait levels-if',
  'trait treasures-if',
  'trait safe',
  'trait survives-death',
  'trait no-meddling',
  'trait lasts',
  'trait wears',
  'trait apart',
  'play conscript',
  'play seal-combat',
  'play remove-foe',
];

function packAt(name: string) {
  const { pack, problems } = loadPack(join(FOLDER, name));
  expect(problems).toEqual([]);
  if (pack === null) throw new Error(`${name} is no pack`);
  return pack;
}

describe.each(EXAMPLES)('%s', (name) => {
  const pack = packAt(name);

  test('has twenty cards or more, which read in every language', () => {
    expect(pack.cards.length).toBeGreaterThanOrEqual(20);
    for (const language of LANGUAGES) {
      const problems: string[] = [];
      const words = wordsFor(language, [pack], { onProblem: (problem) => problems.push(problem) });
      const texts = pack.cards.flatMap((card) => cardWords(words, card).text);
      expect(texts.flatMap((text) => leftovers(language, text, borrowedWords(language, [pack])))).toEqual([]);
      expect(problems).toEqual([]);
    }
  });

  test.each(['sensible', 'random'] as const)('is played to the end by %s bots', (bots) => {
    const setup = { sheet: 'classic', sets: ['classic', name], packs: [keepPack(pack)], seats: 4 } as const;
    const results = [...playShare({ ...setup, seed: 'examples', bots, record: false, games: [0, 1] })];
    expect(results).toMatchObject([{ outcome: { finished: true } }, { outcome: { finished: true } }]);
  });
});

test('sensible bots play every playable card of the theater', () => {
  const theater = packAt('theater');
  const setup = {
    sheet: 'classic',
    sets: ['classic', 'theater'],
    packs: [keepPack(theater)],
    seats: 4,
  } as const;
  const games = Array.from({ length: 20 }, (_, game) => game);
  const tallies = [...playShare({ ...setup, seed: 'theater', bots: 'sensible', record: false, games })].map(
    (result) => ('tally' in result ? result.tally : {}),
  );
  const played = (id: string): number => tallies.reduce((sum, tally) => sum + (tally[id]?.played ?? 0), 0);
  const ids = theater.cards.filter(({ deck }) => deck === 'treasures').map(({ id }) => id);
  expect(ids.filter((id) => played(id) === 0)).toEqual([]);
});

/** Further features that the theater shows, each as a test of a card's definition. */
const SAID: Readonly<Record<string, (card: CardDef) => boolean>> = {
  'a place': ({ kind }) => kind === 'place',
  'an own mark on a monster': ({ kind, tags }) => kind === 'monster' && tags.includes('critic'),
  'a mark on a curse': ({ kind, marks }) => kind === 'curse' && marks.length > 0,
  'an item enhancer with a mark': ({ kind, makes }) => kind === 'item-enhancer' && makes !== null,
  'a condition with any': ({ for: who }) => who?.any !== undefined,
  'a condition with all': ({ notFor }) => notFor?.all !== undefined,
  'a bonus for items': ({ traits }) => traits.bonusEach.some(({ of }) => of === 'item'),
  'a bonus for monsters with a mark': ({ traits }) =>
    traits.bonusEach.some(({ of }) => typeof of === 'object' && of.of === 'monsters'),
  'a special for the highest': ({ kind, on }) => kind === 'special' && on === 'highest',
  'a special for the lowest': ({ kind, on }) => kind === 'special' && on === 'lowest',
  'a curse for the highest': ({ kind, on }) => kind === 'curse' && on === 'highest',
  'a one-shot for the highest': ({ plays }) =>
    plays.some((one) => one.play === 'afflict' && one.with.on === 'highest'),
  'a one-shot against a mark': ({ plays }) =>
    plays.some(
      (one) => one.play === 'strength' && typeof one.with === 'object' && one.with.versus !== undefined,
    ),
};

test.each(Object.entries(SAID))('the theater shows %s', (_name, says) => {
  expect(packAt('theater').cards.some(says)).toBe(true);
});

test('the theater shows all recent additions to what cards can do', () => {
  const shown = new Set(packAt('theater').cards.flatMap(effectsOf));
  expect(NEWER.filter((effect) => !shown.has(effect))).toEqual([]);
});
