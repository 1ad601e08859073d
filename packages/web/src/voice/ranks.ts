/** Which of the acts at a position suggests itself more than the others. */
import type { LegalMove, Verb, View } from '@kickdoor/rules';
import { isFighting } from '../foresight/worth.ts';
import { windowOf } from '../hours/stop-me.ts';
import type { Outlook, Result } from './results.ts';
import { stopsWin } from './stakes.ts';

/** How much an act suggests itself; the highest comes first. Acts below {@link PROMPTED} never come first. */
export type Rank = number;
export const PROMPTED: Rank = 50;
/** Winning the game comes before all else. */
const VICTORY: Rank = 130;

/** Acts whose worth depends on the position. */
type Weighed = 'accept' | 'ask' | 'decline' | 'fight' | 'play' | 'sell' | 'use' | 'flee';

/** Ranks of acts whose worth doesn't depend on the position. */
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

/** Ranks of the answers to a question, before all else: a yes, a no, and a yes that isn't worth it. */
const ANSWERS = { yes: 120, no: 119, poor: 118 } as const;

/** The rank of an act by what it brings. */
export function rankOf(outlook: Outlook, { move }: LegalMove, result: Result): Rank {
  const { good, wins, costs = 0, game } = result;
  // With somebody's help the game is not won yet.
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
      return playRank(outlook.view, result);
    case 'sell':
      // A Level for what is spare, rather than giving that away.
      return good === true ? 89 : 36;
    case 'use':
      if (wins !== true || good !== true || !isLosing(outlook)) return 25;
      // Help costs a share of the Treasures, which is less than several cards.
      return costs > 1 ? 72 : 78;
    case 'flee':
      // While somebody makes up their mind about helping, nobody runs from them.
      return outlook.view.combat?.request === null ? 55 : 30;
    default:
      return RANKS[move.do];
  }
}

/** Whether somebody asks this seat for help or offers it a trade, and waits for an answer; a window goes by sooner. */
function isQuestioned(view: View): boolean {
  const { combat, pending, seat, trades } = view;
  if (seat === null || pending !== null || windowOf(view) !== null) return false;
  return combat?.request?.to === seat || trades.some(({ to }) => to === seat);
}

/** Whether the seat is in a fight that would be lost as it stands. */
function isLosing({ view, ahead }: Outlook): boolean {
  return isFighting(view, view.seat) && ahead.now.fight?.winning === false;
}

function playRank(view: View, result: Result): Rank {
  const { good, wins, ends } = result;
  if (view.pending?.kind === 'cancel') return view.pending.victim === view.seat ? 92 : 45;
  // Rather than letting it go by.
  if (stopsWin(view, result)) return 87;
  if (good === false) return 12;
  // Rather than running, which may fail.
  if (ends === true) return 58;
  if (view.combat === null) return 85;
  return wins === true ? 77 : 35;
}
