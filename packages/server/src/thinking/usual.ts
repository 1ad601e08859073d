/** How much bots search where nobody has said otherwise. */
import { availableParallelism } from 'node:os';
import { THINKS } from '@kickdoor/bots';
import type { Thinking } from './thread-pool.ts';

/** Most threads that a server starts unasked. */
const MOST_THREADS = 4;

/** One core is left to the tables, where there is more than one. */
export function usualThinking(): Thinking {
  const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  return { threads, longest: THINKS.master };
}
