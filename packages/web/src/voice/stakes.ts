/** What is at stake in a fight besides its Treasures: the Levels of who helps, and the game. */
import type { CombatView, PlayerView, Seat, View } from '@kickdoor/rules';
import type { Outlook, Result } from './results.ts';

/** Levels that a player would gain for having helped in the fight that is on (`help.levels`). */
export function levelsForHelp({ view, pool }: Outlook, seat: Seat): number {
  const [player, combat] = [view.players[seat], view.combat];
  if (player === undefined || combat === null) return 0;
  const { races, classes, talents, equipped, ineffective } = player;
  const cards = [...races, ...classes, ...talents, ...equipped].filter((card) => !ineffective.includes(card));
  return combat.foes.length * cards.filter((card) => pool.cards[card]?.traits.helperLevels).length;
}

/** Whether somebody would win the game by gaining so many Levels in a fight. */
function winsBy({ options }: View, player: PlayerView | undefined, levels: number): boolean {
  return (player?.level ?? 0) + levels >= options.level;
}

/** Whether a won fight would win the game for its fighter, and not for a helper with so many Levels to gain. */
export function losesByHelp(view: View, combat: CombatView, helper: Seat, levels: number): boolean {
  if (view.options.sharedVictory || !winsBy(view, view.players[combat.fighter], combat.levels)) return false;
  return !winsBy(view, view.players[helper], levels);
}

/** Whether somebody else is about to win the game by the fight that is on, unless it is stopped. */
export function isThreat(view: View): boolean {
  const { combat, seat } = view;
  if (combat === null || combat.claim?.kind !== 'win') return false;
  if (combat.fighter === seat || combat.helper === seat) return false;
  return winsBy(view, view.players[combat.fighter], combat.levels);
}

/** Whether a move with this result keeps somebody else from winning the game. */
export function stopsWin(view: View, { wins }: Result): boolean {
  return wins === false && isThreat(view);
}
