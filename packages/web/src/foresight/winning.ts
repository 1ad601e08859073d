/** Who would win the game by a move, and by winning the fight that it turns. */
import { SYSTEM, type Move, type Seat, type View } from '@kickdoor/rules';
import type { Foresight, Step } from './foresee.ts';

/** What is needed to foresee a win. */
interface Scene {
  readonly view: View;
  readonly ahead: Foresight;
}

/** The moves with which a fighter wins the current fight: they declare it won, and nobody objects. */
export function claimWinSteps(fighter: Seat): readonly Step[] {
  return [
    [fighter, { do: 'claim' }],
    [SYSTEM, { do: 'timeout' }],
  ];
}

/** Who would have won the game after these moves; empty if it would go on, or if that can't be foreseen. */
export function winnersAfter({ ahead }: Pick<Scene, 'ahead'>, ...steps: readonly Step[]): readonly Seat[] {
  return ahead.after(...steps)?.winners ?? [];
}

/**
 * Who would win the game by winning the current fight after a move; empty if the fight wouldn't be won, or if the same
 * players would win without the move.
 */
export function winnersBy(scene: Scene, seat: Seat, move: Move): readonly Seat[] {
  const { view, ahead } = scene;
  if (ahead.after([seat, move])?.fight?.winning !== true) return [];
  const win = claimWinSteps(view.combat?.fighter ?? seat);
  const winners = winnersAfter(scene, [seat, move], ...win);
  const before = ahead.now.fight?.winning === true ? winnersAfter(scene, ...win) : [];
  return winners.every((one) => before.includes(one)) ? [] : winners;
}
