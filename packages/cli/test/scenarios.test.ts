/** Every scenario of the project passes, and every rule has one on each sheet to which it applies. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rulesOf, rulesOfMixes, SHEET_IDS } from '@kickdoor/rules';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../src/scenario/files.ts';
import { libraryOf } from '../src/scenario/library.ts';
import type { Scenario } from '../src/scenario/model.ts';
import { readScenario } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';

const folder = join(import.meta.dirname, '../../../scenarios');
const files = scenarioFiles(folder) ?? [];
const library = libraryOf();

/** Parses a scenario; an invalid file covers nothing, and its own test says why. */
function read(file: string): Scenario | null {
  try {
    return readScenario(library, readFileSync(file, 'utf8'), file);
  } catch {
    return null;
  }
}

/** What the scenarios cover: a rule on a sheet played with its own set, or a rule at a mixed table. */
function shown(): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const file of files) {
    const scenario = read(file);
    if (scenario === null) continue;
    const { rules, sheet, sets } = scenario;
    for (const rule of rules) pairs.add(`${rule} ${sets.length === 1 ? sheet : 'mix'}`);
  }
  return pairs;
}

describe('scenarios', () => {
  test.each(files.map((file) => relative(folder, file)))('%s', (file) => {
    const path = join(folder, file);
    expect(runScenario(library, readFileSync(path, 'utf8'), file, { watch: true }).problem).toBeNull();
  });
});

// Only the level counter (`companion.level-counter`) has no scenario: it is for players with cardboard cards, so no
// table here has it; and the sheet doesn't say what it promises its users. packages/web/test/counter tests the counter.
describe('every rule is covered by a scenario', () => {
  const pairs = shown();

  test.each(SHEET_IDS)('on the %s sheet', (sheet) => {
    expect(rulesOf(sheet).filter((rule) => !pairs.has(`${rule} ${sheet}`))).toEqual([]);
  });

  test('at a mixed table', () => {
    expect(rulesOfMixes().filter((rule) => !pairs.has(`${rule} mix`))).toEqual([]);
  });
});
