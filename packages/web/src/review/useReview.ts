import { use, useEffect, useState } from 'react';
import { recordAt } from '../net/api.ts';
import { usePosition, useTableState } from '../table/TableContext.ts';
import type { Review } from './calls.ts';
import { RecordContext } from './RecordContext.ts';
import { reviewOf } from './review.ts';

/** The state of a review: the share done, from 0 to 1; the findings; or `null` if there are none to be had. */
export type Reviewed = number | Review | null;

/** Milliseconds after the end of a game before the search starts, so that the ending plays smoothly. */
const REST = 3000;

function rested(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REST);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Reviews the finished game on the page, from its record. */
export function useReview(): Reviewed {
  const { pool } = usePosition();
  const { table } = useTableState();
  const text = use(RecordContext);
  const [reviewed, setReviewed] = useState<Reviewed>(0);
  const id = table?.stage === 'over' ? table.id : null;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const found = async (): Promise<Review | null> => {
      await rested(signal);
      if (signal.aborted) return null;
      if (text !== null) return reviewOf(text, pool, signal, setReviewed);
      const answer = id === null ? null : await recordAt(id);
      return answer?.ok === true ? reviewOf(answer.value, pool, signal, setReviewed) : null;
    };
    void (async () => {
      const review = await found().catch(() => null);
      if (!signal.aborted) setReviewed(review);
    })();
    return () => stop.abort();
  }, [id, text, pool]);
  return reviewed;
}
