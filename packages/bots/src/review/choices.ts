/** The choices that seats had in a game that is over: what they saw, what they might have done, and what they did. */
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
  /** The number of the act, as a record counts them. */
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

/** What the seat whose act is next sees; `null` where it is nobody's whose choices are asked for, or leaves no choice. */
function outlook(
  pool: CardPool,
  state: State,
  seat: Seat | undefined,
  seats: readonly Seat[] | undefined,
): Outlook | null {
  if (seat === undefined || seat < 0 || seats?.includes(seat) === false) return null;
  const legal = legalMoves(pool, state, seat);
  // The state goes on changing, and the view must not.
  return legal.length < 2 ? null : { seat, legal, seen: view(pool, fork(state), seat) };
}

/**
 * The choices of a recorded game, without those that were taken back later; of these seats alone where some are named.
 * Yields the number of the act that it has come to. Ends early where the record is not what was played.
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
