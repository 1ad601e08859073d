/** The choices that seats had in a finished game: what they saw, what they could have done, and what they did. */
import {
  fork,
  isRuling,
  legalMoves,
  replay,
  standing,
  view,
  type CardPool,
  type GameEvent,
  type GameRecord,
  type LegalMove,
  type Move,
  type Seat,
  type State,
  type View,
} from '@kickdoor/rules';

/** A choice that a seat had. */
export interface Choice {
  /** The number of the act in the record. */
  readonly number: number;
  /** The turn, from 1; 0 before the first. */
  readonly turn: number;
  readonly seat: Seat;
  readonly seen: View;
  readonly legal: readonly LegalMove[];
  readonly made: Move;
}

/** What a seat could see and do before its act. */
type Outlook = Pick<Choice, 'seat' | 'seen' | 'legal'>;

/** What the seat of the next act sees and may do; `null` if its choices aren't wanted or it has no choice. */
function outlook(
  pool: CardPool,
  state: State,
  seat: Seat | undefined,
  seats: readonly Seat[] | undefined,
): Outlook | null {
  if (seat === undefined || seat < 0 || seats?.includes(seat) === false) return null;
  const legal = legalMoves(pool, state, seat);
  // The view must not change with the state.
  return legal.length < 2 ? null : { seat, legal, seen: view(pool, fork(state), seat) };
}

/**
 * The choices in a recorded game, of these seats or of all, without those that were later taken back. Yields the number
 * of each act it reaches. Ends early if the record doesn't replay.
 */
export function* choicesOf(
  pool: CardPool,
  record: GameRecord,
  seats?: readonly Seat[],
): Generator<number, readonly Choice[]> {
  const steps: { number: number; events: readonly GameEvent[]; choice: Choice | null }[] = [];
  let before: Outlook | null = null;
  let turn = 0;
  for (const { n, move, events, state } of replay(pool, record)) {
    const isChoice = before !== null && move !== null && !isRuling(move);
    const choice = before !== null && isChoice ? { ...before, number: n, turn, made: move } : null;
    steps.push({ number: n, events, choice });
    turn += events.filter(({ e }) => e === 'turn').length;
    before = outlook(pool, state, record.moves[n]?.seat, seats);
    yield n;
  }
  return standing(steps).flatMap(({ choice }) => (choice === null ? [] : [choice]));
}
