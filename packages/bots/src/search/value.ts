/** What a position is worth to each seat: its chance of winning, a softmax over linear scores of the open cards. */
import type { CardPool, State } from '@kickdoor/rules';
import { featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Each seat's share of the sum of exponents; seats with `null` have none. */
export function softmax(scores: readonly (number | null)[]): number[] {
  const most = Math.max(...scores.map((score) => score ?? -Infinity));
  const powers = scores.map((score) => (score === null ? 0 : Math.exp(score - most)));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => (sum === 0 ? 0 : one / sum));
}

/** The sum of figures, each times its weight. */
export function scoreOf(figures: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < figures.length; at += 1) sum += (figures[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Each seat's chance to win, by seat, from 0 to 1; together 1. Winners of a game that is over share it. */
export function chances(pool: CardPool, state: State, weights: readonly number[] = WEIGHTS): number[] {
  if (state.phase === 'over') {
    const { winners } = state;
    return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const figures = featuresOf(pool, state);
  return softmax(
    state.players.map(({ left }, seat) => (left ? null : scoreOf(figures[seat] ?? [], weights))),
  );
}
