import { AnimatePresence, motion } from 'motion/react';
import { useTable } from '../table/TableContext.ts';
import { linesOf } from './lines.ts';
import './log.css';

/** The newest lines, if no log is visible; also announced to screen readers. */
export function Ticker() {
  const { state, game, view, pool, say, setOpen } = useTable();
  const newest = linesOf(game.news, pool, view.players, view.seat).filter(({ tone }) => tone !== 'quiet');
  const last = linesOf(state.log.slice(-30), pool, view.players, view.seat)
    .filter(({ tone }) => tone !== 'quiet')
    .slice(-2);
  return (
    <>
      <div className="visually-hidden" role="log" aria-live="polite" aria-label={say('newest')}>
        {newest.map((line) => (
          <p key={line.key}>{say(line.phrase)}</p>
        ))}
      </div>
      <button
        type="button"
        className="ticker"
        aria-label={say('log-more')}
        onClick={() => setOpen({ kind: 'log' })}
      >
        <AnimatePresence initial={false}>
          {last.map((line) => (
            <motion.span
              key={line.key}
              layout
              className={`ticker-line log-${line.tone}`}
              initial={{ opacity: 0, y: 10 }}
              animate={{ opacity: 1, y: 0 }}
              exit={{ opacity: 0, y: -10 }}
              transition={{ duration: 0.2 }}
            >
              {say(line.phrase)}
            </motion.span>
          ))}
        </AnimatePresence>
      </button>
    </>
  );
}
