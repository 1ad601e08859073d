/** Applies moves: whether a seat may make a move, and what the move does. */
import type { CardPool, CardId, Seat } from '../model/card.ts';
import type { GameEvent } from '../model/event.ts';
import { SYSTEM, type Move } from '../model/move.ts';
import type { State } from '../model/state.ts';
import type { Refusal } from '../model/refusal.ts';
import { combatPrint, samePrint, settleChange } from '../chapters/combat.ts';
import { settleShown } from '../chapters/hand.ts';
import { playableCards, playCandidates } from '../moves/play/index.ts';
import { refuse } from '../model/refusal.ts';
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
import { validateGate, validateVerbGate } from './gate.ts';
import { defaultMoveIn } from './default-move.ts';
import { settle } from './settle.ts';
import type { AnyVerb } from '../moves/verb.ts';
import { verbs } from './verbs.ts';

export interface Applied {
  readonly events: readonly GameEvent[];
}

/**
 * Makes a move. Changes the table in place and returns what happened; a refused move changes nothing. The system
 * (`SYSTEM`) makes the move `timeout` when the innermost wait is over.
 */
export function applyMove(pool: CardPool, state: State, seat: Seat, move: Move): Applied | Refusal {
  const reading = readingOf(pool, state);
  const game = open(pool, state);
  // Memoized queries help validation, too; making the move reads the table itself.
  const verb = verbs[move.do];
  const no = validateBy(verb, reading ?? game, seat, move);
  if (no !== null) return no;
  // A negotiation move changes nothing on the table, so nothing follows from it.
  if (verb.negotiates) {
    forget(state);
    spendMoment(game, seat, verb, move);
    verb.apply(game, seat, move);
    close(game);
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

/** Whether a move may change the combat, so that a running wait restarts. */
function isWatched(state: State, verb: AnyVerb): boolean {
  return state.combat !== null && state.phase === 'combat' && !verb.still;
}

/** Why a move would be refused now; `null` if it would be accepted. */
export function validateMove(pool: CardPool, state: State, seat: Seat, move: Move): Refusal | null {
  return validateIn(openToRead(pool, state), seat, move);
}

function validateIn(game: Game, seat: Seat, move: Move): Refusal | null {
  return validateBy(verbs[move.do], game, seat, move);
}

function validateBy(verb: AnyVerb, game: Game, seat: Seat, move: Move): Refusal | null {
  return validateGate(game, seat, verb, move) ?? verb.validate(game, seat, move);
}

/** Cards just received may be played until their owner does something else (D21). */
function spendMoment(game: Game, seat: Seat, verb: AnyVerb, move: Move): void {
  const it = seat === SYSTEM ? undefined : game.state.players[seat];
  if (it === undefined || it.justReceived.length === 0 || verb.sameMoment) return;
  if (move.do === 'play' && it.justReceived.includes(move.card)) return;
  editHand(game, seat).justReceived.length = 0;
}

/** The reason for each card in the seat's hand, and each one-shot in play, that can't be played at all now. */
export function reasons(pool: CardPool, state: State, seat: Seat): { card: CardId; refusal: Refusal }[] {
  const game = open(pool, state);
  if (state.players[seat] === undefined) return [];
  return playableCards(game, seat).flatMap((card) => {
    const refusal = whyNot(game, seat, card);
    return refusal === null ? [] : [{ card, refusal }];
  });
}

function whyNot(game: Game, seat: Seat, card: CardId): Refusal | null {
  const closed = validateVerbGate(game, seat, verbs.play);
  if (closed !== null) return closed;
  if (game.state.phase === 'trouble' && game.state.turn === seat && top(game) === undefined) {
    if (verbs.fight.validate(game, seat, { do: 'fight', card }) === null) return null;
  }
  let refusal: Refusal | null = null;
  for (const move of playCandidates(game, seat, card)) {
    const no = validateIn(game, seat, move);
    if (no === null) return null;
    refusal ??= no;
  }
  return refusal ?? validateIn(game, seat, { do: 'play', card }) ?? refuse('timing.own-turn');
}

/** The default move for a seat that doesn't answer or isn't there (D23, D25); `null` if nothing waits for it. */
export function defaultMove(pool: CardPool, state: State, seat: Seat): Move | null {
  const game = open(pool, state);
  const it = state.players[seat];
  if (it === undefined || player(game, seat).left || state.phase === 'over') return null;
  return defaultMoveIn(game, seat);
}
