/** One guess of the table, on which moves are tried: each is played on from the same cards, with the same luck. */
import { applyMove, fork, isRefusal, stream } from '@kickdoor/rules';
import type { Scene } from '../scene.ts';
import { tunedBot } from '../sensible.ts';
import type { Candidate } from './candidates.ts';
import { playOn } from './playout.ts';
import type { Net } from './net.ts';
import { sampleTable } from './sample.ts';
import { chances } from './value.ts';

export interface RolloutOptions {
  /** Moves played in each rollout. */
  readonly depth?: number;
  /** What tells chances at the end of a rollout; the learned one by default. */
  readonly net?: Net;
}

/** Tries a candidate: the seat's chance to win after it, from 0 to 1; `null` where the guess forbids it. */
export type Attempt = (candidate: Candidate) => number | null;

/** Makes a guess of the table; `null` where a view doesn't say enough. */
export function guess(
  { pool, view, seat, random }: Scene,
  { depth = 16, net }: RolloutOptions,
): Attempt | null {
  const table = sampleTable(pool, view, random);
  if (table === null) return null;
  const luck = String(random());
  return (candidate) => {
    const copy = fork(table);
    if (candidate !== null && isRefusal(applyMove(pool, copy, seat, candidate))) return null;
    const policy = { pool, bot: tunedBot, random: stream(luck) };
    playOn(policy, copy, depth, candidate === null ? seat : null);
    return chances(pool, copy, net)[seat] ?? 0;
  };
}
