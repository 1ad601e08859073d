/** Items of a changing list that stay on the page: `ui/usePresence`. */
import { expect, test } from 'vitest';
import { merged, type Present } from '../src/ui/usePresence.ts';

const list = (text: string) => text.split('').map((key) => [key, key] as const);
const shown = (text: string): readonly Present<string>[] =>
  list(text).map(([key, item]) => ({ key, item, mood: 'there' }));
const told = (now: readonly Present<string>[]) => now.map(({ key, mood }) => `${key}:${mood}`).join(' ');

test('a list that holds the same is the same list, so that nothing is drawn again', () => {
  const now = shown('abc');
  expect(merged(now, list('abc'))).toBe(now);
});

test('what comes later is new', () => {
  expect(told(merged(shown('ab'), list('acb')))).toBe('a:there c:new b:there');
});

test('what goes keeps its place until it has faded', () => {
  expect(told(merged(shown('abcd'), list('ad')))).toBe('a:there b:gone c:gone d:there');
  expect(told(merged(shown('abc'), list('bc')))).toBe('a:gone b:there c:there');
});

test('what fades goes on fading when something else changes, and is new when it comes back', () => {
  const fading = merged(shown('abc'), list('ac'));
  expect(told(merged(fading, list('acd')))).toBe('a:there b:gone c:there d:new');
  expect(told(merged(fading, list('abc')))).toBe('a:there b:new c:there');
});

test('a new order is taken over', () => {
  expect(told(merged(shown('abc'), list('cab')))).toBe('c:there a:there b:there');
});
