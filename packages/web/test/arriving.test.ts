/** A seat transferred from another device by a code in the URL. */
import { afterEach, expect, test, vi } from 'vitest';
import { codeInAddress } from '../src/elsewhere/Arriving.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('finds the code in the URL even if the page renders twice before it is shown', () => {
  vi.stubGlobal('location', { hash: '#code=ABCD2345EFGH', pathname: '/t/table', search: '' });
  expect(codeInAddress()).toBe('ABCD2345EFGH');
  expect(codeInAddress()).toBe('ABCD2345EFGH');
});

test.each(['', '#others', '#code=', '#code=a b'])('finds no code in "%s"', (hash) => {
  vi.stubGlobal('location', { hash });
  expect(codeInAddress()).toBeNull();
});
