/** Settings of a table before its game, checked when it is made and whenever its host changes them. */
import type { TableSettings } from '@kickdoor/protocol';
import { sheetOf, sheets } from '@kickdoor/rules';
import { TableProblem } from '../base/problem.ts';
import type { SeatRecord, Setup } from '../store/records.ts';
import { mustBeOpen } from '../seats/seats.ts';

/** Throws a problem with the place of the setting that makes a game impossible: sets, seats, the wait before a win. */
export function mustBePlayable({
  sheet: base,
  sets,
  seats,
  options,
}: Pick<TableSettings, 'sheet' | 'sets' | 'seats' | 'options'>): void {
  if (!sheets[base].sets.some((id) => sets.includes(id))) {
    throw new TableProblem('bad-table', 'the base sheet is one of the mix', 'sheet');
  }
  const sheet = sheetOf(base, sets);
  const { min, max } = sheet.players;
  if (seats < min || seats > max) {
    throw new TableProblem('bad-table', `a table has ${min} to ${max} seats`, 'seats');
  }
  const { grace } = options;
  if (grace !== undefined && grace < sheet.grace) {
    throw new TableProblem('bad-table', `the wait is at least ${sheet.grace} ms`, 'options.grace');
  }
}

/**
 * Returns the setup with other settings. Everybody keeps their seat. If there are fewer seats, empty ones are removed
 * first, then bots, the last of each kind first.
 */
export function configured(setup: Setup, settings: Omit<TableSettings, 'packs'>): Setup {
  mustBeOpen(setup);
  if (setup.lesson !== null) throw new TableProblem('bad-table', 'a guided game is as it is');
  mustBePlayable(settings);
  const { seats: count, ...others } = settings;
  return { ...setup, ...others, seats: resized(setup.seats, count) };
}

function resized(seats: readonly SeatRecord[], count: number): SeatRecord[] {
  const kept = [...seats];
  for (const kind of ['empty', 'bot'] as const) {
    while (kept.length > count) {
      const last = kept.findLastIndex((seat) => seat.kind === kind);
      if (last < 0) break;
      kept.splice(last, 1);
    }
  }
  if (kept.length > count) {
    throw new TableProblem('bad-table', 'more people sit at this table than it would have seats', 'seats');
  }
  while (kept.length < count) kept.push({ kind: 'empty' });
  return kept;
}
