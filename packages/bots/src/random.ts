/** A bot that makes random legal moves, weighted so that games end. */
import { sampleMove, type LegalMove, type Verb } from '@kickdoor/rules';
import type { Bot } from './bot.ts';
import { isOnward } from './must.ts';

/** Relative weights of verbs; the default is 1. */
const WEIGHTS: Partial<Record<Verb, number>> = {
  concede: 0,
  show: 0.05,
  offer: 0.05,
  equip: 0.5,
  unequip: 0.1,
  withdraw: 0.1,
  drop: 0.02,
  ask: 1.5,
  accept: 2,
  claim: 5,
  flee: 0.3,
  give: 0.5,
};

function weight(legalMove: LegalMove, count: number): number {
  // Many moves of one verb, such as trades with everybody, must not crowd out the others.
  return (WEIGHTS[legalMove.move.do] ?? 1) / Math.sqrt(count);
}

export const randomBot: Bot = Object.freeze<Bot>({
  decide(_view, legalMoves, _pool, random) {
    // A seat that owes nothing acts only occasionally.
    const owes = legalMoves.some((legalMove) => isOnward(legalMove.move.do));
    if (!owes && random() < 0.97) return null;
    const counts = new Map<Verb, number>();
    for (const { move } of legalMoves) counts.set(move.do, (counts.get(move.do) ?? 0) + 1);
    const onward = owes && random() < 0.6;
    const able = onward ? legalMoves.filter((legalMove) => isOnward(legalMove.move.do)) : legalMoves;
    const weights = able.map((legalMove) => weight(legalMove, counts.get(legalMove.move.do) ?? 1));
    let left = random() * weights.reduce((sum, one) => sum + one, 0);
    for (const [at, legalMove] of able.entries()) {
      left -= weights[at] ?? 0;
      if (left < 0) return { move: sampleMove(legalMove, random), why: 'bot-why-at-random' };
    }
    return null;
  },
});
