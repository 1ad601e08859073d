/** A turn played alone: the others pass, and the turn ends as soon as they or chance are needed. */
import {
  applyMove,
  fork,
  isRefusal,
  legalMoves,
  SYSTEM,
  type CardPool,
  type GameEvent,
  type LegalMove,
  type Move,
  type Refusal,
  type Seat,
  type State,
  type Verb,
} from '@kickdoor/rules';
import { seatToAct } from '../search/to-act.ts';

/** Why it ended: the player has won, chance or another player was needed, or the turn is over. */
export type AloneEnd = 'won' | 'chance' | 'others' | 'turn';

/** The result of a move. */
export interface Alone {
  readonly state: State;
  /** What happened: the player's move, then the timeouts of the others. */
  readonly steps: readonly { readonly by: Seat; readonly events: readonly GameEvent[] }[];
  /** `null` while the player can go on. */
  readonly end: AloneEnd | null;
}

/** Moves that others would have to agree to, or that can't win anything. */
const NOT_ALONE: ReadonlySet<Verb> = new Set<Verb>(['ask', 'concede', 'give', 'offer', 'show', 'timeout']);

/** The most waits that time out in a row before the player has to act again. */
const MOST_WAITS = 12;

/** The player's legal moves in such a turn. */
export function movesAlone(pool: CardPool, state: State, seat: Seat): readonly LegalMove[] {
  return legalMoves(pool, state, seat).filter(({ move }) => !NOT_ALONE.has(move.do));
}

/** Whether a hidden card was revealed or chance was used. */
function hadLuck({ chance, decks }: State, after: State): boolean {
  return (
    (['doors', 'treasures', 'die', 'pick'] as const).some(
      (stream) => chance[stream] !== after.chance[stream],
    ) || (['doors', 'treasures'] as const).some((deck) => decks[deck].length !== after.decks[deck].length)
  );
}

/** Whether the others could step in now, which they let pass. */
function isOpenToOthers({ stack, combat }: State): boolean {
  const frame = stack.at(-1);
  return frame === undefined ? combat !== null && combat.claim !== null : 'passed' in frame;
}

function endOf(before: State, state: State, seat: Seat): AloneEnd | null {
  if (state.phase === 'over' && state.winners.includes(seat)) return 'won';
  if (hadLuck(before, state)) return 'chance';
  if (state.phase === 'over' || state.turns !== before.turns) return 'turn';
  return seatToAct(state) === seat ? null : 'others';
}

/** Makes a move on a copy of the table and lets the others pass. */
export function moveAlone(pool: CardPool, before: State, seat: Seat, move: Move): Alone | Refusal {
  const state = fork(before);
  const made = applyMove(pool, state, seat, move);
  if (isRefusal(made)) return made;
  const steps = [{ by: seat, events: made.events }];
  for (let waits = 0; waits < MOST_WAITS && state.phase !== 'over' && isOpenToOthers(state); waits += 1) {
    const passed = applyMove(pool, state, SYSTEM, { do: 'timeout' });
    if (isRefusal(passed)) break;
    steps.push({ by: SYSTEM, events: passed.events });
  }
  return { state, steps, end: endOf(before, state, seat) };
}
