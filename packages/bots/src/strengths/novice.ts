/**
 * The novice: it knows the rules, lays out what it gets, and fights what it is sure to beat. But it forgets a third of
 * its other cards and most of what it could do to others, first asks for help for free, and helps only for half of the
 * Treasures.
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

/** How often things are overlooked, as shares of 1. */
interface Overlooks {
  /** Cards that stay in front of their player, on its turn and in its combats. */
  readonly laidOut: number;
  /** Its other cards in these situations. */
  readonly own: number;
  /** Cards it could play on others in their turns. */
  readonly meddling: number;
  readonly powers: number;
  readonly bargain: number;
}

/** A beginner rarely forgets cards to lay out and sometimes forgets others, so games have their usual length. */
const NOVICE: Overlooks = { laidOut: 0.05, own: 0.35, meddling: 0.8, powers: 0.5, bargain: 0.5 };
const FORGETFUL: Overlooks = { laidOut: 0.75, own: 0.75, meddling: 0.9, powers: 0.75, bargain: 0.85 };

/** Kinds of card that stay in front of their player. */
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

/** A number from 0 to below 1, fixed for the turn: what is forgotten stays forgotten until the next one. */
function attention(view: View, thing: number): number {
  const mixed = Math.imul(view.turns * 131 + (view.seat ?? 0) * 17 + thing * 7 + 3, 0x9e3779b1) >>> 0;
  return (((mixed ^ (mixed >>> 15)) >>> 0) % 1000) / 1000;
}

/** Whether the seat is fighting or helping, or it is its turn. */
function isInvolved({ seat, turn, combat }: View): boolean {
  return seat === turn || combat?.fighter === seat || combat?.helper === seat;
}

/** Whether the novice thinks of a move this turn. */
function occurs(view: View, { move }: LegalMove, pool: CardPool, overlooks: Overlooks): boolean {
  if (move.do === 'play') {
    return attention(view, move.card) >= forgets(view, pool.cards[move.card]?.kind, overlooks);
  }
  if (move.do === 'use') return attention(view, -1) >= overlooks.powers;
  if (move.do === 'offer' || move.do === 'ask') return attention(view, -2) >= overlooks.bargain;
  return true;
}

/** How often a card of this kind is overlooked. */
function forgets(view: View, kind: Kind | undefined, { laidOut, own, meddling }: Overlooks): number {
  if (!isInvolved(view)) return meddling;
  return kind !== undefined && LAID_OUT.has(kind) ? laidOut : own;
}

/** First asks for help for free, if the rules allow it and nobody has declined that. */
function greedy(decision: Decision | null, legal: readonly LegalMove[], seat: Seat | null): Decision | null {
  if (decision?.move.do !== 'ask' || seat === null) return decision;
  // With no Treasures, who picks first makes no different offer.
  const mean: Move = { ...decision.move, terms: { treasures: 0, first: seat, items: [], plays: [] } };
  return legal.some((one) => admits(one, mean)) ? { ...decision, move: mean } : decision;
}

/** The smallest share of the Treasures for which a novice helps. */
export const leastForNovice = (treasures: number): number => Math.ceil(treasures / 2);

/** Declines requests that offer less than half of the Treasures; `null` for others, and if there is none. */
function answerRequest({ combat, seat }: View, legal: readonly LegalMove[]): Decision | null {
  if (combat?.request?.to !== seat) return null;
  if (combat.request.terms.treasures >= leastForNovice(combat.treasures)) return null;
  const no = legal.find(({ move }) => move.do === 'decline');
  return no === undefined ? null : { move: no.move, why: 'bot-why-decline-help' };
}

/** Makes a bot play like a novice. */
export function noviceOf(bot: Bot, overlooks: Overlooks = NOVICE): Bot {
  return {
    decide(view, legal, pool, random, past) {
      const declined = answerRequest(view, legal);
      if (declined !== null) return declined;
      const minded = legal.filter((one) => occurs(view, one, pool, overlooks));
      const decided = greedy(bot.decide(view, minded, pool, random, past), legal, view.seat);
      // A seat that owes an answer, or whose turn it is, must act.
      return (
        decided ??
        (minded.length < legal.length && isOwed(view) ? bot.decide(view, legal, pool, random, past) : null)
      );
    },
  };
}

export const noviceBot: Bot = noviceOf(sensibleBot);

/** A novice that overlooks most of its cards: its games are long and full of missed wins. */
export const forgetfulBot: Bot = noviceOf(sensibleBot, FORGETFUL);

function isOwed({ seat, turn, pending }: View): boolean {
  return seat === turn || pending !== null;
}
