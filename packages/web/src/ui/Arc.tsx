import { useState } from 'react';
import type { RunningClock } from '../net/state.ts';
import { leftOf } from './clock.ts';
import './arc.css';

interface ArcProps {
  readonly clock: RunningClock;
  /** The radius, in a 40 by 40 box. */
  readonly radius: number;
  /** The line width, in the same box. */
  readonly line: number;
}

/**
 * The remaining time of a clock as a ring, from the top clockwise. Its two halves rotate out of sight one after the
 * other: a rotation is composited, while a shrinking line would be repainted every frame. Each half takes 120 steps, which
 * look smooth at this size: a waiting table draws a few frames a second, not sixty.
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

/** How far the server's report may differ from the running animation, in milliseconds. */
const SLACK = 250;

interface Run {
  readonly key: string;
  readonly clock: RunningClock;
  /** The offset into the animation at its start. */
  readonly delay: number;
}

function runOf(clock: RunningClock): Run {
  return { key: `${clock.id} ${clock.heard}`, clock, delay: leftOf(clock) - clock.ms };
}

/** The time at which a clock ends, or the remaining time of a stopped one. */
function endOf({ runs, heard, left }: RunningClock): number {
  return runs ? heard + left : left;
}

/** The animation of a clock's ring. It keeps running as long as updates agree with it. */
function useRun(clock: RunningClock): Run {
  const [run, setRun] = useState(() => runOf(clock));
  const { clock: then } = run;
  const isSame = then.id === clock.id && then.ms === clock.ms && then.runs === clock.runs;
  if (isSame && Math.abs(endOf(then) - endOf(clock)) < SLACK) return run;
  const next = runOf(clock);
  setRun(next);
  return next;
}
