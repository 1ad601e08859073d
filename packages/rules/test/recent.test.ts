/** Comparing and keeping values that are rebuilt often. */
import { expect, test } from 'vitest';
import { Recent } from '../src/kernel/recent.ts';
import { isSameJson } from '../src/kernel/same.ts';

test('values are the same JSON regardless of the order of fields and of undefined fields', () => {
  expect(isSameJson({ a: [1, { b: null }], c: 'd' }, { c: 'd', a: [1, { b: null }] })).toBe(true);
  expect(isSameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(isSameJson({ a: 1 }, { a: 1, b: 0 })).toBe(false);
  expect(isSameJson({ a: 1, b: 0 }, { a: 1 })).toBe(false);
  expect(isSameJson([1, 2], [1, 2, 3])).toBe(false);
  expect(isSameJson([], {})).toBe(false);
  expect(isSameJson({}, [])).toBe(false);
  expect(isSameJson(null, {})).toBe(false);
  expect(isSameJson('1', 1)).toBe(false);
});

test('an equal value among the last ones is found again, and the oldest makes room', () => {
  const recent = new Recent<readonly number[]>(2);
  const first = recent.keep([1]);
  expect(recent.keep([1])).toBe(first);
  const second = recent.keep([2]);
  expect(recent.keep([1])).toBe(first);
  const third = recent.keep([3]);
  expect(recent.keep([2])).toBe(second);
  expect(recent.keep([3])).toBe(third);
  expect(recent.keep([1])).not.toBe(first);
});
