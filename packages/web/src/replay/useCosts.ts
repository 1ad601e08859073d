import { useCallback, useEffect, useState } from 'react';
import { reviewOf } from '../review/review.ts';
import type { Reviewed } from '../review/useReview.ts';
import type { Opened } from './open.ts';

export interface Costs {
  /** The result, or the progress of the search; `undefined` before anybody has asked. */
  readonly found: Reviewed | undefined;
  /** Starts the search, unless it is running already. */
  readonly ask: () => void;
}

/** The cost of each move in a replayed game. The search takes seconds of a core, so it only starts on request. */
export function useCosts({ text, content }: Pick<Opened, 'text' | 'content'>): Costs {
  const [isAsked, setAsked] = useState(false);
  const [found, setFound] = useState<Reviewed>(0);
  const { pool } = content;
  useEffect(() => {
    if (!isAsked) return undefined;
    const stop = new AbortController();
    void (async () => {
      const review = await reviewOf(text, pool, stop.signal, setFound).catch(() => null);
      if (!stop.signal.aborted) setFound(review);
    })();
    return () => stop.abort();
  }, [isAsked, text, pool]);
  return { found: isAsked ? found : undefined, ask: useCallback(() => setAsked(true), []) };
}
