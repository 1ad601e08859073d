/** One guess of the table, on which moves are tried: each is played on from the same cards, with the same luck. */
import { applyMove, fork, isRefusal, stream } from '@kickdoor/rules';
import type { Scene } from '../scene.ts';
import { tunedBot } from '../sensible.ts';
import type { Candidate } from './candidates.ts';
import { playOn } from './playout.ts';
import type { Net } from './net.ts';
import { sampleTable } from './sample.ts';
import { chances } from './value.ts';

/** After how many moves rollouts are valued, in ascending order; the mean of them counts. */
export type Depths = readonly number[];

const NEAR: Depths = [16];
const FAR: Depths = [8, 16, 24, 32];
/** Milliseconds in which there are enough rollouts to look far. */
const LONG = 200;

/**
 * The depths for a search of this long. Averaging over several depths costs half as much again and evens out the value's
 * errors, which pays only once there are enough rollouts.
 */
export function depthsFor(milliseconds: number): Depths {
  return milliseconds < LONG ? NEAR : FAR;
}

export interface RolloutOptions {
  /** By default those of a short search. */
  readonly depths?: Depths;
  /** What tells chances at those depths; the learned one by default. */
  readonly net?: Net;
}

/** Tries a candidate: the seat's chance to win after it, from 0 to 1; `null` where the guess forbids it. */
export type Attempt = (candidate: Candidate) => number | null;

/** Makes a guess of the table; `null` where a view doesn't say enough. */
export function guess(
  { pool, view, seat, random }: Scene,
  { depths = NEAR, net }: RolloutOptions,
): Attempt | null {
  const table = sampleTable(pool, view, random);
  if (table === null) return null;
  const luck = String(random());
  return (candidate) => {
    const copy = fork(table);
    if (candidate !== null && isRefusal(applyMove(pool, copy, seat, candidate))) return null;
    const policy = { pool, bot: tunedBot, random: stream(luck) };
    let [made, sum] = [0, 0];
    for (const depth of depths) {
      playOn(policy, copy, depth - made, made === 0 && candidate === null ? seat : null);
      made = depth;
      sum += chances(pool, copy, net)[seat] ?? 0;
    }
    return sum / depths.length;
  };
}
