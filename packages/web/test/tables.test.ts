/** The looks of the sheets' tables are complete: every image in a sheet's values exists next to them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SHEETS } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { tableStyles } from '../src/theme/table-styles.ts';

const folder = join(import.meta.dirname, '../../rules/src/sheets');

test.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))('%s has the images it names', (id, sheet) => {
  const used: string[] = [];
  const styles = tableStyles(sheet, (name) => {
    used.push(name);
    expect(existsSync(join(folder, id, name))).toBe(true);
    return readFileSync(join(folder, id, name), 'utf8');
  });
  const images = globSync('*.svg', { cwd: join(folder, id) }).map((file) => basename(file));
  expect(used.toSorted()).toEqual(images.toSorted());
  expect(styles).not.toContain('undefined');
  expect(styles === '').toBe(sheet.look === null);
});

test('each sheet has a background of its own', () => {
  expect(SHEETS.map(({ place }) => place)).toEqual(SHEETS.map((_, at) => at + 1));
});
