/** The remaining time of a wait. */
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

/** Milliseconds between two updates of the clocks. */
const TICK = 250;
const ticking = new Set<() => void>();
let ticks: ReturnType<typeof setInterval> | undefined;

function tickAll(): void {
  for (const each of ticking) each();
}

/**
 * Calls back on every tick, at the same time as all other listeners, so that there is a single render. Returns a
 * function that stops the calls.
 */
function onTick(listener: () => void): () => void {
  ticking.add(listener);
  // Ticks wait for any rendering in progress.
  ticks ??= setInterval(() => startTransition(tickAll), TICK);
  return () => {
    ticking.delete(listener);
    if (ticking.size > 0) return;
    clearInterval(ticks);
    ticks = undefined;
  };
}

/** The seconds left on a clock, counting down; `null` without one. */
export function useSeconds(clock: RunningClock): number;
export function useSeconds(clock: RunningClock | null): number | null;
export function useSeconds(clock: RunningClock | null): number | null {
  const [, tick] = useState<number | null>(null);
  useEffect(() => {
    if (clock?.runs !== true) return undefined;
    // An unchanged second causes no render.
    return onTick(() => tick(secondsOf(clock)));
  }, [clock]);
  return clock === null ? null : secondsOf(clock);
}
