/** The engine's own English words: sound Fluent, complete, and none left over. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULE_IDS, deeds, plays, powers, traits } from '@kickdoor/rules';
import { expect, test } from 'vitest';
import { printProblem, type Problem } from '../src/index.ts';
import { coreWords } from '../src/node.ts';
import { checkWords, usedIds } from '../src/words/check.ts';
import { readWords } from '../src/words/ftl.ts';
import { createWords } from '../src/words/words.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{rules,packs,bots,server,web,cli}/src/**/*.{ts,tsx}', { cwd: root });
const words = coreWords('en');

test('every message that the engine says is there, and every message is said by something', () => {
  const used = usedIds(sources.map((file) => readFileSync(join(root, file), 'utf8')));
  expect(used.said.length).toBeGreaterThan(50);
  expect(checkWords(words, used)).toEqual({ missing: [], unused: [] });
});

test('they are sound Fluent and refer to nothing that is not there', () => {
  const problems: Problem[] = [];
  const files = words.map((text, at) => readWords(`${at}.ftl`, text, problems));
  const known = new Set(files.flatMap(({ messages, terms }) => [...messages, ...terms].map(({ id }) => id)));
  const references = files.flatMap((file) => file.references).filter(({ to }) => to !== 'variable');
  expect(problems.map(printProblem)).toEqual([]);
  expect(references.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('no two messages have the same id, and every rule has its sentence', () => {
  const problems: string[] = [];
  const en = createWords('en', words, { onProblem: (problem) => problems.push(problem) });
  const ruleless = RULE_IDS.filter((id) => !en.has(`rule-${id.replaceAll('.', '-')}`));
  expect({ problems, ruleless }).toEqual({ problems: [], ruleless: [] });
});

test('every effect says what it does, and how', () => {
  const all = [...deeds.values(), ...traits.values(), ...powers.values(), ...plays.values()];
  const silent = all.filter(({ schema }) => {
    const about = schema.meta();
    return typeof about?.description !== 'string' || !Array.isArray(about['examples']);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
