/**
 * The novice: it knows the rules, lays out what it gets and fights what it is sure to beat; but it forgets a third of its other
 * cards and most of what it could do to others, asks for help for nothing first, and helps only for half of the Treasures.
 */
import {
  admits,
  TALENTS,
  type CardPool,
  type Kind,
  type LegalMove,
  type Move,
  type Seat,
  type View,
} from '@kickdoor/rules';
import type { Bot, Decision } from '../bot.ts';
import { sensibleBot } from '../sensible.ts';

/** How often something is overlooked, as shares of 1. */
interface Overlooks {
  /** Cards that stay in front of their player, on its turn and in its fights. */
  readonly laidOut: number;
  /** Its other cards there. */
  readonly own: number;
  /** What it could do to others in their turns. */
  readonly meddling: number;
  readonly powers: number;
  readonly bargain: number;
}

/** A beginner hardly ever forgets what is laid out, and other cards now and then: games have their usual length. */
const NOVICE: Overlooks = { laidOut: 0.05, own: 0.35, meddling: 0.8, powers: 0.5, bargain: 0.5 };
const FORGETFUL: Overlooks = { laidOut: 0.75, own: 0.75, meddling: 0.9, powers: 0.75, bargain: 0.85 };

/** What stays in front of its player. */
const LAID_OUT: ReadonlySet<Kind> = new Set<Kind>([
  'item',
  'steed',
  'sidekick',
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  ...TALENTS,
]);

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
function occurs(view: View, { move }: LegalMove, pool: CardPool, overlooks: Overlooks): boolean {
  if (move.do === 'play') {
    return attention(view, move.card) >= forgets(view, pool.cards[move.card]?.kind, overlooks);
  }
  if (move.do === 'use') return attention(view, -1) >= overlooks.powers;
  if (move.do === 'offer' || move.do === 'ask') return attention(view, -2) >= overlooks.bargain;
  return true;
}

/** How often it overlooks a card of this kind. */
function forgets(view: View, kind: Kind | undefined, { laidOut, own, meddling }: Overlooks): number {
  if (!isInvolved(view)) return meddling;
  return kind !== undefined && LAID_OUT.has(kind) ? laidOut : own;
}

/** Its greed: it asks for help for nothing, where the rules let it and nobody has declined that. */
function greedy(decision: Decision | null, legal: readonly LegalMove[], seat: Seat | null): Decision | null {
  if (decision?.move.do !== 'ask' || seat === null) return decision;
  // Who would pick first of nothing is no other offer.
  const mean: Move = { ...decision.move, terms: { treasures: 0, first: seat, items: [], plays: [] } };
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
export function noviceOf(bot: Bot, overlooks: Overlooks = NOVICE): Bot {
  return {
    decide(view, legal, pool, random, past) {
      const declined = answerRequest(view, legal);
      if (declined !== null) return declined;
      const minded = legal.filter((one) => occurs(view, one, pool, overlooks));
      const decided = greedy(bot.decide(view, minded, pool, random, past), legal, view.seat);
      // Whoever owes an answer, or whose turn it is, must do something.
      return (
        decided ??
        (minded.length < legal.length && isOwed(view) ? bot.decide(view, legal, pool, random, past) : null)
      );
    },
  };
}

export const noviceBot: Bot = noviceOf(sensibleBot);

/** One that overlooks most of what it holds: its games are long, and full of wins that nobody has seen. */
export const forgetfulBot: Bot = noviceOf(sensibleBot, FORGETFUL);

function isOwed({ seat, turn, pending }: View): boolean {
  return seat === turn || pending !== null;
}
