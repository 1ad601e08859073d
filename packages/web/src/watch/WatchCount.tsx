import { useTools, useTableState } from '../table/TableContext.ts';
import './watch.css';

/** The number of spectators, which everybody sees. */
export function WatchCount() {
  const { say } = useTools();
  const count = useTableState().table?.watching ?? 0;
  if (count === 0) return null;
  const label = say('watch-count', { count });
  return (
    <span className="watch-count" role="img" aria-label={label} title={label} data-testid="watching">
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z" />
        <circle cx="12" cy="12" r="3.2" />
      </svg>
      {count}
    </span>
  );
}
