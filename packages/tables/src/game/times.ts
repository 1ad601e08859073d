/** How much time a table gives, and the wait that a turn is. */
import { timesOf, type TablePace, type Times } from '@kickdoor/protocol';
import { clocks, sheetOf, type Options, type State } from '@kickdoor/rules';
import type { Setup } from '../store/records.ts';
import type { Wait } from './clock-keeper.ts';

/** The part of a turn's time that is given again after a default move. */
const AGAIN = 1 / 3;

/** The times of a table: its pace, and what the host has chosen otherwise. */
function tableTimes({
  pace,
  sheet,
  sets,
  options,
}: Pick<Setup, 'pace' | 'sheet' | 'sets' | 'options'>): Times {
  const usual = timesOf(pace, sheetOf(sheet, sets).grace);
  return { turn: usual.turn, limit: options.limit ?? usual.limit, grace: options.grace ?? usual.grace };
}

/** The options that a game is dealt with. */
export function dealtOptions(setup: Pick<Setup, 'pace' | 'sheet' | 'sets' | 'options'>): Partial<Options> {
  const { limit, grace } = tableTimes(setup);
  return { ...setup.options, limit, grace };
}

/** All waits of a game, outermost first: the turn, then those of the rules. While one of these is open, the turn stands still. */
export function waitsOf(state: State, pace: TablePace): Wait[] {
  if (state.phase === 'over') return [];
  // The grace makes no difference to a turn.
  const ms = timesOf(pace, 0).turn ?? state.options.limit;
  return [{ id: turnId(state), kind: 'turn', ms }, ...clocks(state)];
}

/** What a turn gets once more when its time is over and the game has moved for the player. */
export const again = (wait: Wait): number => wait.ms * AGAIN;

/** Another one for each turn; the waits of the rules have positive ids. */
function turnId({ turns, phase }: State): number {
  return -(2 * turns + (phase === 'setup' ? 1 : 2));
}
