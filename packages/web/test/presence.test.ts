/** Items of a changing list that stay on the page: `ui/usePresence`. */
import { expect, test } from 'vitest';
import { merged, type Present } from '../src/ui/usePresence.ts';

const list = (text: string) => text.split('').map((key) => [key, key] as const);
const shown = (text: string): readonly Present<string>[] =>
  list(text).map(([key, item]) => ({ key, item, mood: 'there' }));
const told = (now: readonly Present<string>[]) => now.map(({ key, mood }) => `${key}:${mood}`).join(' ');

test('returns the same list for the same items, so that nothing rerenders', () => {
  const now = shown('abc');
  expect(merged(now, list('abc'))).toBe(now);
});

test('marks added items as new', () => {
  expect(told(merged(shown('ab'), list('acb')))).toBe('a:there c:new b:there');
});

test('keeps removed items in place until they have faded', () => {
  expect(told(merged(shown('abcd'), list('ad')))).toBe('a:there b:gone c:gone d:there');
  expect(told(merged(shown('abc'), list('bc')))).toBe('a:gone b:there c:there');
});

test('keeps a fading item through other changes, and treats it as new if it comes back', () => {
  const fading = merged(shown('abc'), list('ac'));
  expect(told(merged(fading, list('acd')))).toBe('a:there b:gone c:there d:new');
  expect(told(merged(fading, list('abc')))).toBe('a:there b:new c:there');
});

test('adopts a new order', () => {
  expect(told(merged(shown('abc'), list('cab')))).toBe('c:there a:there b:there');
});
