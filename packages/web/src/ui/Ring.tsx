import { shortTime } from '../hours/duration.ts';
import type { RunningClock } from '../net/state.ts';
import { useSpoken } from '../words/WordsContext.tsx';
import { Arc } from './Arc.tsx';
import { useSeconds } from './clock.ts';
import './ring.css';

/** The countdown of a wait that everybody can see: a ring with the seconds inside. */
export function Ring({ clock, label }: { readonly clock: RunningClock; readonly label: string }) {
  const seconds = useSeconds(clock);
  const { language } = useSpoken();
  return (
    <span className="ring" role="timer" aria-label={label} data-testid="wait">
      <svg viewBox="0 0 40 40" aria-hidden>
        <circle className="ring-track" cx={20} cy={20} r={17} />
      </svg>
      <Arc clock={clock} radius={17} line={5} />
      <span className="ring-seconds">{shortTime(seconds, language)}</span>
    </span>
  );
}
