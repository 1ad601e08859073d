/** What a searching bot does: copies mid-game tables and plays on, on one copy per line or per decision. */
import { fork, SYSTEM, legalMoves, sampleMove, type CardPool, type State } from '@kickdoor/rules';
import { numbers } from '../figures.ts';
import { measure, type Rate, type Seconds } from '../measure.ts';
import { poolOf, isDecision, make, midGame, SHEETS } from '../table.ts';
import { seatToAct } from '@kickdoor/bots';

/** Decisions played on each copy. */
const DEPTH = 60;
/** Starting tables per sheet. */
const EACH = 8;

/** Plays on copies; returns decisions per second. Only the seat that has to act is queried. */
export function searching(seconds: Seconds): Rate {
  return playingOn(seconds, fork, (state) => state);
}

/** The same with a copy before every decision, as in a search that keeps the tables on its path. */
export function copyingSearch(seconds: Seconds): Rate {
  return playingOn(seconds, (state) => state, fork);
}

/** Plays mid-game tables on; `line` makes the table for a line of play, `next` that for a decision. */
function playingOn(seconds: Seconds, line: (state: State) => State, next: (state: State) => State): Rate {
  const random = numbers(2024);
  const starts = SHEETS.flatMap((setup) =>
    Array.from({ length: EACH }, (_, at) => ({
      pool: poolOf(setup.sets),
      state: midGame(setup, `search/${at}`, random),
    })),
  );
  return measure(seconds, () => {
    let decisions = 0;
    for (const { pool, state } of starts) {
      let at = line(state);
      let count = 0;
      while (count < DEPTH && at.phase !== 'over') {
        at = next(at);
        decideOne(pool, at, random);
        count += 1;
      }
      decisions += count;
    }
    return decisions;
  });
}

/** One decision of the seat that has to act; a timeout if it can do nothing. */
function decideOne(pool: CardPool, state: State, random: () => number): void {
  const seat = seatToAct(state);
  const legal = legalMoves(pool, state, seat).filter(isDecision);
  const legalMove = legal[Math.floor(random() * legal.length)];
  if (legalMove !== undefined) make(pool, state, { seat, move: sampleMove(legalMove, random) });
  else make(pool, state, { seat: SYSTEM, move: { do: 'timeout' } });
}
