/** What a position is worth to each seat: its chance of winning, a softmax over the scores that a small net gives. */
import type { CardPool, State } from '@kickdoor/rules';
import { featuresOf } from './features.ts';
import { readNet, scoresOf, type Net } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** What was learned from games between bots. */
const LEARNED = readNet(WEIGHTS);

/** Each seat's share of the sum of exponents; seats with `null` have none. */
export function softmax(scores: readonly (number | null)[]): number[] {
  const most = Math.max(...scores.map((score) => score ?? -Infinity));
  const powers = scores.map((score) => (score === null ? 0 : Math.exp(score - most)));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => (sum === 0 ? 0 : one / sum));
}

/** Each seat's chance to win, by seat, from 0 to 1; together 1. Winners of a game that is over share it. */
export function chances(pool: CardPool, state: State, net: Net = LEARNED): number[] {
  if (state.phase === 'over') {
    const { winners } = state;
    return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const scores = scoresOf(net, featuresOf(pool, state));
  return softmax(state.players.map(({ left }, seat) => (left ? null : (scores[seat] ?? null))));
}
