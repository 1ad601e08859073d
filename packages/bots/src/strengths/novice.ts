/**
 * The novice: the regular bot with three quarters of its cards out of mind. It knows the rules, and what it looks at it plays as the
 * regular bot does; but it overlooks what it could play, offers nothing for help, and helps only for half of the Treasures.
 */
import { admits, type LegalMove, type Move, type View } from '@kickdoor/rules';
import type { Bot, Decision } from '../bot.ts';
import { sensibleBot } from '../sensible.ts';

/** How often something is overlooked, as shares of 1. */
const OVERLOOKS = { own: 0.75, meddling: 0.9, bargain: 0.85 } as const;

/** A number from 0 up to 1 that is the same for a whole turn: what is forgotten stays forgotten until the next one. */
function attention(view: View, thing: number): number {
  const mixed = Math.imul(view.turns * 131 + (view.seat ?? 0) * 17 + thing * 7 + 3, 0x9e3779b1) >>> 0;
  return (((mixed ^ (mixed >>> 15)) >>> 0) % 1000) / 1000;
}

/** Whether the seat is fighting or helping, or it is its turn. */
function isInvolved({ seat, turn, combat }: View): boolean {
  return seat === turn || combat?.fighter === seat || combat?.helper === seat;
}

/** Whether a move occurs to it in this turn. */
function occurs(view: View, { move }: LegalMove): boolean {
  if (move.do === 'play') {
    return attention(view, move.card) >= (isInvolved(view) ? OVERLOOKS.own : OVERLOOKS.meddling);
  }
  if (move.do === 'use') return attention(view, -1) >= OVERLOOKS.own;
  if (move.do === 'offer' || move.do === 'ask') return attention(view, -2) >= OVERLOOKS.bargain;
  return true;
}

/** Its greed: it asks for help and offers none of the Treasures, where the rules let it. */
function greedy(decision: Decision | null, legal: readonly LegalMove[]): Decision | null {
  if (decision?.move.do !== 'ask') return decision;
  const mean: Move = {
    ...decision.move,
    terms: { ...decision.move.terms, treasures: 0, items: [], plays: [] },
  };
  return legal.some((one) => admits(one, mean)) ? { ...decision, move: mean } : decision;
}

/** The least share of the Treasures for which a novice helps. */
export const leastForNovice = (treasures: number): number => Math.ceil(treasures / 2);

/** It helps for half of the Treasures, whatever else would come of it; `null` if nobody asks for its help. */
function answerRequest({ combat, seat }: View, legal: readonly LegalMove[]): Decision | null {
  if (combat?.request?.to !== seat) return null;
  if (combat.request.terms.treasures >= leastForNovice(combat.treasures)) return null;
  const no = legal.find(({ move }) => move.do === 'decline');
  return no === undefined ? null : { move: no.move, why: 'bot-why-decline-help' };
}

/** The novice of a style. */
export function noviceOf(bot: Bot): Bot {
  return {
    decide(view, legal, pool, random, past) {
      const declined = answerRequest(view, legal);
      if (declined !== null) return declined;
      const minded = legal.filter((one) => occurs(view, one));
      const decided = greedy(bot.decide(view, minded, pool, random, past), legal);
      // Whoever owes an answer, or whose turn it is, must do something.
      return (
        decided ??
        (minded.length < legal.length && isOwed(view) ? bot.decide(view, legal, pool, random, past) : null)
      );
    },
  };
}

export const noviceBot: Bot = noviceOf(sensibleBot);

function isOwed({ seat, turn, pending }: View): boolean {
  return seat === turn || pending !== null;
}
