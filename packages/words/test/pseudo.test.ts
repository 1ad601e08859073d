/** The pseudo-language used by tests: every letter accented, longer, and built from the same messages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coreWords } from '../src/node.ts';
import { pseudoText, pseudoWords } from '../src/pseudo.ts';
import { readWords } from '../src/check/index.ts';
import { createWords } from '../src/words.ts';

const PACKAGES = join(import.meta.dirname, '..', '..');
const PLAIN = /[a-z]/iu;
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe('pseudoText', () => {
  test.each(['Kick open the door', 'a', ' s', 'Level', '+3 against Elves. Draws 2 more!', 'Hmm'])(
    '“%s” is 40% longer and has no plain letter',
    (text) => {
      const said = pseudoText(text);
      const letters = text.match(/[a-z]/giu)?.length ?? 0;
      expect(said).not.toMatch(PLAIN);
      expect(said.length).toBe(text.length + Math.ceil(letters * 0.4));
    },
  );

  test('leaves numbers and punctuation unchanged', () => {
    expect(pseudoText('12: −3, “…”')).toBe('12: −3, “…”');
    expect(pseudoText('')).toBe('');
  });
});

describe('pseudoWords', () => {
  const SOURCE = `
a = Draw { $count ->
    [one] a card
   *[other] { $count } cards
} from { FORM($whom, case: "indef") } { "or not" }
b = Go Up
    .noun = no
    .plural = Ups
-gold = gold
c = { -gold } { $x }
`;

  test('changes visible text and nothing else', () => {
    const words = createWords('en', [pseudoWords(SOURCE)]);
    const said = words.say('a', { count: 3, whom: { id: 'b' } });
    expect(said).not.toMatch(PLAIN);
    expect(said).toContain('3');
    expect(words.say('a', { count: 1, whom: { id: 'b' } })).not.toContain('1');
    expect(words.attribute('b', 'noun')).toBe('no');
    expect(words.attribute('b', 'plural')).not.toMatch(PLAIN);
    expect(words.say('c', { x: 'Ada' })).toMatch(/^[^a-z]+ Ada$/iu);
  });

  test.each([...coreWords('en').entries()])('keeps the engine’s words valid, file %i', (_, ftl) => {
    const problems: string[] = [];
    const before = readWords('before.ftl', ftl, []);
    const after = readWords('after.ftl', pseudoWords(ftl), []);
    createWords('en', [pseudoWords(ftl)], { onProblem: (problem) => problems.push(problem) });
    expect(problems).toEqual([]);
    expect(ids(after.messages)).toEqual(ids(before.messages));
    expect(ids(after.terms)).toEqual(ids(before.terms));
  });

  test('also changes the names of cards', () => {
    const files = globSync('packs/sets/classic/words/en/*.ftl', { cwd: PACKAGES });
    const ftl = files.map((file) => readFileSync(join(PACKAGES, file), 'utf8')).join('\n');
    const said = createWords('en', [{ set: 'classic', ftl: pseudoWords(ftl) }]);
    const { messages } = readWords('classic.ftl', ftl, []);
    const names = messages.map(({ id }) => said.say(`classic/${id}`));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => PLAIN.test(name))).toEqual([]);
  });
});
