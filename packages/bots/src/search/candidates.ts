/** The moves that a search compares: the tuned bot's decision and its alternatives. */
import type { LegalMove, Move, Pick, Seat, Verb } from '@kickdoor/rules';
import { drawsNothing } from '../deeds.ts';
import { proposalsOf } from '../haggle/proposals.ts';
import { requestsOf } from '../help.ts';
import { byLot } from '../lot.ts';
import { isOnward } from '../must.ts';
import { payment, resources } from '../resources.ts';
import { legalMovesOf, type Scene } from '../scene.ts';
import { styledBot } from '../sensible.ts';
import { isPower } from '../strength.ts';
import { BOLD, CAREFUL, TUNED } from '../style.ts';

/** Verbs that achieve nothing by themselves or can be repeated forever: only bots propose them. */
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

/** Bots of other styles, whose decisions are worth a try. */
const ADVISERS = [TUNED, BOLD, CAREFUL].map(styledBot);

/** A move, or `null` to let others go first. */
export type Candidate = Move | null;

/** The player that a move targets, if any. */
const targetOf = ({ move }: LegalMove): Seat | undefined => ('seat' in move ? move.seat : undefined);

/** Completes a legal move with the cheapest cards that pay for it; `null` if they don't suffice. */
function paidFor(scene: Scene, legalMove: LegalMove): Move | null {
  const { move, pick, terms, trade, choice } = legalMove;
  if (terms !== undefined || trade !== undefined || choice !== undefined) return null;
  if (pick === undefined) return move;
  const cards = payment(scene, legalMove, pick.min);
  return 'cards' in move && cards.length >= pick.min ? { ...move, cards } : null;
}

/** The most answers to a choice that are compared with the tuned bot's. */
const MOST_ANSWERS = 10;

/**
 * Other answers to the choice that the seat owes: the tuned bot's, with its last pick replaced by each one it didn't
 * take.
 */
function choicesFrom(scene: Scene, regular: Candidate): Move[] {
  const from = legalMovesOf(scene, 'choose').flatMap(({ choice }) => choice?.from ?? []);
  if (regular?.do !== 'choose' || from.length === 0) return [];
  const isPicked = (pick: Pick): boolean => regular.picks.some((one) => isSamePick(one, pick));
  const left = byLot(scene, from, (pick) => ('seat' in pick ? pick.seat : undefined))
    .filter((pick) => !isPicked(pick))
    .slice(0, MOST_ANSWERS);
  return left.map((pick) => ({ do: 'choose', picks: [...regular.picks.slice(0, -1), pick] }));
}

const isSamePick = (one: Pick, other: Pick): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Whether a move achieves nothing by itself, such as a card that has none to draw, or doubling a price without a sale.
 */
function isIdle(scene: Scene, move: Move): boolean {
  if (move.do === 'use') return isPower(scene, move.power, 'bargain');
  return move.do === 'play' && drawsNothing(scene, move.card);
}

/** The tuned bot's decision, then the alternatives, each once. */
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
  for (const move of choicesFrom(scene, regular)) add(move);
  if (view.phase === 'closing') for (const { move } of proposalsOf(scene)) add(move);
  // Moves tried first are favored, so their order must not depend on where their targets sit.
  for (const one of byLot(scene, legalMoves, targetOf)) {
    const move = LEFT_TO_BOTS.has(one.move.do) ? null : paidFor(scene, one);
    if (move !== null && !isIdle(scene, move)) add(move);
  }
  if (!legalMoves.some(({ move }) => isOnward(move.do))) add(null);
  return [...found.values()];
}
