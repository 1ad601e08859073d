import { useState } from 'react';
import type { RunningClock } from '../net/state.ts';
import { leftOf } from './clock.ts';
import './arc.css';

interface ArcProps {
  readonly clock: RunningClock;
  /** In a box of 40. */
  readonly radius: number;
  /** How thick it is, in the same box. */
  readonly line: number;
}

/**
 * What is left of a clock's time as a part of a ring, from the top clockwise. Its two halves turn out of sight one after
 * the other: a browser turns what it has drawn by itself, while a line that grows shorter would be drawn again for each
 * frame.
 */
export function Arc({ clock, radius, line }: ArcProps) {
  const { key, delay } = useRun(clock);
  const curve = (sweep: 0 | 1) => `M20 ${20 - radius}A${radius} ${radius} 0 0 ${sweep} 20 ${20 + radius}`;
  return (
    <span
      key={key}
      className={`arc${clock.runs ? '' : ' arc-still'}`}
      style={{ '--arc-ms': `${clock.ms}ms`, '--arc-delay': `${delay}ms` }}
      aria-hidden
    >
      <span className="arc-half">
        <svg className="arc-left" viewBox="0 0 20 40">
          <path d={curve(0)} strokeWidth={line} />
        </svg>
      </span>
      <span className="arc-half">
        <svg className="arc-right" viewBox="20 0 20 40">
          <path d={curve(1)} strokeWidth={line} />
        </svg>
      </span>
    </span>
  );
}

/** Milliseconds by which what a server says of a clock may differ from the ring that runs. */
const SLACK = 250;

interface Run {
  readonly key: string;
  readonly clock: RunningClock;
  /** Where in the run it began. */
  readonly delay: number;
}

function runOf(clock: RunningClock): Run {
  return { key: `${clock.id} ${clock.heard}`, clock, delay: leftOf(clock) - clock.ms };
}

/** When a clock ends, or what is left of one that stands still. */
function endOf({ runs, heard, left }: RunningClock): number {
  return runs ? heard + left : left;
}

/** The run of a clock's ring: it goes on for as long as updates say the same of the clock. */
function useRun(clock: RunningClock): Run {
  const [run, setRun] = useState(() => runOf(clock));
  const { clock: then } = run;
  const isSame = then.id === clock.id && then.ms === clock.ms && then.runs === clock.runs;
  if (isSame && Math.abs(endOf(then) - endOf(clock)) < SLACK) return run;
  const next = runOf(clock);
  setRun(next);
  return next;
}
