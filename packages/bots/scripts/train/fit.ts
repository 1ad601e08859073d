/**
 * Fits the net, such that the softmax of the seats' scores predicts who wins: Adam (Kingma and Ba, ICLR 2015) on
 * minibatches.
 */
import { shuffle } from '@kickdoor/rules';
import {
  add,
  netLength,
  netOver,
  othersOf,
  scoreOf,
  scoresOf,
  unitsOf,
  type Net,
} from '../../src/search/net.ts';
import { softmax } from '../../src/search/value.ts';
import type { Position } from './games.ts';

/** Hyperparameters: the number of units, the schedule, L2 regularization (`RIDGE`), and those of Adam. */
const UNITS = 24;
const EPOCHS = 3;
const RATE = 0.002;
const RIDGE = 1e-4;
const BATCH = 256;
const [SLOW, SLOWER, TINY] = [0.9, 0.999, 1e-8];

/** The cross-entropy of the prediction for one position, in nats. */
function surprise(expected: readonly number[], shares: readonly number[]): number {
  let sum = 0;
  for (const [seat, share] of shares.entries()) {
    if (share > 0) sum -= share * Math.log(Math.max(1e-9, expected[seat] ?? 0));
  }
  return sum;
}

/** The mean cross-entropy of a net's predictions, in nats. */
export function lossOf(positions: readonly Position[], net: Net): number {
  const sum = positions.reduce(
    (total, { figures, shares }) => total + surprise(softmax(scoresOf(net, figures)), shares),
    0,
  );
  return sum / positions.length;
}

/** The standard deviation of each figure; 1 for constant ones. */
function deviations(positions: readonly Position[], size: number): Float64Array {
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)];
  let count = 0;
  for (const { figures } of positions) {
    for (const one of figures) {
      add(sums, one, 1);
      add(
        squares,
        one.map((figure) => figure * figure),
        1,
      );
      count += 1;
    }
  }
  return squares.map((square, at) => Math.sqrt(square / count - ((sums[at] ?? 0) / count) ** 2) || 1);
}

/** Adds the gradient of one position, multiplied by `rate`. */
function addGradient(gradient: Net, net: Net, { figures, shares }: Position, rate: number): void {
  const others = othersOf(figures);
  const units = figures.map((own, seat) => unitsOf(net, own, others[seat] ?? []));
  const scores = figures.map((own, seat) =>
    scoreOf(net, units[seat] ?? new Float64Array(), own, others[seat] ?? []),
  );
  const expected = softmax(scores);
  for (const [seat, own] of figures.entries()) {
    const error = ((expected[seat] ?? 0) - (shares[seat] ?? 0)) * rate;
    const sums = units[seat] ?? new Float64Array();
    const rest = others[seat] ?? new Float64Array();
    add(gradient.direct[0], own, error);
    add(gradient.direct[1], rest, error);
    add(
      gradient.out,
      sums.map((sum) => Math.max(0, sum)),
      error,
    );
    const back = sums.map((sum, at) => (sum > 0 ? error * (net.out[at] ?? 0) : 0));
    add(gradient.bias, back, 1);
    for (let at = 0; at < own.length; at += 1) {
      const [ownRow, otherRow] = [gradient.own[at], gradient.others[at]];
      if (ownRow !== undefined) add(ownRow, back, own[at] ?? 0);
      if (otherRow !== undefined) add(otherRow, back, rest[at] ?? 0);
    }
  }
}

/** Fills a row with random numbers around 0, from an interval of this width. */
function scatter(row: Float64Array, spread: number, random: () => number): void {
  for (let at = 0; at < row.length; at += 1) row[at] = (random() - 0.5) * spread;
}

/** The initial weights: small random ones, so that the units differ. */
function begin(size: number, random: () => number): Float64Array {
  const numbers = new Float64Array(netLength(size, UNITS));
  const { own, others, out } = netOver(numbers, size, UNITS);
  for (const row of [...own, ...others]) scatter(row, Math.sqrt(6 / size), random);
  scatter(out, 0.2, random);
  return numbers;
}

/** A position with each figure divided by its standard deviation. */
function scaled({ figures, shares }: Position, by: Float64Array): Position {
  return { figures: figures.map((one) => one.map((figure, at) => figure / (by[at] ?? 1))), shares };
}

/** Converts a net for scaled figures to one for unscaled figures. */
function unscale({ own, others, direct }: Net, by: Float64Array): void {
  for (const [at, scale] of by.entries()) {
    for (const row of [own[at], others[at]]) row?.set(row.map((one) => one / scale));
    for (const row of direct) row[at] = (row[at] ?? 0) / scale;
  }
}

/** Adam's update step. */
function descent(numbers: Float64Array) {
  const [mean, square] = [numbers.map(() => 0), numbers.map(() => 0)];
  let step = 0;
  return (gradient: Float64Array, rate: number): void => {
    step += 1;
    const [steady, sure] = [1 - SLOW ** step, 1 - SLOWER ** step];
    for (let at = 0; at < numbers.length; at += 1) {
      const slope = (gradient[at] ?? 0) + RIDGE * (numbers[at] ?? 0);
      const [first, second] = [
        SLOW * (mean[at] ?? 0) + (1 - SLOW) * slope,
        SLOWER * (square[at] ?? 0) + (1 - SLOWER) * slope * slope,
      ];
      mean[at] = first;
      square[at] = second;
      numbers[at] = (numbers[at] ?? 0) - (rate * (first / steady)) / (Math.sqrt(second / sure) + TINY);
    }
  };
}

/** Trains the net. Deterministic for the same positions and random numbers. */
export function fit(positions: readonly Position[], random: () => number): Net {
  const size = positions[0]?.figures[0]?.length ?? 0;
  const by = deviations(positions, size);
  const numbers = begin(size, random);
  const gradient = new Float64Array(numbers.length);
  const [net, slopes] = [netOver(numbers, size, UNITS), netOver(gradient, size, UNITS)];
  const descend = descent(numbers);
  const order = positions.map((_, at) => at);
  const batches = EPOCHS * Math.ceil(order.length / BATCH);
  let done = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => positions[at] ?? []);
      gradient.fill(0);
      // Scaled batch by batch: scaling all positions at once would take gigabytes.
      for (const one of batch) addGradient(slopes, net, scaled(one, by), 1 / batch.length);
      descend(gradient, RATE * (1 - done / batches));
      done += 1;
    }
  }
  unscale(net, by);
  return net;
}
