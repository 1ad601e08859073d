import { describe, expect, it } from 'vitest';
import { bake } from '../scripts/bake.ts';
import { contours } from '../scripts/path.ts';

describe('reading paths', () => {
  it('reads relative and absolute commands, repeated and abbreviated', () => {
    const [square] = contours('m10 10h20v20H10z');
    expect(square?.from).toEqual({ x: 10, y: 10 });
    expect(square?.segments.map(({ to }) => to)).toEqual([
      { x: 30, y: 10 },
      { x: 30, y: 30 },
      { x: 10, y: 30 },
    ]);
    const [bent] = contours('M0 0c1 2 3 4 5 6s7 8 9 10');
    expect(bent?.segments[1]?.by?.[0]).toEqual({ x: 7, y: 8 });
  });

  it('starts the next contour at the start of the one just closed', () => {
    const [, second] = contours('M10 10l10 0l0 10zm5 5l1 0l0 1z');
    expect(second?.from).toEqual({ x: 15, y: 15 });
  });

  it('reads arc flags without separators, and ends where the arc ends', () => {
    const [arc] = contours('M0 0a10 10 0 1120 0z');
    expect(arc?.segments.at(-1)?.to.x).toBeCloseTo(20);
    expect(arc?.segments.at(-1)?.to.y).toBeCloseTo(0);
    const top = Math.min(...(arc?.segments ?? []).map(({ to }) => to.y));
    expect(top).toBeCloseTo(-10);
  });
});

const count = (d: string): number => d.split('M').length - 1;

describe('baking', () => {
  it('separates the silhouette from the inner lines', () => {
    const ring = bake('M0 0H400V400H0zM100 100V300H300V100z');
    expect(count(ring.outer)).toBe(1);
    expect(count(ring.inner)).toBe(1);
  });

  it('keeps shapes that lie side by side in the silhouette', () => {
    const pair = bake('M0 0H100V100H0zM200 0H300V100H200z');
    expect(count(pair.outer)).toBe(2);
    expect(pair.inner).toBe('');
  });

  it('produces the same output every time', () => {
    expect(bake('M0 0H400V400H0z')).toEqual(bake('M0 0H400V400H0z'));
  });
});
