/** The story of the game that a log tells. */
import type { TableInfo } from '@kickdoor/protocol';
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

/** What a game of a log was like. */
interface Told {
  readonly seats: number;
  readonly turns: number;
  /** Where it began if somebody chose that. */
  readonly position?: TableInfo['position'] | undefined;
}

/** The story of a game; `null` where the log's beginning is missing, so that it can't be told. */
export function storyIn(log: readonly LogEntry[], told: Told): Story | null {
  return isWhole(log, told) ? storyOf(stepsOf(log), told.seats, told.position?.levels) : null;
}

/** Whether a log has all of a game. A table's log has no deal in it, so this is seen by its turns. */
export function isWhole(log: readonly LogEntry[], { turns, position }: Omit<Told, 'seats'>): boolean {
  const started = standingIn(log).filter(({ event }) => event.e === 'turn').length;
  return started === turns - (position?.turns ?? 0);
}

/** What of a log stands: without what was taken back. */
export function standingIn(log: readonly LogEntry[]): readonly LogEntry[] {
  if (!log.some(({ event }) => event.e === 'rewound')) return log;
  const numbers = new Set(standing(stepsOf(log)).map(({ number }) => number));
  return log.filter(({ number }) => numbers.has(number));
}
