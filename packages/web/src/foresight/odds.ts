/** What it takes to escape a monster: computed by the core for whoever is running, or for this seat if it ran now. */
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

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces that succeed. */
export function savingFaces({ needs, odds }: EscapeView): readonly number[] {
  return odds?.faces ?? FACES.filter((face) => face >= needs);
}

/** In how many rolls out of six the runner escapes, to one decimal. */
export function rollsThatSave({ needs, odds }: EscapeView): number {
  return odds === undefined ? 7 - needs : Math.round(60 * odds.chance) / 10;
}

/** The flight of a view's seat: the one in progress, or the one that giving up its fight would start. */
function runOf(pool: CardPool, view: View): View['flight'] {
  const { seat } = view;
  if (seat === null || view.pending !== null || view.combat === null) return null;
  if (view.flight !== null) return view.flight;
  const state = tableSeen(pool, view);
  if (isRefusal(applyMove(pool, state, seat, { do: 'flee' }))) return null;
  if (state.combat?.claim !== null) applyMove(pool, state, SYSTEM, { do: 'timeout' });
  return viewOf(pool, state, seat).flight;
}

/** What the next roll takes, or the given one; `null` if several monsters could be next, or nobody would roll. */
export function nextEscape(pool: CardPool, view: View, roll?: Move): EscapeView | null {
  const run = runOf(pool, view);
  if (run === null) return null;
  const against = roll?.do === 'roll' ? roll.card : undefined;
  const found = run.escapes.filter(({ card }) => against === undefined || card === against);
  const [only, ...more] = found;
  return only === undefined || more.length > 0 ? null : only;
}
