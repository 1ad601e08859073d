import { startTransition, useEffect, useState } from 'react';
import type { RunningClock } from '../net/state.ts';
import './ring.css';

/** Milliseconds left on a clock. */
export function leftOf(clock: RunningClock): number {
  const passed = clock.runs ? performance.now() - clock.heard : 0;
  return Math.max(0, clock.left - passed);
}

function secondsOf(clock: RunningClock): number {
  return Math.ceil(leftOf(clock) / 1000);
}

/** The seconds left on a clock, counting down; `null` without one. */
export function useSeconds(clock: RunningClock): number;
export function useSeconds(clock: RunningClock | null): number | null;
export function useSeconds(clock: RunningClock | null): number | null {
  const [, tick] = useState<number | null>(null);
  useEffect(() => {
    if (clock?.runs !== true) return undefined;
    // The same second again draws nothing, and a new one waits for whatever is being drawn.
    const timer = setInterval(() => startTransition(() => tick(secondsOf(clock))), 250);
    return () => clearInterval(timer);
  }, [clock]);
  return clock === null ? null : secondsOf(clock);
}

/** A wait everybody watches: a ring that runs down, and the seconds inside it. */
export function Ring({ clock, label }: { readonly clock: RunningClock; readonly label: string }) {
  const seconds = useSeconds(clock);
  return (
    <span
      className={`ring${clock.runs ? '' : ' ring-still'}`}
      role="timer"
      aria-label={label}
      data-testid="wait"
    >
      <svg viewBox="0 0 40 40" aria-hidden>
        <circle className="ring-track" cx={20} cy={20} r={17} />
        <circle
          key={`${clock.id} ${clock.heard}`}
          className="ring-left"
          cx={20}
          cy={20}
          r={17}
          pathLength={100}
          style={{ '--ring-ms': `${clock.ms}ms`, '--ring-delay': `${leftOf(clock) - clock.ms}ms` }}
        />
      </svg>
      <span className="ring-seconds">{seconds}</span>
    </span>
  );
}
