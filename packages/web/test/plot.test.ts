/** The lines of the admin page's plots. */
import { expect, test } from 'vitest';
import { largest, linePath, roundUp, type Frame } from '../src/admin/plot.ts';

const FRAME: Frame = { left: 10, top: 0, width: 100, height: 50, from: 0, until: 100_000, most: 10 };

test('a line goes through its points: time from left to right, values from the bottom up', () => {
  const points = [
    { at: 0, value: 0 },
    { at: 5000, value: 5 },
    { at: 10_000, value: 10 },
  ];
  expect(linePath(points, FRAME)).toBe('M10 50L15 25L20 0');
});

test('has a gap where nothing was measured, and where the server was down', () => {
  const points = [
    { at: 0, value: 5 },
    { at: 2000, value: 5 },
    { at: 4000, value: null },
    { at: 6000, value: 5 },
    { at: 8000, value: 5 },
    { at: 50_000, value: 5 },
    { at: 52_000, value: 5 },
  ];
  expect(linePath(points, FRAME)).toBe('M10 25L12 25M16 25L18 25M60 25L62 25');
});

test('shows a single point as a dot', () => {
  const alone = [
    { at: 0, value: null },
    { at: 2000, value: 5 },
    { at: 4000, value: null },
    { at: 60_000, value: 10 },
  ];
  expect(linePath(alone, FRAME)).toBe('M12 25h0M70 0h0');
});

test('leaves out what is older than the plot; without points there is no line', () => {
  const points = [
    { at: -2000, value: 5 },
    { at: 0, value: 5 },
    { at: 2000, value: 5 },
  ];
  expect(linePath(points, FRAME)).toBe('M10 25L12 25');
  expect(linePath([], FRAME)).toBe('');
});

test.each([
  [0, 1],
  [0.4, 1],
  [1, 1],
  [1.1, 2],
  [2.5, 5],
  [7, 10],
  [10, 10],
  [11, 20],
  [430, 500],
  [501, 1000],
])('an axis for values up to %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBe(end);
});

test('finds the largest value among the points that have one', () => {
  expect(largest([{ at: 0, value: null }])).toBeNull();
  expect(
    largest([
      { at: 0, value: 2 },
      { at: 1, value: null },
      { at: 2, value: 7 },
    ]),
  ).toBe(7);
});
