/** Players are distinguished by letters, never by color alone. */
import { expect, test } from 'vitest';
import { marksOf } from '../src/table/marks.ts';

const marks = (...names: readonly string[]): string[] => [
  ...marksOf(names.map((name, seat) => ({ seat, name }))).values(),
];

test('one letter is enough if no other name begins with it', () => {
  expect(marks('Aric', 'Bodkin', 'Quill')).toEqual(['A', 'B', 'Q']);
});

test('names with the same first letter get two letters', () => {
  expect(marks('Bodkin', 'Quill', 'Bramble')).toEqual(['Bo', 'Q', 'Br']);
  expect(marks('bodkin', 'Bramble')).toEqual(['bo', 'Br']);
});

test('names with the same first two letters get a number', () => {
  expect(marks('Anna', 'Annabel', 'Alma')).toEqual(['A1', 'A2', 'Al']);
  expect(marks('Бо', 'Бо')).toEqual(['Б1', 'Б2']);
});

test('an emoji counts as one letter', () => {
  expect(marks('🐉 Ann', 'Ben')).toEqual(['🐉', 'B']);
});

test('all marks differ, even for short names', () => {
  for (const names of [
    ['A', 'A1', 'Ab'],
    ['A', 'a', 'Aa', 'AA'],
    ['B', 'Bo', 'Bodkin', 'b'],
  ]) {
    expect(new Set(marks(...names)).size).toBe(names.length);
  }
});
