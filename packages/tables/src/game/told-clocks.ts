/** What clients have been told of a table's waits, and whether that still says how much time is left. */
import type { ClockLeft } from '@kickdoor/protocol';

/** Milliseconds by which the clock of a client may be wrong before it is told the time again. */
const TOLERANCE = 100;

export interface ToldClocks {
  /** When they were so, in milliseconds of the server's monotonic clock. */
  readonly at: number;
  readonly clocks: readonly ClockLeft[];
}

/** Whether a client that lets the clocks it was told run on has the clocks of now. */
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
