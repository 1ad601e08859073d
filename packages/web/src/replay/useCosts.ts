import { useCallback, useEffect, useState } from 'react';
import { reviewOf } from '../review/review.ts';
import type { Reviewed } from '../review/useReview.ts';
import type { Opened } from './open.ts';

export interface Costs {
  /** What was found, or how far the search is; `undefined`: nobody has asked yet. */
  readonly found: Reviewed | undefined;
  /** Somebody wants to know: the search begins, unless it has. */
  readonly ask: () => void;
}

/** What the moves of a replayed game cost. It takes seconds of a core, so nothing is looked for before somebody asks. */
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
