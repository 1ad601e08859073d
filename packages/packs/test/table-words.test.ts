/** Wording that differs from table to table, and wording that depends on what is filled in. */
import {
  buildCardPool,
  cardText,
  curseNames,
  eventPhrase,
  homeSheet,
  termsPhrase,
  type CardDef,
  type GameEvent,
  type Names,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, tableNames, type Language } from '@kickdoor/words';
import { builtInSets, loadSet, wordsFor } from '../src/node.ts';

/** A card's text at a table with these sets, with the first one's sheet as the base. */
function textOf(id: string, language: Language, ...sets: readonly [string, ...string[]]): string {
  const def = sets.flatMap((set): readonly CardDef[] => loadSet(set).cards).find((card) => card.id === id);
  const table = { sheet: homeSheet(sets[0])?.id ?? 'classic', sets };
  const words = wordsFor(language, sets.map(loadSet), { plain: true, table });
  return def === undefined
    ? ''
    : cardText(def)
        .map((phrase) => words.say(phrase))
        .join(' ');
}

const all = builtInSets();
const players = [
  { name: 'Аня', sex: 'female' },
  { name: 'Боря', sex: 'male' },
] as const;
const pool = buildCardPool(all);
const names: Names = tableNames(pool, players);

function line(event: GameEvent, language: Language): string {
  return wordsFor(language, all, { plain: true }).say(eventPhrase(event, names));
}

describe('curses and traps', () => {
  test('are called by the name on the cards of each set', () => {
    for (const { id, cards: own } of all) {
      const traps = new Set(own.filter(({ kind }) => kind === 'curse').map(({ trap }) => trap));
      expect([...traps], id).toEqual([curseNames([id]) === 'traps']);
    }
  });

  test('are both named if both may be in play', () => {
    expect(curseNames(['classic', 'winter'])).toBe('curses');
    expect(curseNames(['space', 'west'])).toBe('traps');
    expect(curseNames(['classic', 'space'])).toBe('both');
    expect(curseNames(['kitchen'])).toBe('both');
  });

  test('are named on cards as at the table', () => {
    expect(textOf('gadgeteer', 'en', 'space')).toContain('cancel a trap that');
    expect(textOf('gadgeteer', 'en', 'space', 'classic')).toContain('cancel a curse or trap that');
    expect(textOf('wishing-ring', 'de', 'classic')).toContain('Hebe einen Fluch auf, der');
    expect(textOf('wishing-ring', 'ru', 'classic', 'west')).toContain('отмени проклятие или ловушку');
  });
});

test('a card that names others names only those at the table', () => {
  expect(textOf('pit-bull', 'en', 'winter')).toContain('a one-hand item or Skis for Hitting People. If');
  expect(textOf('pit-bull', 'en', 'winter', 'classic')).toContain(
    'a one-hand item, Overlong Pike or Skis for Hitting People. If',
  );
});

test.each(LANGUAGES)('a bonus of zero is written out in %s', (language) => {
  const boosted = { e: 'boosted', seat: 0, side: 'fighters', amount: 0, cause: {} } as const;
  expect(line(boosted, language)).not.toContain('0');
  expect(line({ ...boosted, target: 1 }, language)).not.toContain('0');
});

test('a curse named by a whole sentence has no gender', () => {
  const card = pool.cards.findIndex(({ id }) => id === 'frozen-to-the-railing');
  expect(line({ e: 'cursed', seat: 0, card, cause: {} }, 'ru')).toBe(
    '«Язык до Перил Доведёт» обрушивается на Аню.',
  );
});

test('terms say who picks first', () => {
  const terms = termsPhrase(names, { treasures: 2, first: 0, items: [], plays: 1 });
  const said = (language: Language): string => wordsFor(language, all, { plain: true }).say(terms);
  expect(said('en')).toBe('2 treasures (Аня picks first) and a card played afterwards');
  expect(said('ru')).toBe('2 сокровища (первой выбирает Аня) и карта на помощника после боя');
  expect(said('de')).toBe('2 Schätze (zuerst wählt Аня) und eine hinterher gespielte Karte');
  expect(said('es')).toBe('2 tesoros (elige antes Аня) y una carta jugada al acabar');
});
