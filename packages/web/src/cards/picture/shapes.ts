/** Strokes and shapes that look cut in linoleum. All return SVG path data. */
import type { Random } from './random.ts';

/** The size of a picture. */
export const WIDTH = 400;
export const HEIGHT = 300;

const r = (n: number): number => Math.round(n * 10) / 10;

/** A cut: pointed at both ends, `thick` in the middle. */
export function gouge(x: number, y: number, angle: number, length: number, thick: number): string {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-Math.sin(angle) * thick, Math.cos(angle) * thick];
  const [mx, my] = [x + dx * 0.55, y + dy * 0.55];
  return `M${r(x)} ${r(y)}Q${r(mx + nx)} ${r(my + ny)} ${r(x + dx)} ${r(y + dy)}Q${r(mx - nx)} ${r(my - ny)} ${r(x)} ${r(y)}z`;
}

/** A polygon through the points, each slightly displaced. */
export function jag(points: readonly (readonly [number, number])[], random: Random, off = 2.5): string {
  const moved = points.map(
    ([x, y]) => `${r(x + (random() - 0.5) * 2 * off)} ${r(y + (random() - 0.5) * 2 * off)}`,
  );
  return `M${moved.join('L')}z`;
}

/** An uneven box. */
export function box(x: number, y: number, w: number, h: number, random: Random, off = 1.8): string {
  return jag(
    [
      [x, y],
      [x + w / 2, y],
      [x + w, y],
      [x + w, y + h / 2],
      [x + w, y + h],
      [x + w / 2, y + h],
      [x, y + h],
      [x, y + h / 2],
    ],
    random,
    off,
  );
}

/** An uneven ellipse. */
export function disc(cx: number, cy: number, rx: number, random: Random, ry = rx): string {
  const points = Array.from({ length: 16 }, (_, i): [number, number] => {
    const a = (i / 16) * Math.PI * 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  });
  return jag(points, random, Math.min(1.6, rx * 0.04));
}

/** Terrain whose upper edge runs smoothly through these heights, from left to right. */
export function land(heights: readonly number[], bottom = HEIGHT + 10): string {
  const step = (WIDTH + 20) / (heights.length - 1);
  const first = heights[0] ?? bottom;
  let path = `M-10 ${bottom}L-10 ${r(first)}`;
  for (const [i, to] of heights.slice(1).entries()) {
    const x = -10 + step * i;
    const from = heights[i] ?? to;
    path += `C${r(x + step / 2)} ${r(from)} ${r(x + step / 2)} ${r(to)} ${r(x + step)} ${r(to)}`;
  }
  return `${path}L${WIDTH + 10} ${bottom}z`;
}

/** A row of spikes hanging from `y` (or standing on it if `length` is negative). */
export function spikes(count: number, y: number, length: number, random: Random): string {
  const step = (WIDTH + 20) / count;
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const x = -10 + step * i;
    const tip = y + length * (0.35 + random() * 0.75);
    path += `M${r(x)} ${r(y)}L${r(x + step * (0.4 + random() * 0.2))} ${r(tip)}L${r(x + step + 2)} ${r(y)}z`;
  }
  return path;
}

/** An arch: an opening with a round top. */
export function arch(cx: number, bottom: number, width: number, height: number): string {
  const half = width / 2;
  const spring = bottom - height + half;
  return `M${r(cx - half)} ${r(bottom)}V${r(spring)}A${r(half)} ${r(half)} 0 0 1 ${r(cx + half)} ${r(spring)}V${r(bottom)}z`;
}

/** Cuts scattered over a region, all in roughly one direction. */
export function strewn(
  count: number,
  region: { x: number; y: number; w: number; h: number },
  stroke: { angle: number; length: number; thick: number },
  random: Random,
): string {
  return Array.from({ length: count }, () =>
    gouge(
      region.x + random() * region.w,
      region.y + random() * region.h,
      stroke.angle + (random() - 0.5) * 0.2,
      stroke.length * (0.5 + random() * 0.8),
      stroke.thick * (0.6 + random() * 0.7),
    ),
  ).join('');
}
