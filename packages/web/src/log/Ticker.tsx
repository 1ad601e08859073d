import { usePosition, useTableState } from '../table/TableContext.ts';
import { linesOf } from './lines.ts';
import './log.css';

/** The newest line, if no log is visible; also announced to screen readers. */
export function Ticker() {
  const { game, view, pool, say } = usePosition();
  const state = useTableState();
  const newest = linesOf(game.news, pool, view.players, view.seat).filter(({ tone }) => tone !== 'quiet');
  const last = linesOf(state.log.slice(-30), pool, view.players, view.seat).findLast(
    ({ tone }) => tone !== 'quiet',
  );
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-label={say('newest')}>
        {newest.map((line) => (
          <p key={line.key}>{say(line.phrase)}</p>
        ))}
      </div>
      <div className="ticker" aria-hidden>
        {last === undefined ? null : (
          <span key={last.key} className={`ticker-line log-${last.tone}`}>
            {say(last.phrase)}
          </span>
        )}
      </div>
    </>
  );
}
