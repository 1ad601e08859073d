/** The value of a position to each seat: its chance to win, a softmax over the scores of a small net. */
import type { CardPool, State } from '@kickdoor/rules';
import { featuresOf } from './features.ts';
import { readNet, scoresOf, type Net } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** The net learned from games between bots. */
const LEARNED = readNet(WEIGHTS);

/** The softmax of the scores; seats with `null` get 0. */
export function softmax(scores: readonly (number | null)[]): number[] {
  const most = Math.max(...scores.map((score) => score ?? -Infinity));
  const powers = scores.map((score) => (score === null ? 0 : Math.exp(score - most)));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers.map((one) => (sum === 0 ? 0 : one / sum));
}

/** Each seat's chance to win, from 0 to 1; they add up to 1. The winners of a finished game share it. */
export function chances(pool: CardPool, state: State, net: Net = LEARNED): number[] {
  if (state.phase === 'over') {
    const { winners } = state;
    return state.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const scores = scoresOf(net, featuresOf(pool, state));
  return softmax(state.players.map(({ left }, seat) => (left ? null : (scores[seat] ?? null))));
}
