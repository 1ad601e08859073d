import { PlayerName } from '@kickdoor/protocol';
import { expect, test } from 'vitest';
import { looksLike } from '@kickdoor/tables/seats/look-alike.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['  Anna   B ', 'Anna B'],
  ['Ａｎｎａ', 'Anna'],
  [`${FAMILY} Ann`, `${FAMILY} Ann`],
  [FAMILY.repeat(24), FAMILY.repeat(24)],
  ['❤️', '❤️'],
  ['Ann™️', 'AnnTM'],
  ['1️⃣', '1️⃣'],
  ['می‌خواهم', 'می‌خواهم'],
  ['नमस्ते', 'नमस्ते'],
  ['Ольга', 'Ольга'],
])('%j is a valid name', (typed, name) => {
  expect(PlayerName.parse(typed)).toBe(name);
});

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a blank letter', 'ㅤ'],
  ['blank braille', '⠀⠀'],
  ['a soft hyphen', 'An­na'],
  ['a joiner between Latin letters', 'An‍na'],
  ['an override of direction', '‮anna'],
  ['two lines', 'An\nna'],
  ['nothing but a mark', '́'],
  ['a pile of marks', `a${'́'.repeat(6)}`],
  ['25 letters', 'x'.repeat(25)],
  ['25 emoji', FAMILY.repeat(25)],
  ['more than 24 letters once it is normalized', 'ﷺ'.repeat(3)],
])('%s is not a valid name', (_, typed) => {
  expect(PlayerName.safeParse(typed).success).toBe(false);
});

test.each([
  ['Anna', 'ANNA'],
  ['Anna', 'Аnnа'],
  ['Anna', 'Ánna'],
  ['Anna', 'An na'],
  ['Bill', 'BiII'],
  ['ВЕН', 'BEH'],
])('%s and %s look alike', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Olga', 'Ольга'],
  ['Бен', 'Ben'],
  ['🐸', '🐙'],
])('%s and %s do not', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});
