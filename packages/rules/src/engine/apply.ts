/** Applies moves: whether a seat may make a move, and what the move does. */
import type { CardPool, CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { SYSTEM, type Move } from '../model/move.ts';
import type { State } from '../model/state.ts';
import { combatPrint, samePrint, settleChange } from '../chapters/combat.ts';
import { settleShown } from '../chapters/hand.ts';
import { playableCards, playCandidates } from '../moves/play/index.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import {
  close,
  editHand,
  forget,
  open,
  openToRead,
  player,
  readingOf,
  top,
  type Game,
} from '../kernel/game.ts';
import { isFree } from '../kernel/bounds.ts';
import { listedIn, memoAfterNegotiation } from '../kernel/memo.ts';
import { validateGate, validateVerbGate } from './gate.ts';
import { defaultMoveIn } from './default-move.ts';
import { settle } from './settle.ts';
import type { AnyVerb } from '../moves/verb.ts';
import { VERBS } from './verbs.ts';

/** The result of an accepted move. */
export interface Applied {
  readonly events: readonly GameEvent[];
}

/**
 * Applies a move: changes the table in place and returns the events. A refused move changes nothing. When the innermost
 * wait is over, the system (`SYSTEM`) makes the move `timeout`.
 */
export function applyMove(pool: CardPool, state: State, seat: Seat, move: Move): Applied | Refusal {
  const reading = readingOf(pool, state);
  const game = open(pool, state);
  const verb = VERBS[move.do];
  if (!isListed(reading, seat, move)) {
    // Validation may use memoized queries; applying the move reads the table itself.
    const no = validateBy(verb, reading ?? game, seat, move);
    if (no !== null) return no;
  }
  // A negotiation move changes nothing on the table, so there is nothing to settle.
  if (verb.negotiates(game, seat)) {
    forget(state);
    const same = !spendMoment(game, seat, verb, move);
    verb.apply(game, seat, move);
    close(game, same && reading?.memo ? memoAfterNegotiation(reading.memo) : null);
    return { events: game.events };
  }
  const { combat } = state;
  const before = isWatched(state, verb) ? combatPrint(reading ?? game) : null;
  forget(state);
  spendMoment(game, seat, verb, move);
  verb.apply(game, seat, move);
  settle(game);
  settleShown(game);
  if (before !== null && state.combat === combat && (game.touched || !samePrint(combatPrint(game), before))) {
    settleChange(game);
  }
  close(game);
  return { events: game.events };
}

/**
 * Whether this very object is a complete move in the list of legal moves already computed for this position. Only a
 * frozen move is sure to be unchanged; any other is validated again.
 */
function isListed(reading: Game | null, seat: Seat, move: Move): boolean {
  if (seat === SYSTEM || !reading?.memo || !Object.isFrozen(move)) return false;
  const listed = listedIn(reading.memo, seat)?.legalMoves;
  if (listed === undefined) return false;
  for (let at = 0; at < listed.length; at++) {
    const legalMove = listed[at];
    if (legalMove?.move === move) return Object.isFrozen(legalMove) && !isFree(legalMove);
  }
  return false;
}

/** Whether a move may change the combat, so that a running wait restarts. */
function isWatched(state: State, verb: AnyVerb): boolean {
  return state.combat !== null && state.phase === 'combat' && !verb.still;
}

/** Returns why a move would be refused now; `null` if it would be accepted. Changes nothing. */
export function validateMove(pool: CardPool, state: State, seat: Seat, move: Move): Refusal | null {
  return validateIn(openToRead(pool, state), seat, move);
}

function validateIn(game: Game, seat: Seat, move: Move): Refusal | null {
  return validateBy(VERBS[move.do], game, seat, move);
}

function validateBy(verb: AnyVerb, game: Game, seat: Seat, move: Move): Refusal | null {
  return validateGate(game, seat, verb, move) ?? verb.validate(game, seat, move);
}

/** Cards just received may be played until their owner does something else (D21). Returns whether any were. */
function spendMoment(game: Game, seat: Seat, verb: AnyVerb, move: Move): boolean {
  const it = seat === SYSTEM ? undefined : game.state.players[seat];
  if (it === undefined || it.justReceived.length === 0 || verb.sameMoment) return false;
  if (move.do === 'play' && it.justReceived.includes(move.card)) return false;
  editHand(game, seat).justReceived.length = 0;
  return true;
}

/** Why a card can't be played now. */
export interface Unplayable {
  readonly card: CardId;
  readonly refusal: Refusal;
}

/** Returns, for each card in the seat's hand and each one-shot in play that can't be played at all now, the reason. */
export function reasons(pool: CardPool, state: State, seat: Seat): Unplayable[] {
  const game = open(pool, state);
  if (state.players[seat] === undefined) return [];
  const found: Unplayable[] = [];
  for (const card of playableCards(game, seat)) {
    const refusal = whyNot(game, seat, card);
    if (refusal !== null) found.push(unplayable(card, refusal));
  }
  return found;
}

/** By refusal and card. Shared like refusals, because most of a list stays the same. */
const shared = new WeakMap<Refusal, Unplayable[]>();

function unplayable(card: CardId, refusal: Refusal): Unplayable {
  let byCard = shared.get(refusal);
  if (byCard === undefined) {
    byCard = [];
    shared.set(refusal, byCard);
  }
  return (byCard[card] ??= Object.freeze({ card, refusal }));
}

function whyNot(game: Game, seat: Seat, card: CardId): Refusal | null {
  const closed = validateVerbGate(game, seat, VERBS.play);
  if (closed !== null) return closed;
  if (game.state.phase === 'trouble' && game.state.turn === seat && top(game) === undefined) {
    if (VERBS.fight.validate(game, seat, { do: 'fight', card }) === null) return null;
  }
  let refusal: Refusal | null = null;
  for (const move of playCandidates(game, seat, card)) {
    const no = validateIn(game, seat, move);
    if (no === null) return null;
    refusal ??= no;
  }
  return refusal ?? validateIn(game, seat, { do: 'play', card }) ?? refuse('timing.own-turn');
}

/** Returns the default move of a seat that doesn't answer or isn't there (D23, D25); `null` if nothing waits for it. */
export function defaultMove(pool: CardPool, state: State, seat: Seat): Move | null {
  const game = open(pool, state);
  const it = state.players[seat];
  if (it === undefined || player(game, seat).left || state.phase === 'over') return null;
  return defaultMoveIn(game, seat);
}
