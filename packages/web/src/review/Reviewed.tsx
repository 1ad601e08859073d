import { Moments } from '../table/Moments.tsx';
import { usePosition } from '../table/TableContext.ts';
import { mistakeTold, turningPointTold } from './told.ts';
import { useReview } from './useReview.ts';

/** A search's findings in a finished game: the most expensive mistake, and the decisive turns. */
export function Reviewed() {
  const { say, names } = usePosition();
  const review = useReview();
  if (review === null) return null;
  if (typeof review === 'number') {
    const percent = Math.floor(review * 100);
    return (
      <section data-testid="review" aria-busy>
        <h2>{say('review-mistake-title')}</h2>
        <p>
          <progress value={review} aria-label={say('review-looking', { percent })} />{' '}
          <span aria-hidden>{say('review-looking', { percent })}</span>
        </p>
      </section>
    );
  }
  const [mistake] = review.mistakes;
  return (
    <>
      <Moments
        title={say('review-turning-title')}
        moments={review.turningPoints.map((point) => turningPointTold(point, names))}
      />
      <section data-testid="review">
        {mistake === undefined ? (
          <>
            <h2>{say('review-mistake-title')}</h2>
            <p>{say('review-no-mistake')}</p>
          </>
        ) : (
          <Moments title={say('review-mistake-title')} moments={[mistakeTold(mistake, names)]} />
        )}
        <p className="told-note">{say('review-note')}</p>
      </section>
    </>
  );
}
