/** The rematch of a game: a new table, which the link of the first one leads to. */
import { USUAL_STRENGTH } from '@kickdoor/bots';
import { refreshSets } from '../base/card-sets.ts';
import { TableProblem } from '../base/problem.ts';
import { newTableId } from '../base/secrets.ts';
import type { SeatRecord, Setup } from '../store/records.ts';
import type { Context } from '../context/context.ts';

/**
 * Returns the setup of a table whose game is over, naming the rematch table, which is created if necessary. Everybody
 * keeps their seat and its secret. Whoever asks for the rematch gets the host's rights there, since the host may not
 * come.
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

/** A player's seat without what happened in the game. A bot takes a seat that its player left. */
function anew(seat: SeatRecord): SeatRecord {
  if (seat.kind === 'vacant') {
    return { kind: 'bot', name: seat.name, sex: seat.sex, strength: USUAL_STRENGTH, character: null };
  }
  if (seat.kind !== 'person') return seat;
  const { kind, name, sex, hash, stop } = seat;
  return { kind, name, sex, hash, ...(stop === undefined ? {} : { stop }) };
}
