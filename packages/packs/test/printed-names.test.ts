/** Cards have the names printed by the table's sheet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEET_IDS, sheets, SHEETS, type SheetId } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES, nameOf, type Words } from '@kickdoor/words';
import { builtInSets, loadSet, wordsFor } from '../src/node.ts';

const Printed = z.partialRecord(
  z.enum(SHEET_IDS),
  z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string())),
);
const printed = Printed.parse(
  parse(readFileSync(join(import.meta.dirname, 'fixtures', 'printed-names.yaml'), 'utf8')),
);

/** The words of a table with this base sheet. */
function wordsAt(sheet: SheetId, language: string, sets: readonly string[]): Words {
  return wordsFor(language, sets.map(loadSet), { plain: true, table: { sheet, sets } });
}

/** A name as a message; for cards missing from the sheet's own set, the message of another set. */
function idOf(sheet: SheetId, card: string): string {
  const own = sheets[sheet].sets.map(loadSet);
  const def = [...own, ...builtInSets()].flatMap(({ cards }) => cards).find(({ id }) => id === card);
  return def === undefined ? card : nameOf(def);
}

/** Printers leave out the dots of ё, and one sheet the capitals within a name. */
function undotted(name: string): string {
  return name.toLowerCase().replaceAll('ё', 'е');
}

const CASES = SHEETS.flatMap(({ id }) =>
  LANGUAGES.flatMap((language) => {
    const names = printed[id]?.[language];
    return names === undefined ? [] : [[id, language, names] as const];
  }),
);

describe.each(CASES)('the %s sheet in %s', (sheet, language, names) => {
  test('prints the names its game uses', () => {
    const words = wordsAt(
      sheet,
      language,
      builtInSets().map(({ id }) => id),
    );
    const said = Object.keys(names).map((card) => [card, undotted(words.say(idOf(sheet, card)))]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(Object.entries(names).map(([card, name]) => [card, undotted(name)])),
    );
  });
});

function flavour(words: Words, card: string): string | null {
  return words.attribute(`classic/${card}`, 'flavour');
}

function mixed(sheet: SheetId): string {
  return wordsAt(sheet, 'ru', ['classic', 'space']).say('classic/magic-missile');
}

describe('a name that only the early sheet has', () => {
  const early = wordsAt('early', 'ru', ['classic']);
  const classic = wordsAt('classic', 'ru', ['classic']);

  test('has its own forms in sentences', () => {
    const lost = { id: 'event-lost', args: { who: { id: 'player', args: { name: 'Аня', sex: 'female' } } } };
    const say = (words: Words, card: string): string =>
      words.say(lost, { cards: [{ id: `classic/${card}` }] });
    expect(say(classic, 'flaming-armor')).toContain('Пылающие Доспехи');
    expect(say(early, 'flaming-armor')).toContain('Пылающую Броню');
    expect(say(early, 'go-up-a-level')).toContain('«Поднимись На Уровень»');
  });

  test('keeps the flavor text unless it has its own', () => {
    expect(flavour(early, 'ancient')).toBe(flavour(classic, 'ancient'));
    expect(flavour(early, 'mace-of-sharpness')).toContain('колотушка');
  });

  test('is used if the early sheet is the base of a mix, and nowhere else', () => {
    expect([mixed('early'), mixed('classic'), mixed('space')]).toEqual([
      'Волшебная Мина',
      'Ракета Магического Назначения',
      'Ракета Магического Назначения',
    ]);
  });

  test('is distinguished from names in other languages', () => {
    expect(wordsAt('early', 'de', ['classic']).say('classic/net-troll')).toBe(
      wordsAt('classic', 'de', ['classic']).say('classic/net-troll'),
    );
  });
});
