/** The rulebook: its addresses, its contents, and what a search finds. */
import { LANGUAGES } from '@kickdoor/words';
import { rulesAt, type RuleTable } from '@kickdoor/rules';
import { describe, expect, it } from 'vitest';
import { bookAt, bookPath } from '../src/rulebook/address.ts';
import { bookOf, countRules, foundIn, markedIn, termsOf } from '../src/rulebook/book.ts';
import { ownWords, tableWords } from '../src/words/texts.ts';

const words = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, tableWords(language, await ownWords(language))] as const),
  ),
);
const alone: RuleTable = { sheet: 'classic', sets: ['classic'] };

/** The table of an address, as the page reads it. */
function read(address: string): RuleTable {
  const { pathname, search } = new URL(address, 'http://localhost');
  return bookAt(pathname, search);
}

describe('the address of a rulebook', () => {
  it('is short for a game as its sheet has it', () => {
    expect(bookPath(alone)).toBe('/rules/classic');
    expect(bookPath({ sheet: 'early', sets: ['classic'] })).toBe('/rules/early');
    expect(bookPath({ sheet: 'space', sets: ['space', 'classic', 'west'] })).toBe(
      '/rules/space/classic+west',
    );
    expect(bookPath(alone, 'flee.roll')).toBe('/rules/classic#flee.roll');
  });

  it('says what was chosen at a table, and brings it back', () => {
    const table = {
      sheet: 'space',
      sets: ['space', 'winter'],
      options: { fast: false, epic: true, grace: 10_000, limit: 60_000 },
    } as const;
    expect(read(bookPath(table))).toEqual(table);
    expect(rulesAt(read(bookPath(table)))).toEqual(rulesAt(table));
  });

  it('means the base game where it names no other', () => {
    for (const address of ['/rules', '/rules/', '/rules/nowhere', '/rules/classic/nothing?fast=perhaps']) {
      expect(read(address)).toEqual({ ...alone, options: {} });
    }
  });
});

describe.each([...words])('the rulebook in %s', (_, said) => {
  const book = bookOf(said, alone);

  it('has every rule of the table once, in chapters', () => {
    expect(book.flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(rulesAt(alone));
    expect(countRules(book)).toBe(rulesAt(alone).length);
    expect(new Set(book.map(({ title }) => title)).size).toBe(book.length);
  });

  it('finds a rule by words of its title or its sentence', () => {
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
  it('asks for nothing until there are two letters', () => {
    expect(termsOf('')).toEqual([]);
    expect(termsOf(' a ')).toEqual([]);
    expect(termsOf('Hand, limit!')).toEqual(['hand', 'limit']);
  });

  it('does not ask for accents, umlauts or capitals', () => {
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

  it('marks words that overlap as one', () => {
    expect(markedIn('treasures', termsOf('treas asure'))).toEqual([
      { text: 'treasure', hit: true },
      { text: 's', hit: false },
    ]);
  });
});
