/** A normal belief about a candidate's gain over the regular move, before it is tried and after. */
import { PRIORS } from './priors.ts';
import type { Priors, Sort } from './sort.ts';

/** A belief about a gain in the chance to win: its mean and its standard deviation. */
export interface Belief {
  readonly mean: number;
  readonly deviation: number;
}

const UNKNOWN = [-0.01, 0.02] as const;

/** The belief about a candidate of this sort before it is tried. */
export function priorOf({ narrow, broad }: Sort, priors: Priors = PRIORS): Belief {
  const [mean, deviation] = priors[narrow] ?? priors[broad] ?? priors[''] ?? UNKNOWN;
  return { mean, deviation };
}

/** The gains of one candidate in its rollouts. */
export interface Trials {
  readonly tries: number;
  readonly gain: number;
  readonly squares: number;
}

/** The assumed scatter of a single rollout's gain, and how many rollouts this assumption counts as. */
const SCATTER = 0.06;
const SUPPOSED = 2;

/** The belief after the trials: a conjugate normal update whose scatter mixes the assumed and the observed one. */
export function posterior({ mean, deviation }: Belief, { tries, gain, squares }: Trials): Belief {
  if (tries === 0) return { mean, deviation };
  const seen = Math.max(0, squares - (gain * gain) / tries);
  const variance = (SUPPOSED * SCATTER ** 2 + seen) / (SUPPOSED + tries);
  const before = 1 / Math.max(1e-8, deviation ** 2);
  const after = tries / variance;
  return {
    mean: (mean * before + (gain / tries) * after) / (before + after),
    deviation: Math.sqrt(1 / (before + after)),
  };
}
