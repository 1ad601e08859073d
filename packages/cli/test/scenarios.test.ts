/** Every scenario of the project holds, and every rule that holds on the classic sheet has one. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rulesOf, type RuleId } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../src/scenario/files.ts';
import { builtInLibrary } from '../src/scenario/library.ts';
import { readScenario } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';

const folder = join(import.meta.dirname, '../../../scenarios');
const files = scenarioFiles(folder) ?? [];
const library = builtInLibrary();

describe('scenarios', () => {
  test.each(files.map((file) => relative(folder, file)))('%s', (file) => {
    const path = join(folder, file);
    expect(runScenario(library, readFileSync(path, 'utf8'), file).problem).toBeNull();
  });

  test.each(files.map((file) => relative(folder, file)))(
    '%s, each move taken back and made again',
    (file) => {
      const path = join(folder, file);
      expect(runScenario(library, readFileSync(path, 'utf8'), file, true).problem).toBeNull();
    },
  );

  test('every rule of the classic sheet is shown by one', () => {
    const shown = new Set<RuleId>();
    for (const file of files) {
      for (const rule of readScenario(library, readFileSync(file, 'utf8'), file).rules) shown.add(rule);
    }
    expect(rulesOf('classic').filter((rule) => !shown.has(rule))).toEqual([]);
  });
});
