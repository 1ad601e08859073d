/**
 * The worker that reviews finished games and gives advice in running ones: a search takes seconds, which would block
 * the page.
 */
import { adviceFor, movesReviewed, turningPointsOf, type Advice } from '@kickdoor/bots';
import { buildCardPool, isRecordFault, readRecord, stream } from '@kickdoor/rules';
import { z } from 'zod';
import type { FromReviewer, Review, ToAdvise, ToReview } from './calls.ts';

// The page's security policy, which forbids compiling code from text, also holds in its workers.
z.config({ jitless: true });

const say = (message: FromReviewer): void => postMessage(message);

/** Runs a generator to its end. */
function finished<Told, Made>(work: Generator<Told, Made>, told: (progress: Told) => void): Made {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    told(next.value);
  }
}

function review({ text, sets }: ToReview): Review | null {
  const record = readRecord(text);
  if (isRecordFault(record)) return null;
  const pool = buildCardPool(sets);
  const turningPoints = finished(turningPointsOf(pool, record), () => undefined);
  let percent = 0;
  const moves = finished(movesReviewed(pool, record), (share) => {
    if (Math.floor(share * 100) <= percent) return;
    percent = Math.floor(share * 100);
    say({ type: 'progress', share });
  });
  return { ...moves, turningPoints };
}

function advise({ sets, view, legalMoves, milliseconds }: ToAdvise): Advice {
  const budget = { milliseconds, now: () => performance.now() };
  return adviceFor(view, legalMoves, buildCardPool(sets), stream(crypto.randomUUID()), { budget });
}

addEventListener('message', ({ data }: MessageEvent<ToReview | ToAdvise>) => {
  if (data.type === 'review') say({ type: 'done', review: review(data) });
  else say({ type: 'advised', advice: advise(data) });
});
