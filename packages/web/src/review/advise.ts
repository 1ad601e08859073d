/** The page's side of advice: one worker per position and answer. */
import type { Advice } from '@kickdoor/bots';
import type { CardPool, LegalMove, View } from '@kickdoor/rules';
import { setsOf, startWorker, type FromReviewer, type ToAdvise } from './calls.ts';

/** Milliseconds that a player waits for advice. */
const THINKING = 1500;

/** Advises the viewing seat; `null` if it was stopped, or the worker failed to start. */
export async function advise(
  { view, legalMoves }: { readonly view: View; readonly legalMoves: readonly LegalMove[] },
  pool: CardPool,
  signal: AbortSignal,
): Promise<Advice | null> {
  const worker = startWorker();
  const made = new Promise<Advice | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
      if (data.type === 'advised') resolve(data.advice);
    });
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => resolve(null));
  });
  const wish: ToAdvise = { type: 'advise', sets: setsOf(pool), view, legalMoves, milliseconds: THINKING };
  worker.postMessage(wish);
  const advice = await made;
  worker.terminate();
  return advice;
}
