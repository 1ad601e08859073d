/** The rulebook: its URLs, its contents, and its search. */
import { LANGUAGES } from '@kickdoor/words';
import { rulesAt, SHEET_IDS, sheets, type RuleTable } from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { builtIn } from 'virtual:sets';
import { bookAt, bookPath } from '../src/rulebook/address.ts';
import { bookOf, countRules, foundIn, goalOf, markedIn, termsOf } from '../src/rulebook/book.ts';
import { ownWords, tableWords } from '../src/words/texts.ts';

const words = new Map(
  await Promise.all(
    LANGUAGES.map(
      async (language) => [language, tableWords(language, await ownWords(language, 'all'))] as const,
    ),
  ),
);
const alone: RuleTable = { sheet: 'classic', sets: ['classic'] };

/** Parses a URL as the page does. */
function read(address: string): RuleTable {
  const { pathname, search } = new URL(address, 'http://localhost');
  return bookAt(pathname, search, [...builtIn, { id: 'galley' }]);
}

describe('a rulebook address', () => {
  it("is short for a game with its sheet's defaults", () => {
    expect(bookPath(alone)).toBe('/rules/classic');
    expect(bookPath({ sheet: 'early', sets: ['classic'] })).toBe('/rules/early');
    expect(bookPath({ sheet: 'space', sets: ['space', 'classic', 'west'] })).toBe(
      '/rules/space/classic+west',
    );
    expect(bookPath(alone, 'flee.roll')).toBe('/rules/classic#flee.roll');
  });

  it("lists the server's own sets besides the built-in ones", () => {
    const table = { sheet: 'classic', sets: ['classic', 'west', 'galley'], options: {} } as const;
    expect(read(bookPath(table))).toEqual(table);
    expect(read('/rules/classic/gallery+west').sets).toEqual(['classic', 'west']);
  });

  it('contains the options chosen at a table, and restores them', () => {
    const table = {
      sheet: 'space',
      sets: ['space', 'winter'],
      options: { fast: false, epic: true, grace: 10_000, limit: 60_000 },
    } as const;
    expect(read(bookPath(table))).toEqual(table);
    expect(rulesAt(read(bookPath(table)))).toEqual(rulesAt(table));
  });

  it('means the base game unless it names another', () => {
    for (const address of ['/rules', '/rules/', '/rules/nowhere', '/rules/classic/nothing?fast=perhaps']) {
      expect(read(address)).toEqual({ ...alone, options: {} });
    }
  });
});

describe.each([...words])('the rulebook in %s', (_, said) => {
  const book = bookOf(said, alone);

  it('has every rule of the table exactly once, in chapters', () => {
    expect(book.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(rulesAt(alone));
    expect(countRules(book)).toBe(rulesAt(alone).length);
    expect(new Set(book.map(({ title }) => title)).size).toBe(book.length);
  });

  it('finds a rule by words in its title or sentence', () => {
    for (const rule of book.flatMap(({ rules }) => rules)) {
      for (const text of [rule.title, rule.sentence]) {
        const found = foundIn(book, termsOf(text)).flatMap(({ rules }) => rules);
        expect(found).toContain(rule);
      }
    }
    expect(countRules(foundIn(book, termsOf('qqqq')))).toBe(0);
  });
});

describe('a search', () => {
  it('is empty until two letters have been typed', () => {
    expect(termsOf('')).toEqual([]);
    expect(termsOf(' a ')).toEqual([]);
    expect(termsOf('Hand, limit!')).toEqual(['hand', 'limit']);
  });

  it('ignores accents, umlauts and case', () => {
    expect(markedIn('Überzählige Größe', termsOf('große uber'))).toEqual([
      { text: 'Über', hit: true },
      { text: 'zählige ', hit: false },
      { text: 'Größe', hit: true },
    ]);
    expect(markedIn('Ещё бой', termsOf('еще'))).toEqual([
      { text: 'Ещё', hit: true },
      { text: ' бой', hit: false },
    ]);
  });

  it('highlights overlapping words as one', () => {
    expect(markedIn('treasures', termsOf('treas asure'))).toEqual([
      { text: 'treasure', hit: true },
      { text: 's', hit: false },
    ]);
  });
});

describe('the game on one page', () => {
  it.each(LANGUAGES)("is told in each sheet's own words and numbers, in %s", (language) => {
    const own = words.get(language);
    if (own === undefined) throw new Error(`no words in ${language}`);
    const told = new Map(
      SHEET_IDS.map((sheet) => [sheet, goalOf(own, { sheet, sets: [...sheets[sheet].sets] })]),
    );
    for (const [sheet, lines] of told) {
      expect(lines).toHaveLength(4);
      expect(lines.join(' ')).not.toMatch(/[{}]/u);
      expect(lines.join(' ')).toContain(String(sheets[sheet].handLimit));
    }
    // The dungeon sheets share their words; space has traps, and words of its own.
    expect(told.get('early')).toEqual(told.get('classic'));
    expect(told.get('space')?.[1]).not.toBe(told.get('classic')?.[1]);
    expect(goalOf(own, { ...alone, options: { epic: true, level: 20 } })[1]).toContain('20');
  });
});
