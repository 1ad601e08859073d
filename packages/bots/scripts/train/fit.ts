/** Fits weights so that the softmax of the seats' scores foretells who wins: multinomial logistic regression by Adam. */
import { shuffle } from '@kickdoor/rules';
import { scoreOf, softmax } from '../../src/search/value.ts';
import type { Position } from './games.ts';

/** How long and how fast is learned; `ridge` pulls weights to 0. */
const EPOCHS = 12;
const RATE = 0.01;
const RIDGE = 1e-4;
const BATCH = 256;
const [SLOW, SLOWER, TINY] = [0.9, 0.999, 1e-8];

/** The mean surprise at who won, in nats. */
export function lossOf(positions: readonly Position[], weights: readonly number[]): number {
  let sum = 0;
  for (const { figures, shares } of positions) {
    const expected = softmax(figures.map((one) => scoreOf(one, weights)));
    for (const [seat, share] of shares.entries()) {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, expected[seat] ?? 0));
    }
  }
  return sum / positions.length;
}

/** Adds one position's gradient. */
function addGradient(gradient: Float64Array, { figures, shares }: Position, weights: Float64Array): void {
  const list = [...weights];
  const expected = softmax(figures.map((one) => scoreOf(one, list)));
  for (const [seat, one] of figures.entries()) {
    const error = (expected[seat] ?? 0) - (shares[seat] ?? 0);
    for (let at = 0; at < one.length; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (one[at] ?? 0);
  }
}

/** The weights for the positions, in the order of the figures. The same positions and random numbers give the same. */
export function fit(positions: readonly Position[], random: () => number): number[] {
  const size = positions[0]?.figures[0]?.length ?? 0;
  const weights = new Float64Array(size);
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  const order = positions.map((_, at) => at);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => positions[at] ?? []);
      const gradient = new Float64Array(size);
      for (const one of batch) addGradient(gradient, one, weights);
      step += 1;
      const rate = (RATE * Math.sqrt(1 - SLOWER ** step)) / (1 - SLOW ** step) / (1 + epoch);
      for (let at = 0; at < size; at += 1) {
        const slope = (gradient[at] ?? 0) / batch.length + RIDGE * (weights[at] ?? 0);
        mean[at] = SLOW * (mean[at] ?? 0) + (1 - SLOW) * slope;
        square[at] = SLOWER * (square[at] ?? 0) + (1 - SLOWER) * slope * slope;
        weights[at] = (weights[at] ?? 0) - (rate * (mean[at] ?? 0)) / (Math.sqrt(square[at] ?? 0) + TINY);
      }
    }
  }
  return [...weights];
}
