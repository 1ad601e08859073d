import { randomBot } from '@kickdoor/bots';
import type { Move, LegalMove, View } from '@kickdoor/rules';
import { poolOf } from './card-pools.ts';

/** Seeded random numbers, so that failing tests are reproducible. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A legal move if this seat has to act; otherwise usually `null`. */
export function anyMove(
  { view, legalMoves }: { readonly view: View; readonly legalMoves: readonly LegalMove[] },
  random: () => number,
): Move | null {
  return randomBot.decide(view, legalMoves, poolOf(view.sets), random)?.move ?? null;
}
