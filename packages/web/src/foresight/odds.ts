/** Which faces of the die save whoever runs away, as the core would judge each roll. */
import {
  applyMove,
  clone,
  isRefusal,
  legalMoves,
  SYSTEM,
  type CardPool,
  type Move,
  type State,
  type View,
} from '@kickdoor/rules';
import { tableSeen } from './table.ts';

/** The faces of a die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A table at which the view's seat is about to roll, and the roll; `null` if it isn't about to. */
function beforeRoll(pool: CardPool, view: View, seat: number): readonly [State, Move] | null {
  const state = tableSeen(pool, view);
  if (state.phase === 'combat') {
    if (isRefusal(applyMove(pool, state, seat, { do: 'flee' }))) return null;
    if (state.combat?.claim !== null) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  }
  const roll = legalMoves(pool, state, seat).find(({ move }) => move.do === 'roll');
  return roll === undefined ? null : [state, roll.move];
}

/**
 * For each face of the die whether it would save a runner from the next monster: the one running now, or the view's
 * seat if it gave up the fight. `null` if no roll would decide.
 */
export function savingFaces(pool: CardPool, view: View, roll?: Move): readonly boolean[] | null {
  const seat = view.flight?.runner ?? view.seat;
  if (seat === null || view.pending !== null || view.combat === null) return null;
  const ready = beforeRoll(pool, view, seat);
  if (ready === null) return null;
  const [table, first] = ready;
  const faces = FACES.map((face) => {
    const state = clone(table);
    state.dice = [face];
    const done = applyMove(pool, state, seat, roll ?? first);
    if (isRefusal(done) || !done.events.some(({ e }) => e === 'die')) return null;
    // Of several dice, one face alone decides nothing.
    if (done.events.some((event) => event.e === 'thrown' && event.dice.length > 1)) return null;
    return done.events.some((event) => event.e === 'escaped' && event.seat === seat);
  });
  const known = faces.filter((saved) => saved !== null);
  return known.length === FACES.length ? known : null;
}
