/** The geometry of a plot over time. */

export interface Point {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `null`: there was nothing to measure. */
  readonly value: number | null;
}

/** The area of a plot in units of its SVG, and the meaning of its edges. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970 at the left and right edges. */
  readonly from: number;
  readonly until: number;
  /** The value at the top edge; 0 is at the bottom. */
  readonly most: number;
}

/** Milliseconds without a sample that break a line: the server was stuck or restarted. */
const GAP = 10_000;

/**
 * The line through the points as the `d` of an SVG path; it breaks at missing values and at gaps. A single point is a
 * line without length, which round caps draw as a dot.
 */
export function linePath(points: readonly Point[], frame: Frame): string {
  const parts: string[] = [];
  let last: number | null = null;
  for (const [index, { at, value }] of points.entries()) {
    if (value === null || at < frame.from) {
      last = null;
      continue;
    }
    const place = `${place1(x(at, frame))} ${place1(y(value, frame))}`;
    const joins = last !== null && at - last <= GAP;
    if (joins) parts.push(`L${place}`);
    else parts.push(`M${place}`);
    const next = points[index + 1];
    const untilNext = typeof next?.value === 'number' ? next.at - at : Infinity;
    const isAlone = !joins && untilNext > GAP;
    if (isAlone) parts.push('h0');
    last = at;
  }
  return parts.join('');
}

/** The smallest 1, 2 or 5 times a power of ten that is no less, and at least 1: a round end for an axis. */
export function roundUp(value: number): number {
  if (!(value > 1)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5].find((each) => each * power >= value) ?? 10;
  return step * power;
}

/** The largest value; `null` if there is none. */
export function largest(points: readonly Point[]): number | null {
  const values = points.flatMap(({ value }) => value ?? []);
  return values.length === 0 ? null : Math.max(...values);
}

function x(at: number, { left, width, from, until }: Frame): number {
  return left + ((at - from) / (until - from)) * width;
}

function y(value: number, { top, height, most }: Frame): number {
  return top + (1 - Math.min(value, most) / most) * height;
}

const place1 = (value: number) => Math.round(value * 10) / 10;
