import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePack } from '../src/index.ts';
import { SOUND, files, told } from './support.ts';

const paths = Object.keys(SOUND);

/** Likely troublemakers: characters special to YAML or Fluent, names special to JavaScript. */
const HURTFUL = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ': ',
  '- ',
  '\n',
  '\n  ',
  '\t',
  '"',
  "'",
  '&a ',
  '*a',
  '!!',
  '!!int ',
  '!!binary ',
  '|',
  '>',
  '#',
  '---',
  '...',
  '%',
  '?',
  '? ',
  '<<: ',
  '__proto__: ',
  'constructor: ',
  'null',
  '~',
  '.inf',
  '.nan',
  '-1',
  '1e999',
  '0x10',
  'true',
  '{ $x }',
  '{ -t }',
  '{ x.y }',
  '\\u0000',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '💥',
  '[*a]',
  'kind: item',
];

const place = fc.tuple(fc.constantFrom(...paths), fc.nat(10_000));
const damage = fc.oneof(
  fc.record({
    place,
    insert: fc.oneof(fc.constantFrom(...HURTFUL), fc.string({ unit: 'binary', maxLength: 8 })),
    cut: fc.nat(5),
  }),
  fc.record({ place, insert: fc.constant(''), cut: fc.nat(400) }),
);

/** Inserts or removes something. */
function hurt(
  texts: Record<string, string>,
  { place: [path, at], insert, cut }: { place: [string, number]; insert: string; cut: number },
) {
  const text = texts[path] ?? '';
  const from = text.length === 0 ? 0 : at % text.length;
  return { ...texts, [path]: text.slice(0, from) + insert + text.slice(from + cut) };
}

test('a damaged pack is either loaded or its problems are reported', () => {
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (wounds) => {
      const texts = wounds.reduce(hurt, { ...SOUND });
      const { pack, problems } = compilePack(files(texts));
      const mistakes = problems.filter(({ weight }) => weight === 'mistake');
      expect(pack === null).toBe(mistakes.length > 0);
      for (const problem of problems) {
        const lines = (texts[problem.file] ?? '').split('\n');
        expect(problem.line, told(problem)).toBeGreaterThanOrEqual(1);
        expect(problem.line, told(problem)).toBeLessThanOrEqual(Math.max(1, lines.length));
        expect(problem.column, told(problem)).toBeGreaterThanOrEqual(1);
      }
      if (pack !== null) expect(JSON.parse(JSON.stringify(pack.cards))).toEqual(pack.cards);
    }),
    { numRuns: 400 },
  );
});

test('no file content makes reading throw', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...HURTFUL), { maxLength: 20 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), text, (path, content) => {
      expect(Array.isArray(compilePack(files({ [path]: content })).problems)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('no field value makes reading throw', () => {
  const card = fc.constantFrom('rat', 'elf', 'itch', 'sword', 'potion', 'prize');
  const field = fc.constantFrom(
    'id',
    'kind',
    'level',
    'treasures',
    'tags',
    'effects',
    'badStuff',
    'strike',
    'use',
    'gold',
    'for',
    'picture',
    'copies',
  );
  fc.assert(
    fc.property(card, field, fc.json({ maxDepth: 4 }), (id, key, value) => {
      const texts = Object.fromEntries(
        Object.entries(SOUND).map(([path, text]) => [
          path,
          text.replace(`- id: ${id}\n`, `- id: ${id}\n  "${key}": ${value}\n`),
        ]),
      );
      expect(Array.isArray(compilePack(files(texts)).problems)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
