/** How hard a puzzle is. */
import { isRefusal, stream, view, type CardPool, type Seat, type State } from '@kickdoor/rules';
import { tunedBot } from '../sensible.ts';
import { moveAlone, movesAlone } from './alone.ts';

/** How hard a puzzle is: whether a regular bot finds it mostly, at times, or never. */
export type Grade = 'easy' | 'medium' | 'hard';

/** Tries of the regular bot. */
const TRIES = 20;

/** Moves in a try; a turn has fewer. */
const MOST_MOVES = 100;

/** Whether a regular bot at this seat wins in this turn while the others let it. */
function isFound(pool: CardPool, start: State, seat: Seat, random: () => number): boolean {
  let state = start;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const decided = tunedBot.decide(view(pool, state, seat), movesAlone(pool, state, seat), pool, random);
    if (decided === null) return false;
    const next = moveAlone(pool, state, seat, decided.move);
    if (isRefusal(next) || next.end !== null) return !isRefusal(next) && next.end === 'won';
    ({ state } = next);
  }
  return false;
}

/** How often a regular bot at this seat wins in this turn while the others let it, from 0 to 1. */
export function shareFound(pool: CardPool, state: State, seat: Seat): number {
  const tries = Array.from({ length: TRIES }, (_, at) => isFound(pool, state, seat, stream(`puzzle ${at}`)));
  return tries.filter(Boolean).length / TRIES;
}

/** The grade of a puzzle that a regular bot finds so often (`shareFound`). */
export function gradeOf(found: number): Grade {
  if (found >= 0.5) return 'easy';
  return found > 0 ? 'medium' : 'hard';
}
