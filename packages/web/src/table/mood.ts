/** What has just happened to somebody, shown at their seat for a moment. */
import type { Seat } from '@kickdoor/rules';
import type { TableState } from '../net/state.ts';

export type Mood = 'cursed' | 'caught' | 'died' | 'risen' | null;

/** Number of moves for which it is shown. */
const LASTS = 3;

/** A seat's most recent misfortune or success. */
export function moodOf(seat: Seat, { log, game }: Pick<TableState, 'log' | 'game'>): Mood {
  if (game === null || game.news.length === 0) return null;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (entry === undefined || entry.number <= game.number - LASTS) return null;
    const { event } = entry;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.e === 'died' || event.e === 'cursed' || event.e === 'caught') return event.e;
    if (event.e === 'level' && event.to > event.from) return 'risen';
  }
  return null;
}
