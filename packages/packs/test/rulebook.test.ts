/** The rulebook: every rule has a sentence and a title, in every language, at every table, with the table's values. */
import {
  chapterOf,
  chapterPhrase,
  RULE_IDS,
  ruleMessage,
  rulePhrase,
  sheetOf,
  SHEETS,
  sheets,
  type RuleId,
  type RuleTable,
} from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { createWords, LANGUAGES, type Language, type Words } from '@kickdoor/words';
import { coreWords } from '@kickdoor/words/node';
import { loadSet } from '../src/node.ts';
import { unknownWords } from './unknown-words.ts';
import { leftovers } from '@kickdoor/words/leftovers';

/** The sets that sheets are for; others change no rules. */
const SETS = [...new Set(SHEETS.flatMap(({ sets }) => sets))];
const problems: string[] = [];

const WORDS = new Map(LANGUAGES.map((language) => [language, wordsOf(language)]));

function wordsOf(language: Language): Words {
  return createWords(language, coreWords(language), {
    plain: true,
    onProblem: (problem) => problems.push(problem),
  });
}

/** All combinations of these sets, with each sheet that plays one of them. */
const TABLES: readonly RuleTable[] = Array.from({ length: 2 ** SETS.length - 1 }, (_, at) =>
  SETS.filter((_set, bit) => (((at + 1) >> bit) & 1) === 1),
).flatMap((mix) =>
  Object.values(sheets)
    .filter((sheet) => sheet.sets.every((own) => mix.some((set) => set === own)))
    .map((sheet) => ({
      sheet: sheet.id,
      sets: [...sheet.sets, ...mix.filter((set) => !sheet.sets.includes(set))],
    })),
);

const tableName = ({ sheet, sets }: RuleTable): string => `${sheet}: ${sets.join('+')}`;

function say(language: Language, rule: RuleId, table: RuleTable): string {
  return WORDS.get(language)?.say(rulePhrase(rule, table)) ?? '';
}

/** A number as the language writes it. */
function figure(language: Language, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

test('the tables are the sheets alone and every mix of them', () => {
  expect(TABLES).toHaveLength(SHEETS.length * 2 ** (SETS.length - 1));
  expect(TABLES.filter(({ sets }) => sets.length === 1)).toHaveLength(SHEETS.length);
});

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const words = wordsOf(language);

  test.each(TABLES.map((table) => [tableName(table), table] as const))(
    'words every rule of %s',
    (_, table) => {
      problems.length = 0;
      const said = RULE_IDS.map((rule) => [rule, say(language, rule, table)] as const);
      const chapters = RULE_IDS.map(
        (rule) => [rule, words.say(chapterPhrase(chapterOf(rule), table))] as const,
      );
      const slips = [...said, ...chapters].flatMap(([rule, text]) =>
        [
          ...leftovers(language, text),
          ...unknownWords(language, text),
          ...(text === '' ? ['nothing'] : []),
        ].map((slip) => `${rule}: ${slip}: ${text}`),
      );
      expect(slips).toEqual([]);
      expect(problems).toEqual([]);
      expect(said.filter(([, text]) => !/[.!?]$/u.test(text))).toEqual([]);
    },
  );

  test('has a title for every rule, without duplicates', () => {
    const titles = RULE_IDS.map((rule) => words.attribute(ruleMessage(rule), 'title') ?? '');
    expect(RULE_IDS.filter((_, at) => titles[at] === '')).toEqual([]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(titles.flatMap((title) => leftovers(language, title))).toEqual([]);
    expect(titles.filter((title) => title.length > 40 || title.endsWith('.'))).toEqual([]);
  });

  test.each(TABLES.map((table) => [tableName(table), table] as const))(
    'has the numbers of %s',
    (_, table) => {
      const sheet = sheetOf(table.sheet, table.sets);
      const expected: readonly (readonly [RuleId, readonly number[]])[] = [
        ['setup.players', [sheet.players.min, sheet.players.max]],
        ['setup.deal', [sheet.deal[sheet.options.fast ? 1 : 0]]],
        ['fast.four-cards', [sheet.deal[1]]],
        ['cards.hand-limit', [sheet.handLimit]],
        ['turn.charity', [sheet.handLimit]],
        ['combat.grace', [sheet.grace / 1000]],
        ['precedence.last-level', [sheet.lastLevel]],
        ['levels.range', [1, sheet.lastLevel]],
        ['levels.go-up', [sheet.lastLevel]],
        ['selling.last-level', [sheet.lastLevel]],
        ['winning.first-to-ten', [sheet.lastLevel]],
        ['mixing.more-players', [Math.max(sheet.players.max, sheet.players.mixed)]],
      ];
      for (const [rule, values] of expected) {
        const figures = say(language, rule, table).match(/\d+(?:[.,]\d+)?/gu) ?? [];
        for (const value of values) expect(figures, rule).toContain(figure(language, value));
      }
    },
  );

  test('shows the options chosen at the table', () => {
    const table = { sheet: 'classic', sets: ['classic'], options: { epic: true, grace: 10_000 } } as const;
    expect(say(language, 'precedence.last-level', table)).toContain('20');
    expect(say(language, 'combat.grace', table)).toContain('10');
  });
});

describe('durations are given in the units that people would use', () => {
  const HOUR = 3_600_000;
  test.each([
    [2600, '2.6 seconds', '2,6 Sekunden', '2,6 segundos', '2,6 секунды'],
    [1000, '1 second', '1 Sekunde', '1 segundo', '1 секунду'],
    [90_000, '90 seconds', '90 Sekunden', '90 segundos', '90 секунд'],
    [60_000, '1 minute', '1 Minute', '1 minuto', '1 минуту'],
    [120_000, '2 minutes', '2 Minuten', '2 minutos', '2 минуты'],
    [12 * HOUR, '12 hours', '12 Stunden', '12 horas', '12 часов'],
    [24 * HOUR, '24 hours', '24 Stunden', '24 horas', '24 часа'],
    [72 * HOUR, '3 days', '3 Tage', '3 días', '3 дня'],
  ])('%d ms', (ms, en, de, es, ru) => {
    const options = { grace: ms, limit: ms };
    const longest = { sheet: 'classic', sets: ['classic'], options } as const;
    const said = (language: Language, rule: RuleId) => say(language, rule, longest).replaceAll('\u00A0', ' ');
    for (const [language, length] of [
      ['en', en],
      ['de', de],
      ['es', es],
      ['ru', ru],
    ] as const) {
      expect(said(language, 'help.ask')).toContain(` ${length}`);
      // The wait before a win is never shorter than the sheet's.
      if (ms >= 2600) expect(said(language, 'combat.grace')).toContain(` ${length}`);
    }
  });
});

/** The rules about cards with several names. */
function namedBy(sheet: RuleTable['sheet'], ...sets: readonly string[]): string {
  const rules = ['traits.half-breed', 'levels.go-up'] as const;
  return rules.map((rule) => say('ru', rule, { sheet, sets })).join(' ');
}

describe('rules name cards as the table does', () => {
  test.each([
    ['classic', 'classic', ['«Полукровка»', '«Получи Уровень»']],
    ['early', 'classic', ['«Расовый Коктейль»', '«Поднимись На Уровень»']],
    ['space', 'space', ['«Расовый Коктейль»', '«Получи Уровень»']],
  ] as const)('on the %s sheet', (sheet, set, names) => {
    expect(namedBy(sheet, set).match(/«[^»]+»/gu)).toEqual(names);
  });

  test('in a mix by all their names, those of the base sheet first', () => {
    expect(namedBy('classic', 'classic', 'space')).toContain('«Полукровка» («Расовый Коктейль»)');
    expect(namedBy('space', 'classic', 'space')).toContain('«Расовый Коктейль» («Полукровка»)');
    expect(namedBy('early', 'classic', 'space')).toContain('«Поднимись На Уровень» («Получи Уровень»)');
    expect(say('en', 'traits.half-breed', { sheet: 'classic', sets: ['classic', 'space'] })).toMatch(
      /^Half-Breed allows/u,
    );
  });
});

test('the deck sizes are those of the sets', () => {
  for (const { id, sets } of Object.values(sheets)) {
    const cards = sets.flatMap((set) => loadSet(set).cards);
    const count = (deck: string): number =>
      cards.reduce((sum, card) => sum + (deck === '' || card.deck === deck ? card.copies : 0), 0);
    const figures = say('en', 'setup.decks', { sheet: id, sets }).match(/\d+/gu)?.map(Number);
    expect(figures).toEqual(id === 'winter' ? [count('doors'), count('treasures')] : [count('')]);
  }
});
