/** Untrusted words that everybody reads: nothing in them is hidden, reordered or endless. */
import { checkFiles } from '@kickdoor/packs';
import { wordsFor } from '@kickdoor/packs/node';
import { nameOf } from '@kickdoor/words';
import { expect, test } from 'vitest';

const CARD = '- { id: duck, kind: curse, strike: [{ lose-level: 1 }] }\n';

function packWith(ftl: string, manifest = '') {
  return checkFiles(
    new Map([
      ['pack.yaml', `id: pond\nversion: 1.0.0\nlanguages: [en]\n${manifest}`],
      ['doors/doors.yaml', CARD],
      ['words/en/pond.ftl', ftl],
    ]),
  );
}

/** The id of the first mistake, with its place. */
function mistakeIn(ftl: string): string | null {
  const { pack, problems } = packWith(ftl);
  const first = problems.find(({ weight }) => weight === 'mistake');
  expect(pack === null).toBe(first !== undefined);
  return first === undefined ? null : `${first.line}:${first.column} ${first.message.id}`;
}

test.each([
  ['a direction override', 'Du\u202Eck'],
  ['a direction isolate', 'Du\u2066ck'],
  ['a mark of direction', 'Duck\u200F'],
  ['a blank that is none', 'Du\u2800ck'],
  ['a blank without width', 'Du\u200Bck'],
  ['a sign of private use, which would mark a name', '\uE001Duck\uE000'],
  ['a control', 'Du\u0007ck'],
  ['a line separator', 'Du\u2028ck'],
  ['a tower of marks', 'Du\u0301\u0301\u0301\u0301\u0301ck'],
])('%s is reported with its place', (_, name) => {
  expect(mistakeIn(`pack = Pond\nduck = ${name}\n`)).toMatch(/^2:\d+ problem-hidden-sign$/u);
});

test('hidden characters in escape codes are reported, too, even in unlikely places', () => {
  expect(mistakeIn('duck = Du{ "\\u202E" }ck\n')).toBe('1:12 problem-hidden-sign');
  const variants = 'duck = { SHEET() ->\n    [west] { "\\u202E" }\n   *[other] Duck\n  }\n';
  expect(mistakeIn(variants)).toMatch(/problem-hidden-sign$/u);
});

test.each([
  ['emoji, joined and plain', 'Duck 🦆 👩‍🍳'],
  ['other scripts', 'ברווז بطة アヒル'],
  ['soft hyphens', 'Rubber\u00ADduck'],
  ['accents', 'Dúçk'],
])('%s are fine', (_, name) => {
  expect(mistakeIn(`duck = ${name}\n`)).toBeNull();
});

test('markup is text', () => {
  const name = '<img src=x onerror=alert(1)> &amp; **Duck** [a](javascript:alert(1))';
  const { pack } = packWith(`duck = ${name}\n`);
  if (pack === null) throw new Error('the pack was refused');
  const [card] = pack.cards;
  if (card === undefined) throw new Error('there is no card');
  expect(wordsFor('en', [pack], { plain: true }).say(nameOf(card))).toBe(name);
});

test('a name, a form and flavor text have a maximum length', () => {
  expect(mistakeIn(`duck = ${'x'.repeat(120)}\n`)).toBeNull();
  expect(mistakeIn(`duck = ${'x'.repeat(121)}\n`)).toBe('1:1 problem-long-name');
  expect(mistakeIn(`duck = { "${'x'.repeat(121)}" }\n`)).toBe('1:1 problem-long-name');
  expect(mistakeIn(`duck = Duck\n    .indef = ${'x'.repeat(121)}\n`)).toBe('2:5 problem-long-name');
  expect(mistakeIn(`duck = Duck\n    .flavour = ${'x'.repeat(400)}\n`)).toBeNull();
  expect(mistakeIn(`duck = Duck\n    .flavour = ${'x'.repeat(401)}\n`)).toBe('2:5 problem-long-name');
});

test('names that expand exponentially are refused', () => {
  const rungs = Array.from({ length: 10 }, (_, at) => `-a${at + 1} = ${`{ -a${at} }`.repeat(9)}`);
  expect(mistakeIn(['-a0 = quack', ...rungs, 'duck = { -a10 }', ''].join('\n'))).toBe(
    '12:1 problem-long-name',
  );
  expect(mistakeIn('-a = { -b }\n-b = { -a }\nduck = { -a }\n')).toBe('3:1 problem-long-name');
});

test('author and license must be a single line', () => {
  for (const author of ['"A\\u202Eb"', '"A\\nb"', '"\\uE000"']) {
    expect(packWith('duck = Duck\n', `author: ${author}\n`).pack).toBeNull();
  }
  expect(packWith('duck = Duck\n', 'author: <b>Anna</b>\n').pack?.author).toBe('<b>Anna</b>');
});
