/** What is left of a wait. */
import { startTransition, useEffect, useState } from 'react';
import type { RunningClock } from '../net/state.ts';

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
