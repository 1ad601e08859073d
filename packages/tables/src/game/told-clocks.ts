/** The clocks that clients were sent, and whether they are still right. */
import type { ClockLeft } from '@kickdoor/protocol';

/** Milliseconds that a client's clock may be off before the time is sent again. */
const TOLERANCE = 100;

export interface ToldClocks {
  /** When the clocks were read, in milliseconds of the server's monotonic clock. */
  readonly at: number;
  readonly clocks: readonly ClockLeft[];
}

/** Whether the clocks that a client was sent, if left running, match the current ones. */
export function goOn(told: ToldClocks, now: ToldClocks): boolean {
  return (
    told.clocks.length === now.clocks.length &&
    told.clocks.every((before, at) => {
      const after = now.clocks[at];
      return after !== undefined && goesOn(before, after, now.at - told.at);
    })
  );
}

function goesOn(before: ClockLeft, after: ClockLeft, passed: number): boolean {
  if (before.id !== after.id || before.runs !== after.runs || before.ms !== after.ms) return false;
  const left = before.runs ? Math.max(0, before.left - passed) : before.left;
  return before.kind === after.kind && Math.abs(left - after.left) <= TOLERANCE;
}
