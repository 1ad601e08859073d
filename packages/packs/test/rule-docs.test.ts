/** The rules docs match what code and scenarios take from them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS } from '@kickdoor/rules';
import { expect, test } from 'vitest';

const ids: ReadonlySet<string> = new Set(RULE_IDS);
const ROOT = join(import.meta.dirname, '../../..');
const decisions = readFileSync(join(ROOT, 'docs/rules/decisions.md'), 'utf8');
const NUMBERS = [...decisions.matchAll(/^\*\*(?<number>D\d+)\. /gmu)].map(
  ({ groups }) => groups?.['number'] ?? '',
);

test('decisions are numbered consecutively, each once', () => {
  const sorted = NUMBERS.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  expect(sorted).toEqual(NUMBERS.map((_, at) => `D${at + 1}`));
});

test('every cited decision exists', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx,ftl}', 'scenarios/**/*.yaml', 'docs/*.md'], {
    cwd: ROOT,
  });
  const cited = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bD\d{1,2}\b/gu)].map(([number]) => number),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect([...new Set(cited)].filter((number) => !NUMBERS.includes(number))).toEqual([]);
});

test('decisions name existing rules', () => {
  const named = [...decisions.matchAll(/`(?<rule>[a-z]+\.[a-z-]+)`/gu)].map(
    ({ groups }) => groups?.['rule'] ?? '',
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((rule) => !ids.has(rule))).toEqual([]);
});
