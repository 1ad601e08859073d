/** Who wins the game by moves, and by the fight that a move turns. */
import { SYSTEM, type Move, type Seat, type View } from '@kickdoor/rules';
import type { Foresight, Step } from './foresee.ts';

/** What it takes to foresee a win. */
interface Scene {
  readonly view: View;
  readonly ahead: Foresight;
}

/** A fighter says that the fight is won, and nobody objects. */
export function winOf(fighter: Seat): readonly Step[] {
  return [
    [fighter, { do: 'claim' }],
    [SYSTEM, { do: 'timeout' }],
  ];
}

/** Who would have won the game after some moves; nobody if it would go on, or if nobody can know. */
export function winnersAfter({ ahead }: Pick<Scene, 'ahead'>, ...steps: readonly Step[]): readonly Seat[] {
  return ahead.after(...steps)?.winners ?? [];
}

/**
 * Whose game it would be after a move if its fight were won then; nobody's if the fight would not be won, or if winning
 * it would bring the same without the move.
 */
export function winnersBy(scene: Scene, seat: Seat, move: Move): readonly Seat[] {
  const { view, ahead } = scene;
  if (ahead.after([seat, move])?.fight?.winning !== true) return [];
  const win = winOf(view.combat?.fighter ?? seat);
  const winners = winnersAfter(scene, [seat, move], ...win);
  const before = ahead.now.fight?.winning === true ? winnersAfter(scene, ...win) : [];
  return winners.every((one) => before.includes(one)) ? [] : winners;
}
