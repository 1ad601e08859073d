/**
 * A small neural net that scores seats: a layer of rectified units over the seat's own figures and the mean of the
 * others', plus a linear term of both.
 */

/** The net's weights; each row belongs to one figure. */
export interface Net {
  /** The weights from each figure to the units, of the seat itself and of the others. */
  readonly own: readonly Float64Array[];
  readonly others: readonly Float64Array[];
  /** The bias of each unit. */
  readonly bias: Float64Array;
  /** The weight of each unit in the score. */
  readonly out: Float64Array;
  /** The linear weights of the figures, of the seat and of the others. */
  readonly direct: readonly [own: Float64Array, others: Float64Array];
}

/** The figures of one seat, in the net's order. */
export type Figures = ArrayLike<number>;

/** For each seat, the mean of the other seats' figures. */
export function othersOf(figures: readonly Figures[]): Float64Array[] {
  const sums = new Float64Array(figures[0]?.length ?? 0);
  for (const one of figures) add(sums, one, 1);
  const most = Math.max(1, figures.length - 1);
  return figures.map((one) => {
    const rest = sums.slice();
    add(rest, one, -1);
    return rest.map((sum) => sum / most);
  });
}

/** Adds `times` times a row to the sums. */
export function add(sums: Float64Array, row: Figures | undefined, times: number): void {
  // Most figures are 0.
  if (times === 0 || row === undefined) return;
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + times * (row[at] ?? 0);
}

/** The sums of the net's units for one seat, before rectification. */
export function unitsOf(net: Net, own: Figures, others: Figures): Float64Array {
  const sums = net.bias.slice();
  for (let at = 0; at < own.length; at += 1) {
    add(sums, net.own[at], own[at] ?? 0);
    add(sums, net.others[at], others[at] ?? 0);
  }
  return sums;
}

function product(row: Float64Array, figures: Figures): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (figures[at] ?? 0);
  return sum;
}

/** One seat's score, from its units' sums. */
export function scoreOf(net: Net, units: Float64Array, own: Figures, others: Figures): number {
  const [ownWeights, otherWeights] = net.direct;
  let score = product(ownWeights, own) + product(otherWeights, others);
  for (let at = 0; at < units.length; at += 1) score += Math.max(0, units[at] ?? 0) * (net.out[at] ?? 0);
  return score;
}

/** The score of each seat; the softmax of all scores is the chance to win. */
export function scoresOf(net: Net, figures: readonly Figures[]): number[] {
  const others = othersOf(figures);
  return figures.map((own, seat) => {
    const rest = others[seat] ?? [];
    return scoreOf(net, unitsOf(net, own, rest), own, rest);
  });
}

/** A net whose weights are views into `numbers`. */
export function netOver(numbers: Float64Array, size: number, units: number): Net {
  let from = 0;
  const next = (length: number): Float64Array => numbers.subarray(from, (from += length));
  const rows = (): Float64Array[] => Array.from({ length: size }, () => next(units));
  return {
    own: rows(),
    others: rows(),
    bias: next(units),
    out: next(units),
    direct: [next(size), next(size)],
  };
}

/** How many numbers such a net takes. */
export function netLength(size: number, units: number): number {
  return 2 * size * units + 2 * units + 2 * size;
}

/** A net as text: a row for each figure, and the units' biases and weights. */
export interface WrittenNet {
  readonly rows: Readonly<Record<string, string>>;
  readonly bias: string;
  readonly out: string;
}

const DIGITS = 4;
const written = (numbers: Iterable<number>): string =>
  Array.from(numbers, (one) => String(Number(one.toPrecision(DIGITS)))).join(' ');
const numbersOf = (text: string): Float64Array => Float64Array.from(text.split(' '), Number);

/** Writes a net; `names` are its figures, in order. */
export function writeNet(net: Net, names: readonly string[]): WrittenNet {
  const [own, others] = net.direct;
  const rows = names.map((name, at) => {
    const row = [...(net.own[at] ?? []), ...(net.others[at] ?? []), own[at] ?? 0, others[at] ?? 0];
    return [name, written(row)] as const;
  });
  return { rows: Object.fromEntries(rows), bias: written(net.bias), out: written(net.out) };
}

/** Reads a net written by {@link writeNet}. */
export function readNet({ rows, bias, out }: WrittenNet): Net {
  const units = numbersOf(bias);
  const lines = Object.values(rows).map(numbersOf);
  const column = (at: number): Float64Array => Float64Array.from(lines, (line) => line[at] ?? 0);
  return {
    own: lines.map((line) => line.subarray(0, units.length)),
    others: lines.map((line) => line.subarray(units.length, 2 * units.length)),
    bias: units,
    out: numbersOf(out),
    direct: [column(2 * units.length), column(2 * units.length + 1)],
  };
}
