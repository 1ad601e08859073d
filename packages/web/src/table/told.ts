/** The story of a game, from its log. */
import type { TableInfo } from '@kickdoor/protocol';
import { standing, storyOf, type Story, type ToldStep } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';

/** The moves of a log, in order. */
function stepsOf(log: readonly LogEntry[]): readonly ToldStep[] {
  return [...Map.groupBy(log, ({ number }) => number)].map(([number, entries]) => ({
    number,
    by: entries[0]?.by ?? -1,
    events: entries.map(({ event }) => event),
  }));
}

/** Facts about the game that the log belongs to. */
interface Told {
  readonly seats: number;
  readonly turns: number;
  /** The chosen starting position, if any. */
  readonly position?: TableInfo['position'] | undefined;
}

/** The story of a game; `null` if the log lacks its beginning. */
export function storyIn(log: readonly LogEntry[], told: Told): Story | null {
  return isWhole(log, told) ? storyOf(stepsOf(log), told.seats, told.position?.levels) : null;
}

/** Whether a log is complete. The deal is never in a table's log, so this goes by the turns. */
export function isWhole(log: readonly LogEntry[], { turns, position }: Omit<Told, 'seats'>): boolean {
  const started = standingIn(log).filter(({ event }) => event.e === 'turn').length;
  return started === turns - (position?.turns ?? 0);
}

/** The log without rewound moves. */
export function standingIn(log: readonly LogEntry[]): readonly LogEntry[] {
  if (!log.some(({ event }) => event.e === 'rewound')) return log;
  const numbers = new Set(standing(stepsOf(log)).map(({ number }) => number));
  return log.filter(({ number }) => numbers.has(number));
}
