/** A sheet that only this test knows is played by like any other: what there is to know of it stands in its own values. */
import {
  homeSheet,
  isSheet,
  rulePhrase,
  rulesAt,
  rulesOf,
  sheetOf,
  sheets,
  type SheetId,
} from '@kickdoor/rules';
import { createWords, LANGUAGES } from '@kickdoor/words';
import { coreWords } from '@kickdoor/words/node';
import { describe, expect, test, vi } from 'vitest';
import { playShare } from '../src/simulate/share.ts';
import { ran } from './run.ts';

vi.mock('../../rules/src/model/sheet.ts', async (load) => {
  const real = await load<{ SHEET_IDS: readonly string[] }>();
  return { ...real, SHEET_IDS: [...real.SHEET_IDS, 'lake'] };
});
vi.mock('../../rules/src/sheets/all.ts', async (load) => {
  const real = await load<{ sheets: object }>();
  const { lake: sixth } = await import('./fixtures/lake/index.ts');
  return { sheets: { ...real.sheets, lake: sixth } };
});

function known(name: string): SheetId {
  if (!isSheet(name)) throw new Error(`there is no sheet ${name}`);
  return name;
}

const lake = known('lake');
const table = { sheet: lake, sets: ['classic'] };

test('it is on the list, and its cards are still at home on the sheet that they came with', async () => {
  expect(homeSheet('classic')?.id).toBe('classic');
  expect(Object.keys(sheets).at(-1)).toBe('lake');
  expect(sheetOf(lake, ['classic']).handLimit).toBe(4);
  expect(sheetOf('classic', ['classic']).handLimit).toBe(5);
  const { out } = await ran(['simulate', '--help']);
  expect(out.replaceAll(/\s+/gu, ' ')).toContain('choices: classic, early, space, west, winter, lake');
});

test('bots play whole games by it', { timeout: 60_000 }, () => {
  const share = { ...table, seats: 4, seed: 'lake', record: false, games: [0] };
  for (const bots of ['sensible', 'random'] as const) {
    const results = [...playShare({ ...share, bots })];
    expect(results.map((result) => ('broken' in result ? result.broken.what : null))).toEqual([null]);
  }
});

test('it has the rules that it lists, and those of all sheets', () => {
  const rules = rulesOf(lake);
  expect(rules).toContain('combat.grace');
  expect(rules).toContain('help.bribe-cards');
  expect(rules).not.toContain('items.big');
  expect(rules).toContain('death.looting');
  expect(rules).not.toContain('death.return');
  expect(rulesAt(table)).toContain('items.no-limit');
  expect(rulesOf('classic')).not.toContain('help.bribe-cards');
});

describe.each(LANGUAGES)('its rulebook in %s', (language) => {
  test('says every rule, with its own numbers', () => {
    const problems: string[] = [];
    const words = createWords(language, coreWords(language), {
      plain: true,
      table,
      onProblem: (problem) => problems.push(problem),
    });
    for (const rule of rulesAt(table)) expect(words.say(rulePhrase(rule, table))).not.toBe('');
    expect(problems).toEqual([]);
    const at = (rule: 'setup.deal' | 'combat.grace') => words.say(rulePhrase(rule, table));
    expect(at('combat.grace')).toMatch(/(?<!\d)4(?!\d)/u);
    expect(at('setup.deal')).not.toBe(words.say(rulePhrase('setup.deal', { ...table, sheet: 'classic' })));
  });
});
