/** Replays what a store has kept of a game. */
import { Course, isRefusal, isUnreadable, readState, type CardPool, type State } from '@kickdoor/rules';
import type { Context } from '../context/context.ts';
import type { GameRecord, MoveRecord } from '../store/records.ts';
import { UnreadableError } from '../store/store.ts';

/** What a game began with. */
export interface Beginning {
  readonly pool: CardPool;
  /** Makes its first state. Throws {@link UnreadableError}. */
  readonly start: () => State;
}

/**
 * The state after all acts of a record: from its snapshot, or from the first state if an act was taken back since,
 * which may lead to before the snapshot. Throws {@link UnreadableError}.
 */
export async function stateOf(
  { store }: Pick<Context, 'store'>,
  table: string,
  { pool, start }: Beginning,
  { snapshot, moves }: GameRecord,
): Promise<State> {
  const last = moves.at(-1)?.number ?? snapshot.number;
  if (moves.some(({ move }) => move.do === 'rewind')) {
    return replay(table, new Course(pool, start()), await store.moves(table, 1, last)).state;
  }
  const state = readState(pool, snapshot.state);
  if (isUnreadable(state)) {
    throw new UnreadableError(`the state of table ${table} after move ${snapshot.number}: ${state.error}`);
  }
  return replay(table, new Course(pool, state, snapshot.number), moves).state;
}

/** Replays moves on a course. Throws {@link UnreadableError} if the rules forbid one by now. */
export function replay(table: string, course: Course, moves: readonly MoveRecord[]): Course {
  for (const { number, seat, move } of moves) {
    const answer = course.play(seat, move);
    if (isRefusal(answer)) {
      throw new UnreadableError(`move ${number} of table ${table} is forbidden by now: ${answer.rule}`);
    }
  }
  return course;
}
