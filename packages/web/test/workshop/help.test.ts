/** Every field is explained in every language, and no explanation is left over for a field that no longer exists. */
import { readFileSync } from 'node:fs';
import { cardFileSchema, packFileSchema, picturesFileSchema } from '@kickdoor/packs/schema';
import { LANGUAGES } from '@kickdoor/words';
import { leftovers } from '@kickdoor/words/leftovers';
import { expect, test } from 'vitest';
import { helpIn, partsOf } from '../../src/workshop/help/help.ts';

/** Every description in a schema, at any depth. */
function described(json: unknown, found: Set<string>): Set<string> {
  if (typeof json !== 'object' || json === null) return found;
  for (const [name, part] of Object.entries(json)) {
    if (name === 'description' && typeof part === 'string') found.add(part);
    else described(part, found);
  }
  return found;
}

const SENTENCES = [cardFileSchema(), packFileSchema(), picturesFileSchema()].reduce<Set<string>>(
  (found, schema) => described(schema, found),
  new Set(),
);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

function fileOf(language: string): ReadonlyMap<string, string> {
  const url = new URL(`../../src/workshop/help/${language}.json`, import.meta.url);
  const json: unknown = JSON.parse(readFileSync(url, 'utf8'));
  return new Map(Object.entries(json ?? {}).map(([sentence, said]) => [sentence, String(said)]));
}

/** The parts of a sentence that are the same in all languages: names from the files, and numbers. */
function keptIn(said: string): string {
  return (said.match(/`[^`]+`|\b\d+\b/gu) ?? []).toSorted().join(' ');
}

test("English is identical to the schemas' descriptions", async () => {
  const help = await helpIn('en');
  expect(SENTENCES.size).toBeGreaterThan(200);
  expect([...SENTENCES].filter((sentence) => help(sentence) !== sentence)).toEqual([]);
});

test.each(OTHERS)('%s explains everything that the schemas describe', async (language) => {
  const help = await helpIn(language);
  expect([...SENTENCES].filter((sentence) => ['', sentence].includes(help(sentence)))).toEqual([]);
  expect(help('No schema says this.')).toBe('');
});

test.each(OTHERS)('%s explains nothing else', (language) => {
  expect([...fileOf(language).keys()].filter((sentence) => !SENTENCES.has(sentence))).toEqual([]);
});

test.each(OTHERS)('%s keeps names and numbers as they are written in files', (language) => {
  const changed = [...fileOf(language)].filter(([sentence, said]) => keptIn(sentence) !== keptIn(said));
  expect(changed).toEqual([]);
});

test.each(OTHERS)('%s is typographically correct, and has no words of other languages', (language) => {
  const formats = ['PNG', 'JPEG', 'WebP'];
  const slips = [...fileOf(language).values()].filter((said) => {
    const words = partsOf(said).flatMap(({ text, isName }) => (isName ? [] : [text]));
    return (
      /["']|^\s|\s$|\.{3}/u.test(said) || words.some((text) => leftovers(language, text, formats).length > 0)
    );
  });
  expect(slips).toEqual([]);
});

test('names that occur in files are in backticks', () => {
  expect(partsOf('Only `human`.')).toEqual([
    { text: 'Only ', isName: false },
    { text: 'human', isName: true },
    { text: '.', isName: false },
  ]);
});
