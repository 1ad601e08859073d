/** Plays tables on: the policy of a search's rollouts, for all seats. */
import {
  applyMove,
  clocks,
  isRefusal,
  legalMoves,
  SYSTEM,
  glance,
  type CardPool,
  type Move,
  type Seat,
  type State,
  type Verb,
} from '@kickdoor/rules';
import type { Bot } from '../bot.ts';
import { seatToAct } from './to-act.ts';

export interface Policy {
  readonly pool: CardPool;
  readonly bot: Bot;
  readonly random: () => number;
}

/** Verbs that rule-of-thumb bots never use, so their legal moves needn't be computed. */
const NEVER: ReadonlySet<Verb> = new Set<Verb>([
  'concede',
  'drop',
  'join',
  'offer',
  'part',
  'show',
  'withdraw',
]);

/** A bot's move. If it can only pass, or do nothing, it isn't shown the table: that takes most of the time. */
function moveOf({ pool, bot, random }: Policy, state: State, seat: Seat): Move | null {
  const legal = legalMoves(pool, state, seat, NEVER);
  if (legal.every(({ move }) => move.do === 'pass')) return legal[0]?.move ?? null;
  return bot.decide(glance(pool, state, seat), legal, pool, random)?.move ?? null;
}

/** Makes the move that a seat wants to make, if any, and returns its verb. */
function moveAt(policy: Policy, state: State, seat: Seat): Verb | null {
  const move = moveOf(policy, state, seat);
  if (move === null) return null;
  // A guessed table may not have all the promised cards, and so refuse a move.
  return isRefusal(applyMove(policy.pool, state, seat, move)) ? null : move.do;
}

/**
 * Makes one move: that of the first seat that wants to move, first the one the table waits for, then in turn order.
 * Returns its verb.
 */
function moveOne(policy: Policy, state: State, silent: Seat | null): Verb | null {
  const count = state.players.length;
  const first = seatToAct(state);
  if (first !== silent) {
    const verb = moveAt(policy, state, first);
    if (verb !== null) return verb;
  }
  for (let at = 0; at < count; at += 1) {
    const seat = (state.turn + at) % count;
    if (seat === silent || seat === first) continue;
    const verb = moveAt(policy, state, seat);
    if (verb !== null) return verb;
  }
  return null;
}

/**
 * Plays `most` moves, not counting passes, or to the end of the game. The seat `silent` makes no move until another
 * seat, or the clock, has. Stops if nobody wants to move and no clock runs.
 */
export function playOn(policy: Policy, state: State, most: number, silent: Seat | null = null): void {
  let waits = silent;
  for (let made = 0; made < most && state.phase !== 'over';) {
    const verb = moveOne(policy, state, waits);
    if (verb === null) {
      if (clocks(state).length > 0) applyMove(policy.pool, state, SYSTEM, { do: 'timeout' });
      else if (waits === null) return;
    }
    if (verb !== 'pass') made += 1;
    waits = null;
  }
}
