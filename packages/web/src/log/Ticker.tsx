import { usePosition, useTableState } from '../table/TableContext.ts';
import { chaptersOf, sinceTurnOf } from './chronicle.ts';
import { linesOf } from './lines.ts';
import './log.css';

/**
 * The newest line, where no log is visible. When the player's own turn begins: a summary of what happened since their
 * last one. All lines are also announced to screen readers.
 */
export function Ticker() {
  const { game, view, pool, say, names } = usePosition();
  const state = useTableState();
  const newest = linesOf(game.news, pool, view.players, view.seat).filter(({ tone }) => tone !== 'quiet');
  const last = linesOf(state.log.slice(-30), pool, view.players, view.seat).findLast(
    ({ tone }) => tone !== 'quiet',
  );
  // At the start of the player's own turn: what happened before it went by too fast to read.
  const begins = last?.phrase.id === 'event-turn-you' && view.seat !== null;
  const since = begins ? sinceTurnOf(view.seat, chaptersOf(state.log, view.turns), names) : null;
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-label={say('newest')}>
        {newest.map((line) => (
          <p key={line.key}>{say(line.phrase)}</p>
        ))}
      </div>
      <div className="ticker" aria-hidden>
        {last === undefined ? null : (
          <span
            key={last.key}
            className={`ticker-line ${since === null ? `log-${last.tone}` : 'ticker-since'}`}
          >
            {say(since ?? last.phrase)}
          </span>
        )}
      </div>
    </>
  );
}
