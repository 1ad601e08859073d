/** How much bots search by default. */
import { availableParallelism } from 'node:os';
import { THINKS } from '@kickdoor/bots';
import type { Thinking } from './thread-pool.ts';

/** Most threads that a server starts by default. */
const MOST_THREADS = 4;

/** Leaves one core to the tables if there is more than one. */
export function usualThinking(): Thinking {
  const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  return { threads, longest: THINKS.master };
}
