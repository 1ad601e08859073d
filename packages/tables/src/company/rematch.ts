/** The same people play again: at a new table, to which the link of the first one leads. */
import { USUAL_STRENGTH } from '@kickdoor/bots';
import { refreshSets } from '../base/card-sets.ts';
import { TableProblem } from '../base/problem.ts';
import { newTableId } from '../base/secrets.ts';
import type { SeatRecord, Setup } from '../store/records.ts';
import type { Context } from '../context/context.ts';

/**
 * The setup of a table whose game is over, which names the table of the rematch; that one is made if it isn't there yet.
 * Everybody keeps their seat and its secret. Whoever calls for it may do there what the host may, who may not come.
 */
export async function withRematch(
  context: Context,
  id: string,
  setup: Setup,
  caller: string,
): Promise<Setup> {
  if (setup.stage !== 'over') throw new TableProblem('not-over', 'the game is not over yet');
  if (setup.next !== null) return setup;
  refreshSets(context.content, context.log);
  const next = newTableId();
  await context.store.create(next, {
    ...setup,
    stage: 'open',
    paused: false,
    seats: setup.seats.map(anew),
    lesson: null,
    deputy: caller,
    link: setup.link ?? id,
    next: null,
    draw: null,
    moved: null,
    began: null,
  });
  context.messenger.tell({ table: next, writer: context.writer, setup: true });
  context.log.info({ table: id, next }, 'the same people play again');
  return { ...setup, next };
}

/** A seat as its player had it, without what happened in the game; a bot keeps one that was left. */
function anew(seat: SeatRecord): SeatRecord {
  if (seat.kind === 'vacant') {
    return { kind: 'bot', name: seat.name, sex: seat.sex, strength: USUAL_STRENGTH, character: null };
  }
  if (seat.kind !== 'person') return seat;
  const { kind, name, sex, hash, stop } = seat;
  return { kind, name, sex, hash, ...(stop === undefined ? {} : { stop }) };
}
