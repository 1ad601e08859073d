/** What is at stake in a fight besides its Treasures: the helper's Levels, and the game. */
import type { PlayerView, Seat, View } from '@kickdoor/rules';
import type { Figures } from '../foresight/foresee.ts';
import type { Outlook, Result } from './outlook.ts';

/** The Levels that a player would gain for helping in the current fight (`help.levels`). */
export function levelsForHelp({ view, pool }: Pick<Outlook, 'view' | 'pool'>, seat: Seat): number {
  const [player, combat] = [view.players[seat], view.combat];
  if (player === undefined || combat === null) return 0;
  const { races, classes, talents, equipped, ineffective } = player;
  const cards = [...races, ...classes, ...talents, ...equipped].filter((card) => !ineffective.includes(card));
  return combat.foes.length * cards.filter((card) => pool.cards[card]?.traits.helperLevels).length;
}

/** Whether a player would win the game by gaining this many Levels in a fight. */
function winsBy({ options }: View, player: PlayerView | undefined, levels: number): boolean {
  return (player?.level ?? 0) + levels >= options.level;
}

/** Who would win the game if the current fight were won; empty if the game would go on. */
export function winnersOfFight(outlook: Pick<Outlook, 'view' | 'pool'>): readonly Seat[] {
  const { view } = outlook;
  const { combat, players, options } = view;
  if (combat === null) return [];
  const { fighter, helper, levels } = combat;
  const fights = winsBy(view, players[fighter], levels);
  const helps = helper !== null && winsBy(view, players[helper], levelsForHelp(outlook, helper));
  const shares = helper !== null && (helps || (fights && options.sharedVictory));
  return [...(fights ? [fighter] : []), ...(shares ? [helper] : [])];
}

/** Whether somebody else is about to win the game by winning the current fight. */
export function isThreat(view: View): boolean {
  const { combat, seat } = view;
  if (combat === null || combat.claim?.kind !== 'win') return false;
  if (combat.fighter === seat || combat.helper === seat) return false;
  return winsBy(view, view.players[combat.fighter], combat.levels);
}

/** Whether the claimed win would no longer win the game for anybody, given the figures after a move. */
export function savesGame(outlook: Pick<Outlook, 'view' | 'pool'>, { fight, players }: Figures): boolean {
  const { combat, options } = outlook.view;
  if (combat === null || fight === null || !isThreat(outlook.view)) return false;
  const wins = (seat: Seat, levels: number) => (players[seat]?.level ?? 0) + levels >= options.level;
  const { fighter, helper } = combat;
  return !wins(fighter, fight.levels) && (helper === null || !wins(helper, levelsForHelp(outlook, helper)));
}

/** Whether a move with this result keeps somebody else from winning the game. */
export function stopsWin(view: View, { wins, saves }: Result): boolean {
  return (wins === false || saves === true) && isThreat(view);
}
