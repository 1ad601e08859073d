/**
 * Finds moves with which a player wins this turn, if nobody interferes and nothing is left to chance. The search is
 * breadth first, so the line it finds is a shortest one.
 */
import { isRefusal, type CardPool, type Move, type Seat, type State } from '@kickdoor/rules';
import { moveAlone, movesAlone } from './alone.ts';
import { fillings } from './fillings.ts';

/** Why there is no line: nothing wins, or there were too many positions to search. */
export type NoLine = 'none' | 'too-many';

export interface SolveOptions {
  /** The most positions to search before giving up. */
  readonly most: number;
  /** A step to leave out ({@link stepOf}). */
  readonly without?: string;
}

/** The most fillings of one move that are tried. */
const MOST_FILLINGS = 300;

interface Position {
  readonly state: State;
  readonly before: Position | null;
  readonly move: Move | null;
}

/** Identifies what a move does, regardless of the cards sold or discarded for it. */
export function stepOf(move: Move): string {
  return JSON.stringify('cards' in move ? { ...move, cards: null } : move);
}

/**
 * Distinguishes the positions that one player can reach in a turn. Discards follow from where all other cards are, and
 * their order doesn't matter.
 */
function keyOf({ phase, players, door, combat, flight, stack, counts, secondDoor }: State): string {
  const fight = combat === null ? null : { ...combat, refusals: [] };
  return JSON.stringify([phase, players, door, fight, flight, stack, counts, secondDoor]);
}

function lineTo({ before, move }: Position): readonly Move[] {
  return before === null || move === null ? [] : [...lineTo(before), move];
}

/** All moves in a position; `null` if a legal move stands for too many. */
function movesAt(pool: CardPool, state: State, seat: Seat): readonly Move[] | null {
  const all: Move[] = [];
  for (const legalMove of movesAlone(pool, state, seat)) {
    const moves = fillings(legalMove, MOST_FILLINGS);
    if (moves === null) return null;
    all.push(...moves);
  }
  return all;
}

/** A shortest line with which the seat wins this turn. Doesn't change the state. */
export function solve(
  pool: CardPool,
  state: State,
  seat: Seat,
  { most, without }: SolveOptions,
): readonly Move[] | NoLine {
  const open: Position[] = [{ state, before: null, move: null }];
  const known = new Set([keyOf(state)]);
  for (const position of open) {
    const moves = movesAt(pool, position.state, seat);
    if (moves === null) return 'too-many';
    for (const move of moves) {
      if (without !== undefined && stepOf(move) === without) continue;
      const next = moveAlone(pool, position.state, seat, move);
      if (isRefusal(next)) continue;
      const reached = { state: next.state, before: position, move };
      if (next.end === 'won') return lineTo(reached);
      if (next.end !== null) continue;
      const key = keyOf(next.state);
      if (known.has(key)) continue;
      if (known.size >= most) return 'too-many';
      known.add(key);
      open.push(reached);
    }
  }
  return 'none';
}
