/** What a searching bot does: copy a mid-game table, play some decisions on, discard the copy. */
import { clone, KEEPER, moves, sampleMove, type Box, type State } from '@kickdoor/rules';
import { numbers } from '../figures.ts';
import { measure, type Rate, type Seconds } from '../measure.ts';
import { boxOf, isDecision, make, midGame, SHEETS } from '../table.ts';
import { seatToAct } from '../to-act.ts';

/** Decisions played on each copy. */
const DEPTH = 60;
/** Starting tables per sheet. */
const EACH = 8;

/** Playing copies on, in decisions per second; only the seat that has to act is asked. */
export function searching(seconds: Seconds): Rate {
  const random = numbers(2024);
  const starts = SHEETS.flatMap((setup) =>
    Array.from({ length: EACH }, (_, at) => ({
      box: boxOf(setup.sets),
      state: midGame(setup, `search/${at}`, random),
    })),
  );
  return measure(seconds, () => {
    let decisions = 0;
    for (const { box, state } of starts) {
      const copy = clone(state);
      let count = 0;
      while (count < DEPTH && copy.phase !== 'over') {
        decideOne(box, copy, random);
        count += 1;
      }
      decisions += count;
    }
    return decisions;
  });
}

/** One decision of the seat that has to act; if it can do nothing, its time runs out. */
function decideOne(box: Box, state: State, random: () => number): void {
  const seat = seatToAct(state);
  const offers = moves(box, state, seat).filter(isDecision);
  const offer = offers[Math.floor(random() * offers.length)];
  if (offer !== undefined) make(box, state, { seat, move: sampleMove(offer, random) });
  else make(box, state, { seat: KEEPER, move: { do: 'time' } });
}
