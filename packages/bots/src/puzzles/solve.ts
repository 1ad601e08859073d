/**
 * Looks for a line of moves by which a player wins in this very turn, with nobody interfering and nothing left to
 * chance: breadth first, so that the line it finds is one of the shortest.
 */
import { isRefusal, type CardPool, type Move, type Seat, type State } from '@kickdoor/rules';
import { moveAlone, movesAlone } from './alone.ts';
import { fillings } from './fillings.ts';

/** Why there is no line: none wins, or there were too many positions to try. */
export type NoLine = 'none' | 'too-many';

export interface SolveOptions {
  /** Positions that are looked at; then the search gives up. */
  readonly most: number;
  /** A step that is left out ({@link stepOf}). */
  readonly without?: string;
}

/** Fillings of one move; more are too many to try. */
const MOST_FILLINGS = 300;

interface Position {
  readonly state: State;
  readonly before: Position | null;
  readonly move: Move | null;
}

/** What a move does, regardless of which cards are sold or discarded for it. */
export function stepOf(move: Move): string {
  return JSON.stringify('cards' in move ? { ...move, cards: null } : move);
}

/**
 * What tells positions apart that one player can reach in a turn. What has been discarded follows from where all other
 * cards are; in which order does not matter.
 */
function keyOf({ phase, players, door, combat, flight, stack, counts, secondDoor }: State): string {
  const fight = combat === null ? null : { ...combat, refusals: [] };
  return JSON.stringify([phase, players, door, fight, flight, stack, counts, secondDoor]);
}

function lineTo({ before, move }: Position): readonly Move[] {
  return before === null || move === null ? [] : [...lineTo(before), move];
}

/** All moves at a position; `null` where a legal move stands for too many. */
function movesAt(pool: CardPool, state: State, seat: Seat): readonly Move[] | null {
  const all: Move[] = [];
  for (const legalMove of movesAlone(pool, state, seat)) {
    const moves = fillings(legalMove, MOST_FILLINGS);
    if (moves === null) return null;
    all.push(...moves);
  }
  return all;
}

/** A shortest line of moves by which the seat wins in this turn. The state stays as it is. */
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
