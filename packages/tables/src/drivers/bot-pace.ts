/** How long bots take to act. */
import type { BotSpeed } from '@kickdoor/protocol';
import type { CardPool, Move } from '@kickdoor/rules';

/** How a table's speed stretches every delay. */
const STRETCH: Readonly<Record<BotSpeed, number>> = { slow: 2, normal: 1, fast: 0.35 };
/** A curse is the worst thing that happens between two moves, so bots take longer over it. */
const CURSE = 12 / 7;

/** The weight of a move: 0 for letting something go by, 1 for a play, more for a curse. */
export function weightOf(move: Move, pool: CardPool): number {
  if (move.do === 'pass') return 0;
  return move.do === 'play' && pool.cards[move.card]?.kind === 'curse' ? CURSE : 1;
}

/** Milliseconds before a bot makes a move. A play of weight 1 at normal speed takes `botDelay`. */
export function delayOf(move: Move, pool: CardPool, pace: { botDelay: number; speed: BotSpeed }): number {
  return pace.botDelay * STRETCH[pace.speed] * weightOf(move, pool);
}
