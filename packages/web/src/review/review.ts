/** The page's side of a review, which searches each finished game once. */
import type { CardPool } from '@kickdoor/rules';
import { setsOf, startWorker, type FromReviewer, type Review, type ToReview } from './calls.ts';

/** Finished reviews by record. */
const found = new Map<string, Review>();

/**
 * Reviews the game of a record. `told` is called with the share done, from 0 to 1. `null` if it was stopped, the record
 * can't be read, or the worker failed to start.
 */
export async function reviewOf(
  text: string,
  pool: CardPool,
  signal: AbortSignal,
  told: (share: number) => void,
): Promise<Review | null> {
  const known = found.get(text);
  if (known !== undefined) return known;
  if (signal.aborted) return null;
  const worker = startWorker();
  const made = new Promise<Review | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if (data.type === 'progress') told(data.share);
      else if (data.type === 'done') resolve(data.review);
    });
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => resolve(null));
  });
  const wish: ToReview = { type: 'review', text, sets: setsOf(pool) };
  worker.postMessage(wish);
  const review = await made;
  worker.terminate();
  if (review !== null) found.set(text, review);
  return review;
}
