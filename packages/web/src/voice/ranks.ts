/** Ranks the acts at a position. */
import type { LegalMove, Verb, View } from '@kickdoor/rules';
import { isFighting } from '../foresight/worth.ts';
import { windowOf } from '../hours/stop-me.ts';
import { isSpared } from './curse-results.ts';
import type { Outlook, Result } from './outlook.ts';
import { stopsWin } from './stakes.ts';

/** An act's rank; the highest comes first. Acts below {@link PROMPTED} never do. */
export type Rank = number;
export const PROMPTED: Rank = 50;
/** Winning the game comes before everything else. */
const VICTORY: Rank = 130;

/** Acts whose rank depends on their result. */
type Weighed = 'accept' | 'ask' | 'decline' | 'fight' | 'play' | 'sell' | 'use' | 'flee';

/** Ranks of the other acts. */
const RANKS: Readonly<Record<Exclude<Verb, Weighed>, Rank>> = {
  claim: 100,
  roll: 90,
  charity: 88,
  give: 60,
  pass: 86,
  kick: 80,
  take: 70,
  loot: 70,
  withdraw: 45,
  end: 60,
  seize: 40,
  sacrifice: 34,
  offer: 20,
  join: 15,
  choose: 10,
  concede: 10,
  drop: 10,
  equip: 10,
  part: 10,
  show: 10,
  timeout: 10,
  unequip: 10,
};

/** Ranks of the answers to a question, above all other acts: a yes, a no, and a yes that isn't worth it. */
const ANSWERS = { yes: 120, no: 119, poor: 118 } as const;

/** The rank of an act, given its result. */
export function rankOf(outlook: Outlook, { move }: LegalMove, result: Result): Rank {
  const { good, wins, costs = 0, game } = result;
  // A request for help doesn't win the game by itself: it still has to be accepted.
  if (game === 'won' && move.do !== 'ask') return VICTORY;
  switch (move.do) {
    case 'accept':
      if (isQuestioned(outlook.view)) return good === false ? ANSWERS.poor : ANSWERS.yes;
      return good === false ? 30 : 95;
    case 'decline':
      return isQuestioned(outlook.view) ? ANSWERS.no : 84;
    case 'ask':
      return wins === true && game !== 'lost' ? 75 : 40;
    case 'fight':
      return wins === true ? 76 : 41;
    case 'play':
      return playRank(outlook, result);
    case 'sell':
      // Selling spare items for a Level is better than giving them away.
      return good === true ? 89 : 36;
    case 'use':
      if (wins !== true || good !== true || !isLosing(outlook)) return 25;
      // Help costs a share of the Treasures, which is less than several cards.
      return costs > 1 ? 72 : 78;
    case 'flee':
      // Not while a player is still thinking about helping.
      return outlook.view.combat?.request === null ? 55 : 30;
    default:
      return RANKS[move.do];
  }
}

/** Whether this seat has been asked for help or offered a trade and has to answer. */
function isQuestioned(view: View): boolean {
  const { combat, pending, seat, trades } = view;
  if (seat === null || pending !== null || windowOf(view) !== null) return false;
  return combat?.request?.to === seat || trades.some(({ to }) => to === seat);
}

/** Whether the seat is in a fight that it would currently lose. */
function isLosing({ view, ahead }: Outlook): boolean {
  return isFighting(view, view.seat) && ahead.now.fight?.winning === false;
}

function playRank(outlook: Outlook, result: Result): Rank {
  const { good, wins, ends } = result;
  const { view } = outlook;
  if (view.pending?.kind === 'cancel') {
    return view.pending.victim === view.seat && !isSpared(outlook) ? 92 : 45;
  }
  // Preferred to passing.
  if (stopsWin(view, result)) return 87;
  if (good === false) return 12;
  // Preferred to running away, which may fail.
  if (ends === true) return 58;
  if (view.combat === null) return 85;
  return wins === true ? 77 : 35;
}
