/** How much time a table gives, and the wait that represents a turn. */
import { timesOf, type TablePace, type Times } from '@kickdoor/protocol';
import { clocks, sheetOf, type Options, type State } from '@kickdoor/rules';
import type { Setup } from '../store/records.ts';
import type { Wait } from './clock-keeper.ts';

/** The part of a turn's time that is given again after a default move. */
const AGAIN = 1 / 3;

/** The times of a table: its pace's, unless the host chose others. */
function tableTimes({
  pace,
  sheet,
  sets,
  options,
}: Pick<Setup, 'pace' | 'sheet' | 'sets' | 'options'>): Times {
  const usual = timesOf(pace, sheetOf(sheet, sets).grace);
  return { turn: usual.turn, limit: options.limit ?? usual.limit, grace: options.grace ?? usual.grace };
}

/** The options that a game is dealt with, times included. */
export function dealtOptions(setup: Pick<Setup, 'pace' | 'sheet' | 'sets' | 'options'>): Partial<Options> {
  const { limit, grace } = tableTimes(setup);
  return { ...setup.options, limit, grace };
}

/**
 * All waits of a game, outermost first: the turn, then those of the rules. While one of those is open, the turn is
 * paused.
 */
export function waitsOf(state: State, pace: TablePace): Wait[] {
  if (state.phase === 'over') return [];
  // A turn's time doesn't depend on the grace.
  const ms = timesOf(pace, 0).turn ?? state.options.limit;
  return [{ id: turnId(state), kind: 'turn', ms }, ...clocks(state)];
}

/** The time that a turn gets after its time ran out and the game moved for the player. */
export const again = (wait: Wait): number => wait.ms * AGAIN;

/** Differs for each turn. The waits of the rules have positive ids. */
function turnId({ turns, phase }: State): number {
  return -(2 * turns + (phase === 'setup' ? 1 : 2));
}
