/** A guess of the table on which moves are tried, each played on from the same cards with the same luck. */
import { applyMove, fork, isRefusal, stream } from '@kickdoor/rules';
import type { Scene } from '../scene.ts';
import { tunedBot } from '../sensible.ts';
import type { Candidate } from './candidates.ts';
import { playOn } from './playout.ts';
import type { Net } from './net.ts';
import { sampleTable } from './sample.ts';
import { chances } from './value.ts';

/** The numbers of moves after which rollouts are valued, ascending; the mean of the values counts. */
export type Depths = readonly number[];

const NEAR: Depths = [16];
const FAR: Depths = [8, 16, 24, 32];
/** Milliseconds that allow enough rollouts to look far. */
const LONG = 200;

/**
 * The depths for a search of this duration. Averaging over several depths costs half as much again and smooths the
 * value's errors, which pays off only with enough rollouts.
 */
export function depthsFor(milliseconds: number): Depths {
  return milliseconds < LONG ? NEAR : FAR;
}

export interface RolloutOptions {
  /** By default those of a short search. */
  readonly depths?: Depths;
  /** The net that values positions; the learned one by default. */
  readonly net?: Net;
}

/** Tries a candidate: returns the seat's chance to win after it, from 0 to 1; `null` if the guess forbids it. */
export type Attempt = (candidate: Candidate) => number | null;

/** Guesses the table; `null` if the view doesn't say enough. */
export function guess(
  { pool, view, seat, random, past }: Scene,
  { depths = NEAR, net }: RolloutOptions,
): Attempt | null {
  const table = sampleTable(pool, view, random, past.sightings);
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
