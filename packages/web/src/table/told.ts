/** The story of the game that a log tells. */
import { standing, storyOf, type Story, type ToldStep } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';

/** The acts of a log, in their order. */
function stepsOf(log: readonly LogEntry[]): readonly ToldStep[] {
  return [...Map.groupBy(log, ({ number }) => number)].map(([number, entries]) => ({
    number,
    by: entries[0]?.by ?? -1,
    events: entries.map(({ event }) => event),
  }));
}

/**
 * The story of a game of so many seats and turns; `null` where the log's beginning is missing, so that it can't be told.
 */
export function storyIn(
  log: readonly LogEntry[],
  { seats, turns }: { readonly seats: number; readonly turns: number },
): Story | null {
  return isWhole(log, turns) ? storyOf(stepsOf(log), seats) : null;
}

/** Whether a log has all of a game of so many turns. A table's log has no deal in it, so this is seen by its turns. */
export function isWhole(log: readonly LogEntry[], turns: number): boolean {
  return standingIn(log).filter(({ event }) => event.e === 'turn').length === turns;
}

/** What of a log stands: without what was taken back. */
export function standingIn(log: readonly LogEntry[]): readonly LogEntry[] {
  if (!log.some(({ event }) => event.e === 'rewound')) return log;
  const numbers = new Set(standing(stepsOf(log)).map(({ number }) => number));
  return log.filter(({ number }) => numbers.has(number));
}
