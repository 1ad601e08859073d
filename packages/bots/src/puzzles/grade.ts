/** How hard a puzzle is. */
import { isRefusal, stream, view, type CardPool, type Seat, type State } from '@kickdoor/rules';
import { tunedBot } from '../sensible.ts';
import { moveAlone, movesAlone } from './alone.ts';

/** How hard a puzzle is: whether a regular bot finds the win usually, sometimes or never. */
export type Grade = 'easy' | 'medium' | 'hard';

/** How often the regular bot tries. */
const TRIES = 20;

/** The most moves in a try; no turn takes as many. */
const MOST_MOVES = 100;

/** Whether a regular bot at this seat wins this turn if nobody interferes. */
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

/** How often a regular bot at this seat wins this turn if nobody interferes, from 0 to 1. */
export function shareFound(pool: CardPool, state: State, seat: Seat): number {
  const tries = Array.from({ length: TRIES }, (_, at) => isFound(pool, state, seat, stream(`puzzle ${at}`)));
  return tries.filter(Boolean).length / TRIES;
}

/** The grade of a puzzle by how often a regular bot finds it (`shareFound`). */
export function gradeOf(found: number): Grade {
  if (found >= 0.5) return 'easy';
  return found > 0 ? 'medium' : 'hard';
}
