/** What a search compares: the tuned bot's decision, and moves that it might have made instead. */
import type { LegalMove, Move, Seat, Verb } from '@kickdoor/rules';
import { requestsOf } from '../help.ts';
import { byLot } from '../lot.ts';
import { isOnward } from '../must.ts';
import { payment, resources } from '../resources.ts';
import type { Scene } from '../scene.ts';
import { styledBot } from '../sensible.ts';
import { BOLD, CAREFUL, TUNED } from '../style.ts';

/** Moves that lead nowhere by themselves, or can be made again and again: they come from bots alone. */
const LEFT_TO_BOTS: ReadonlySet<Verb> = new Set<Verb>([
  'ask',
  'choose',
  'concede',
  'drop',
  'equip',
  'offer',
  'sell',
  'show',
  'unequip',
  'withdraw',
]);

/** Bots that play in other ways: what they would do is worth a try. */
const ADVISERS = [TUNED, BOLD, CAREFUL].map(styledBot);

/** A move, or `null` to let others go first. */
export type Candidate = Move | null;

/** The player that a move is aimed at, if it is at one. */
const targetOf = ({ move }: LegalMove): Seat | undefined => ('seat' in move ? move.seat : undefined);

/** A legal move with the cheapest cards for what has to be paid; `null` if they don't suffice. */
function paidFor(scene: Scene, legalMove: LegalMove): Move | null {
  const { move, pick, terms, trade, choice } = legalMove;
  if (terms !== undefined || trade !== undefined || choice !== undefined) return null;
  if (pick === undefined) return move;
  const cards = payment(scene, legalMove, pick.min);
  return 'cards' in move && cards.length >= pick.min ? { ...move, cards } : null;
}

/** The tuned bot's decision first, then others, each once. */
export function candidates(scene: Scene, regular: Candidate): Candidate[] {
  const { view, legalMoves, pool, random } = scene;
  const found = new Map<string, Candidate>();
  const add = (candidate: Candidate): void => {
    const key = JSON.stringify(candidate);
    if (!found.has(key)) found.set(key, candidate);
  };
  add(regular);
  for (const bot of ADVISERS) {
    const decision = bot.decide(view, legalMoves, pool, random);
    if (decision !== null) add(decision.move);
  }
  if (view.combat !== null) {
    for (const { move } of resources(scene, view.combat)) add(move);
    for (const move of requestsOf(scene, view.combat)) add(move);
  }
  // What is tried first has the best chances: nobody is looked at sooner for where they sit.
  for (const one of byLot(scene, legalMoves, targetOf)) {
    const move = LEFT_TO_BOTS.has(one.move.do) ? null : paidFor(scene, one);
    if (move !== null) add(move);
  }
  if (!legalMoves.some(({ move }) => isOnward(move.do))) add(null);
  return [...found.values()];
}
