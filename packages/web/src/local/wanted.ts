/** Finds who among the players at one device has to act. */
import type { TableState } from '../net/state.ts';
import { windowOf } from '../hours/stop-me.ts';
import { waitedFor } from '../voice/waiting.ts';

/**
 * The index of the player whom the table waits for; `null` if it waits for somebody else or for everybody: while a
 * window is open, whoever holds the device keeps it.
 */
export function wantedOf(states: readonly TableState[]): number | null {
  // A move reaches one connection after another, so the newest state decides.
  const newest = states.reduce<TableState | null>(
    (best, state) => ((state.game?.number ?? -1) > (best?.game?.number ?? -1) ? state : best),
    null,
  );
  const view = newest?.game?.view;
  if (view === undefined) return null;
  const { pending, combat } = view;
  if (pending !== null && windowOf(view) !== null) return null;
  if (pending === null && combat !== null && combat.claim !== null) return null;
  const seats = waitedFor(view);
  const found = states.findIndex(({ you }) => you.seat !== null && seats.includes(you.seat));
  return found < 0 ? null : found;
}
