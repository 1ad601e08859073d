/** A sheet that only this test knows is played like any other: all there is to know of it lies in its own folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreatedTable } from '@kickdoor/protocol';
import {
  homeSheet,
  isSheet,
  rulePhrase,
  rulesAt,
  rulesOf,
  sheetOf,
  SHEET_IDS,
  sheets,
  type SheetId,
} from '@kickdoor/rules';
import { createWords, LANGUAGES } from '@kickdoor/words';
import { coreWords } from '@kickdoor/words/node';
import { describe, expect, test, vi } from 'vitest';
import { playShare } from '../packages/cli/src/simulate/share.ts';
import { ran } from '../packages/cli/test/run.ts';
import { post, serverFor, startedTable } from '../packages/server/test/running.ts';
import { tableStyles } from '../packages/web/src/theme/table-styles.ts';

vi.mock('../packages/rules/src/sheets/all.ts', async (load) => {
  const real = await load<{ sheets: object }>();
  const { lake: sixth } = await import('./fixtures/lake/index.ts');
  return { sheets: { ...real.sheets, lake: sixth } };
});
vi.mock('../packages/rules/src/words/folder.ts', async (load) => {
  const real = await load<{ sheetFolders: readonly URL[] }>();
  return { ...real, sheetFolders: [...real.sheetFolders, new URL('fixtures/lake/words/', import.meta.url)] };
});

function known(name: string): SheetId {
  if (!isSheet(name)) throw new Error(`there is no sheet ${name}`);
  return name;
}

const lake = known('lake');
const table = { sheet: lake, sets: ['classic'] };

test('it has its place on the list, and its cards are still at home on the sheet that they came with', async () => {
  expect(homeSheet('classic')?.id).toBe('classic');
  expect(SHEET_IDS.at(-1)).toBe('lake');
  expect(sheetOf(lake, ['classic']).handLimit).toBe(4);
  expect(sheetOf('classic', ['classic']).handLimit).toBe(5);
  const { out } = await ran(['simulate', '--help']);
  expect(out.replaceAll(/\s+/gu, ' ')).toContain('choices: classic, early, space, west, winter, lake');
});

test('bots play whole games by it', () => {
  const share = { ...table, seats: 4, seed: 'lake', record: false, packs: [], games: [0] };
  for (const bots of ['sensible', 'random'] as const) {
    const results = [...playShare({ ...share, bots })];
    expect(results.map((result) => ('broken' in result ? result.broken.what : null))).toEqual([null]);
  }
});

test('a server opens tables that play by it, and tells their rules', async () => {
  const { url } = await serverFor();
  const { clients, table: id } = await startedTable(url, 3, 0, { sheet: lake });
  const [anna] = clients;
  await anna?.until(() => anna.all('update').length > 0);
  expect(anna?.update.view).toMatchObject({ sheet: 'lake' });
  const rules = await fetch(`${url}/api/tables/${id}/rules?language=en`);
  expect(await rules.text()).toContain('two decks on the shore');
  const { status, body } = await post(`${url}/api/tables`, { seats: 3, bots: [], sheet: 'pond' });
  expect([status, CreatedTable.safeParse(body).success]).toEqual([400, false]);
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

describe.each(LANGUAGES)('in %s', (language) => {
  const problems: string[] = [];
  const words = createWords(language, coreWords(language), {
    plain: true,
    table,
    onProblem: (problem) => problems.push(problem),
  });
  const says = (rule: 'setup.deal' | 'setup.decks' | 'combat.grace', sheet: SheetId) =>
    words.say(rulePhrase(rule, { ...table, sheet }));

  test('it has a name, a line about it, and what its players are', () => {
    for (const id of ['sheet-lake', 'sheet-lake-text', 'sheet-lake-goal']) expect(words.has(id)).toBe(true);
  });

  test('its rulebook says every rule, with its own numbers and in its own words', () => {
    for (const rule of rulesAt(table)) expect(words.say(rulePhrase(rule, table))).not.toBe('');
    expect(says('combat.grace', lake)).toMatch(/(?<!\d)4(?!\d)/u);
    expect(says('setup.deal', lake)).not.toBe(says('setup.deal', 'classic'));
    expect(says('setup.decks', lake)).not.toBe(says('setup.decks', 'classic'));
    expect(problems).toEqual([]);
  });
});

function read(image: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', 'lake', image), 'utf8');
}

test('the page gives its table its own colors and floor', () => {
  const styles = tableStyles(sheets[lake], read);
  expect(styles).toContain(":root[data-table='lake'] {");
  expect(styles).toContain('--kd-table: light-dark(#9fc4c0, #12302e);');
  const [, floor = ''] = /--kd-flagstones-dark: url\("data:image\/svg\+xml,(.*)"\);/u.exec(styles) ?? [];
  expect(decodeURIComponent(floor).replaceAll("'", '"')).toBe(read('floor-dark.svg').trim());
  expect(styles).toContain('80px 40px');
  expect(styles).not.toContain('garland');
  expect(tableStyles(sheets.classic, read)).toBe('');
});
