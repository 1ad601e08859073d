/** Parses an SVG path into closed contours of lines and cubic curves, in absolute coordinates. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line to `to`, or a curve if it has control points. */
export interface Segment {
  readonly to: Point;
  readonly by?: readonly [Point, Point];
}

export interface Contour {
  readonly from: Point;
  readonly segments: readonly Segment[];
}

const ARGUMENTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;

/** Matches `shape` at a position, or returns nothing. */
function take(text: string, at: number, shape: RegExp): { text: string; end: number } | null {
  GAP.lastIndex = at;
  const start = at + (GAP.exec(text)?.[0].length ?? 0);
  shape.lastIndex = start;
  const found = shape.exec(text)?.[0];
  return found === undefined ? null : { text: found, end: start + found.length };
}

interface Command {
  readonly letter: string;
  readonly args: readonly number[];
}

/** Splits a path into commands; repeated arguments become repeated commands. */
function commands(d: string): Command[] {
  const found: Command[] = [];
  let at = 0;
  let letter = 'M';
  for (;;) {
    const named = take(d, at, /[a-z]/iy);
    if (named) {
      letter = named.text;
      at = named.end;
    }
    const count = ARGUMENTS[letter.toLowerCase()];
    if (count === undefined) throw new Error(`Unknown path command: ${letter}`);
    const args: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const isFlag = letter.toLowerCase() === 'a' && (i === 3 || i === 4);
      const number = take(d, at, isFlag ? FLAG : NUMBER);
      if (!number) break;
      args.push(Number(number.text));
      at = number.end;
    }
    if (args.length < count || (!named && count === 0)) return found;
    found.push({ letter, args });
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
}

const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
const mirror = (p: Point, at: Point): Point => ({ x: 2 * at.x - p.x, y: 2 * at.y - p.y });

/** An elliptical arc of at most 90°, as a curve on the unit circle from angle `a` to `b`. */
function quarter(a: number, b: number, place: (x: number, y: number) => Point): Segment {
  const k = (4 / 3) * Math.tan((b - a) / 4);
  return {
    by: [
      place(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a)),
      place(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b)),
    ],
    to: place(Math.cos(b), Math.sin(b)),
  };
}

/** An elliptical arc as cubic curves (SVG 2, appendix B.2.4). */
function arc(from: Point, args: readonly number[], to: Point): Segment[] {
  const [a0 = 0, b0 = 0, turn = 0, large = 0, sweep = 0] = args;
  if (a0 === 0 || b0 === 0 || (from.x === to.x && from.y === to.y)) return [{ to }];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grow = Math.sqrt(Math.max(1, (x / a0) ** 2 + (y / b0) ** 2));
  const [a, b] = [Math.abs(a0) * grow, Math.abs(b0) * grow];
  const under = (a * b) ** 2 - (a * y) ** 2 - (b * x) ** 2;
  const root = Math.sqrt(Math.max(0, under / ((a * y) ** 2 + (b * x) ** 2))) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * a * y) / b, (-root * b * x) / a];
  const first = Math.atan2((y - cy) / b, (x - cx) / a);
  let span = Math.atan2((-y - cy) / b, (-x - cx) / a) - first;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep === 0 && span > 0) span -= 2 * Math.PI;
  const centre = mix(from, to, 0.5);
  const place = (ux: number, uy: number): Point => {
    const [px, py] = [cx + a * ux, cy + b * uy];
    return { x: centre.x + cos * px - sin * py, y: centre.y + sin * px + cos * py };
  };
  const parts = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-6));
  return Array.from({ length: parts }, (_, i) =>
    quarter(first + (span * i) / parts, first + (span * (i + 1)) / parts, place),
  );
}

/** The parser's position: the current point, the contour's start, and the last control point of a curve. */
interface Pen {
  at: Point;
  start: Point;
  control: Point | null;
  kind: string;
}

/** The segments that a drawing command adds to its contour. */
function draw(pen: Pen, letter: string, args: readonly number[]): Segment[] {
  const kind = letter.toLowerCase();
  const origin = letter === kind ? pen.at : { x: 0, y: 0 };
  const point = (i: number): Point => ({ x: origin.x + (args[i] ?? 0), y: origin.y + (args[i + 1] ?? 0) });
  const smooth = (kinds: string): Point =>
    pen.control && kinds.includes(pen.kind) ? mirror(pen.control, pen.at) : pen.at;
  const curve = (one: Point, two: Point, to: Point): Segment[] => {
    pen.control = two;
    return [{ by: [one, two], to }];
  };
  const bend = (by: Point, to: Point): Segment[] => {
    pen.control = by;
    return [{ by: [mix(pen.at, by, 2 / 3), mix(to, by, 2 / 3)], to }];
  };
  if (kind === 'c') return curve(point(0), point(2), point(4));
  if (kind === 's') return curve(smooth('cs'), point(0), point(2));
  if (kind === 'q') return bend(point(0), point(2));
  if (kind === 't') return bend(smooth('qt'), point(0));
  if (kind === 'a') return arc(pen.at, args, point(5));
  if (kind === 'h') return [{ to: { x: point(0).x, y: pen.at.y } }];
  if (kind === 'v') return [{ to: { x: pen.at.x, y: origin.y + (args[0] ?? 0) } }];
  return [{ to: point(0) }];
}

/** The closed contours of a path, in order. */
export function contours(d: string): Contour[] {
  const found: { from: Point; segments: Segment[] }[] = [];
  const pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, control: null, kind: '' };
  let open: { from: Point; segments: Segment[] } | null = null;
  for (const { letter, args } of commands(d)) {
    const kind = letter.toLowerCase();
    if (kind === 'm') {
      const base = letter === 'm' ? pen.at : { x: 0, y: 0 };
      pen.at = { x: base.x + (args[0] ?? 0), y: base.y + (args[1] ?? 0) };
      pen.start = pen.at;
      open = null;
    } else if (kind === 'z') {
      pen.at = pen.start;
      open = null;
    } else {
      if (!open) {
        open = { from: pen.at, segments: [] };
        found.push(open);
      }
      const added = draw(pen, letter, args);
      open.segments.push(...added);
      pen.at = added.at(-1)?.to ?? pen.at;
    }
    pen.kind = kind;
  }
  return found;
}
