/**
 * Bakes an icon's path into what pictures draw: slightly uneven, like a linocut, and split into the outer contours (the
 * silhouette, filled with ink) and the inner ones (the lines within it).
 */
import { contours, type Contour, type Point, type Segment } from './path.ts';

/** An icon in a 512 × 512 pool: `outer` alone is the silhouette; with `inner` it is the icon. */
export interface Baked {
  readonly outer: string;
  readonly inner: string;
}

/** An unsteady hand: a smooth displacement that depends only on the position. */
function slip({ x, y }: Point): Point {
  const dx = 1.7 * Math.sin(x * 0.041 + y * 0.057 + 1.3) + 1.1 * Math.sin(y * 0.13 - x * 0.06 + 0.4);
  const dy = 1.7 * Math.sin(x * 0.053 - y * 0.037 + 2.1) + 1.1 * Math.sin(x * 0.12 + y * 0.07 + 4);
  return { x: x + dx, y: y + dy };
}

/** Splits long straight lines into several strokes, so that they come out uneven too. */
function cut(from: Point, segment: Segment): Segment[] {
  const { to, by } = segment;
  if (by) return [{ by: [slip(by[0]), slip(by[1])], to: slip(to) }];
  const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 48));
  return Array.from({ length: parts }, (_, i) => {
    const t = (i + 1) / parts;
    return { to: slip({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }) };
  });
}

function uneven(contour: Contour): Contour {
  const segments: Segment[] = [];
  let at = contour.from;
  for (const segment of contour.segments) {
    segments.push(...cut(at, segment));
    at = segment.to;
  }
  return { from: slip(contour.from), segments };
}

/** A polygon that approximates a contour, for containment tests. */
function polygon({ from, segments }: Contour): Point[] {
  const points = [from];
  for (const { to, by } of segments) {
    const last = points.at(-1) ?? from;
    if (by) {
      points.push({
        x: (last.x + 3 * by[0].x + 3 * by[1].x + to.x) / 8,
        y: (last.y + 3 * by[0].y + 3 * by[1].y + to.y) / 8,
      });
    }
    points.push(to);
  }
  return points;
}

function area(points: readonly Point[]): number {
  let sum = 0;
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? p;
    sum += p.x * q.y - q.x * p.y;
  }
  return Math.abs(sum / 2);
}

function within(p: Point, points: readonly Point[]): boolean {
  let odd = false;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}

/**
 * Whether the first point and the middle point of a polygon lie inside the other: a contour that only touches another
 * is not inside it.
 */
function inside(points: readonly Point[], other: readonly Point[]): boolean {
  const probes = [
    points[0],
    points[Math.floor(points.length / 3)],
    points[Math.floor((points.length * 2) / 3)],
  ];
  return probes.every((probe) => probe !== undefined && within(probe, other));
}

const whole = ({ x, y }: Point): [number, number] => [Math.round(x), Math.round(y)];
const join = (numbers: readonly number[]): string => numbers.join(' ').replaceAll(' -', '-');

/** Writes a contour with relative integer coordinates, which keeps it short. */
function write({ from, segments }: Contour): string {
  let [x, y] = whole(from);
  let text = `M${join([x, y])}`;
  for (const { to, by } of segments) {
    const [tx, ty] = whole(to);
    if (by) {
      const [a, b] = [whole(by[0]), whole(by[1])];
      text += `c${join([a[0] - x, a[1] - y, b[0] - x, b[1] - y, tx - x, ty - y])}`;
    } else if (tx !== x || ty !== y) {
      text += `l${join([tx - x, ty - y])}`;
    }
    [x, y] = [tx, ty];
  }
  return `${text}z`;
}

/** Bakes one icon. */
export function bake(d: string): Baked {
  const all = contours(d)
    .map(uneven)
    .map((contour) => {
      const points = polygon(contour);
      return { contour, points, area: area(points) };
    });
  const isInner = (part: (typeof all)[number]): boolean =>
    all.some((other) => other.area > part.area && inside(part.points, other.points));
  const text = (parts: typeof all): string => parts.map(({ contour }) => write(contour)).join('');
  return { outer: text(all.filter((part) => !isInner(part))), inner: text(all.filter(isInner)) };
}
