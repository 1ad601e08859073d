import { expect, test } from 'vitest';
import { leftovers } from '../src/leftovers.ts';

test('words of another language are found', () => {
  expect(leftovers('de', 'Karten del Kaktus')).toEqual(['del']);
});

test('a word with soft hyphens is one word', () => {
  expect(leftovers('de', 'Knud\u00ADdel\u00ADkak\u00ADtus')).toEqual([]);
});
