/**
 * Fits the prior of each sort of candidate: the mean gain over positions, and its standard deviation between positions
 * without the sampling error of the trials (DerSimonian and Laird, Meta-analysis in clinical trials, 1986).
 */
import type { Belief } from '../../src/search/prior.ts';
import type { Priors } from '../../src/search/sort.ts';
import type { Gain } from './gains.ts';

/** Sorts with fewer observations than this get no prior of their own; a broader sort's applies. */
const OFTEN = 12;
/** How many positions the broader sort's mean counts for in a narrower sort. */
const WEIGHT = 6;
/** The smallest standard deviation: trials must always be able to change a prior. */
const LEAST_DEVIATION = 0.004;

function beliefOf(gains: readonly Gain[], broader: Belief): Belief {
  const weights = gains.map(({ error }) => 1 / (error ** 2 + 0.01 ** 2));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const weighted = gains.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0) / total;
  const mean = (weighted * gains.length + broader.mean * WEIGHT) / (gains.length + WEIGHT);
  const spread = gains.reduce((sum, one) => sum + (one.mean - weighted) ** 2 - one.error ** 2, 0);
  const variance = Math.max(0, spread / gains.length);
  const shared = (variance * gains.length + broader.deviation ** 2 * WEIGHT) / (gains.length + WEIGHT);
  return { mean, deviation: Math.max(LEAST_DEVIATION, Math.sqrt(shared)) };
}

const rounded = (figure: number): number => Math.round(figure * 1e4) / 1e4;

function grouped(gains: readonly Gain[], by: (gain: Gain) => string): Map<string, Gain[]> {
  const found = new Map<string, Gain[]>();
  for (const gain of gains) {
    const list = found.get(by(gain)) ?? [];
    list.push(gain);
    found.set(by(gain), list);
  }
  return found;
}

/** The priors by sort, broad and narrow ones, sorted by name. */
export function fitPriors(gains: readonly Gain[]): Priors {
  const all = beliefOf(gains, { mean: 0, deviation: 0.02 });
  const found = new Map<string, Belief>([['', all]]);
  for (const [broad, some] of grouped(gains, ({ sort }) => sort.broad)) {
    if (some.length >= OFTEN) found.set(broad, beliefOf(some, all));
  }
  for (const [narrow, some] of grouped(gains, ({ sort }) => sort.narrow)) {
    const broader = found.get(some[0]?.sort.broad ?? '') ?? all;
    if (some.length >= OFTEN) found.set(narrow, beliefOf(some, broader));
  }
  const names = [...found.keys()].toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const { mean, deviation } = found.get(name) ?? all;
      return [name, [rounded(mean), rounded(deviation)] as const];
    }),
  );
}
