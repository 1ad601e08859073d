/**
 * The odds of escaping a monster, computed by the rules for whoever is running away, or for this seat if it ran away
 * now.
 */
import {
  applyMove,
  isRefusal,
  SYSTEM,
  view as viewOf,
  type CardPool,
  type EscapeView,
  type Move,
  type View,
} from '@kickdoor/rules';
import { tableSeen } from './table.ts';

/** The faces of the die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces with which the runner escapes. */
export function savingFaces({ needs, odds }: EscapeView): readonly number[] {
  return odds?.faces ?? FACES.filter((face) => face >= needs);
}

/** In how many of six rolls the runner escapes, to one decimal. */
export function rollsThatSave({ needs, odds }: EscapeView): number {
  return odds === undefined ? 7 - needs : Math.round(60 * odds.chance) / 10;
}

/** The flight in a view: the one in progress, or the one that would start if the seat gave up its fight. */
function runOf(pool: CardPool, view: View): View['flight'] {
  const { seat } = view;
  if (seat === null || view.pending !== null || view.combat === null) return null;
  if (view.flight !== null) return view.flight;
  const state = tableSeen(pool, view);
  if (isRefusal(applyMove(pool, state, seat, { do: 'flee' }))) return null;
  if (state.combat?.claim !== null) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  return viewOf(pool, state, seat).flight;
}

/** What the next roll (or the given one) needs. `null` if several monsters could be next, or if nobody has to roll. */
export function nextEscape(pool: CardPool, view: View, roll?: Move): EscapeView | null {
  const run = runOf(pool, view);
  if (run === null) return null;
  const against = roll?.do === 'roll' ? roll.card : undefined;
  const found = run.escapes.filter(({ card }) => against === undefined || card === against);
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? null : only;
}
