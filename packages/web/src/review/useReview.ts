import { use, useEffect, useState } from 'react';
import { recordAt } from '../net/api.ts';
import { usePosition, useTableState } from '../table/TableContext.ts';
import type { Review } from './calls.ts';
import { RecordContext } from './RecordContext.ts';
import { reviewOf } from './review.ts';

/** How far a review is: the share that is done, from 0 to 1; what was found; `null`: there is nothing to be had. */
export type Reviewed = number | Review | null;

/** Milliseconds that the end of a game has for itself before a search takes a share of the machine. */
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

/** Reviews the finished game that is on the page, from its own record. */
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
