/** A game's statistics, computed from its log. */
import type { Seat } from '@kickdoor/rules';
import type { LogEntry } from '../net/state.ts';
import { standingIn } from './told.ts';

export interface Stats {
  readonly killed: number;
  readonly helped: number;
  readonly fled: number;
  readonly caught: number;
  readonly deaths: number;
  readonly curses: number;
  readonly sold: number;
}

const NONE: Stats = { killed: 0, helped: 0, fled: 0, caught: 0, deaths: 0, curses: 0, sold: 0 };

/** The feats and mishaps of each seat, without rewound moves. */
export function gameStats(log: readonly LogEntry[], seats: number): readonly Stats[] {
  const stats = Array.from({ length: seats }, () => ({ ...NONE }));
  const add = (seat: Seat, what: keyof Stats, count = 1) => {
    const of = stats[seat];
    if (of !== undefined) of[what] += count;
  };
  for (const { event } of standingIn(log)) {
    switch (event.e) {
      case 'won':
        add(event.seat, 'killed', event.killed.length);
        if (event.helper !== null) add(event.helper, 'helped');
        break;
      case 'escaped':
        add(event.seat, 'fled');
        break;
      case 'caught':
        add(event.seat, 'caught');
        break;
      case 'died':
        add(event.seat, 'deaths');
        break;
      case 'cursed':
        add(event.seat, 'curses');
        break;
      case 'sold':
        add(event.seat, 'sold', event.gold);
        break;
      default:
    }
  }
  return stats;
}
