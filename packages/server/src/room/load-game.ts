import { TableProblem } from '../problem.ts';
import type { TableRecord } from '../store/records.ts';
import type { Context } from './context.ts';
import { LiveGame } from './live-game.ts';

/** The game of a table as the store has it; `null` before the start. */
export async function loadGame(context: Context, { id, setup }: TableRecord): Promise<LiveGame | null> {
  if (setup.stage === 'open') return null;
  const { box, fingerprint } = context.cards(setup.sets);
  if (fingerprint !== setup.cards) {
    context.log.error({ table: id }, 'this game was started with other cards');
    throw new TableProblem('defect', 'this game was started with other cards than this server has');
  }
  return LiveGame.load(context, id, box);
}
