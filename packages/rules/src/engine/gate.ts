/** Checks before every move: who may act at all, and what has to be answered first. */
import type { CardId, Kind, Seat } from '../model/card.ts';
import { SYSTEM, type Move } from '../model/move.ts';
import type { Frame } from '../model/frame.ts';
import type { Phase } from '../model/state.ts';
import { refuse, refuseBoth, type Refusal } from '../model/refusal.ts';
import { def, player, top, type Game } from '../kernel/game.ts';
import { kindOf } from '../frames/kind-of.ts';
import type { AnyVerb } from '../moves/verb.ts';
import type { FrameKind, Prompt } from '../frames/kind.ts';

/** Frames that resolve by themselves are done before anybody moves. */
const WAITING = refuse('timing.any-time');

/** Why a seat can't make this kind of move now, whatever its details. */
export function validateGate(game: Game, seat: Seat, verb: AnyVerb, move: Move): Refusal | null {
  if (verb.name === 'timeout' && game.state.phase !== 'over') {
    return seat === SYSTEM ? null : refuse('combat.grace');
  }
  const no = validateVerbGate(game, seat, verb);
  const frame = top(game);
  if (no !== null || frame === undefined || answersFrame(game, seat, frame, move)) return no;
  const wait = kindOf(frame).prompt?.elsewhere ?? WAITING;
  // If waiting wouldn't help, as with a card on the dead, the refusal says that first.
  const never = verb.validate(game, seat, move);
  return never === null ? wait : refuseBoth(never, wait);
}

/**
 * Whether a card or power used while something is pending concerns it, or is a card just received, which doesn't wait
 * for other players' answers (D51).
 */
export function answersFrame(game: Game, seat: Seat, frame: Frame, move: Move): boolean {
  if (move.do !== 'play' && move.do !== 'use') return true;
  const { prompt } = kindOf(frame);
  if (prompt === null) return false;
  if (prompt.isAnsweredBy(game, frame, seat, move)) return true;
  return (
    move.do === 'play' && mayPlayReceived(game, frame, prompt, seat) && isJustReceived(game, seat, move.card)
  );
}

/**
 * Whether a seat may play cards it has just received while an answer is pending (D51): another player's answer that
 * doesn't concern the seat, or its own while more cards are being handed out. A wait for everybody stops everything
 * else (D2).
 */
function mayPlayReceived(game: Game, frame: Frame, prompt: Prompt<Frame>, seat: Seat): boolean {
  switch (prompt.receivers(frame)) {
    case 'nobody':
      return false;
    case 'everybody':
      return true;
    case 'others':
      return prompt.asked(frame) !== seat;
    default:
      return prompt.asked(frame) !== seat && !isConcerned(game, seat);
  }
}

/** Whether anything pending concerns a seat. */
export function isConcerned(game: Game, seat: Seat): boolean {
  return game.state.stack.some((frame) => kindOf(frame).isAbout(game, frame, seat));
}

/** Whether a card counts as just received and is of a kind that may be played then (`timing.on-receipt`). */
function isJustReceived(game: Game, seat: Seat, card: CardId): boolean {
  const { deck, kind } = def(game, card);
  return player(game, seat).justReceived.includes(card) && (deck === 'treasures' || LAID_OUT.has(kind));
}

/** Door cards that are put in play in front of their owner. */
const LAID_OUT: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'sidekick',
  'steed',
]);

/** Why a seat can't make any move with this verb now. */
export function validateVerbGate(game: Game, seat: Seat, verb: AnyVerb): Refusal | null {
  const { state } = game;
  if (state.phase === 'over') return refuse('winning.first-to-ten');
  const it = state.players[seat];
  if (it === undefined || it.left) return refuse('setup.players');
  const frame = top(game);
  if (frame === undefined) return validatePhase(game, seat, verb);
  if (verb.always) return null;
  // While something is pending, only answers to it are allowed (D2, D25).
  const { prompt } = kindOf(frame);
  if (prompt === null) return WAITING;
  return verb.name === 'play' && mayPlayReceived(game, frame, prompt, seat)
    ? null
    : prompt.validate(frame, seat, verb.name);
}

/** Whether a verb may be legal while a frame of this kind is pending, including for cards just received. */
export function isAnswer({ prompt }: FrameKind<Frame>, verb: AnyVerb): boolean {
  if (verb.always) return true;
  return prompt !== null && (verb.name === 'play' || prompt.answers.has(verb.name));
}

/** Whether a verb may be legal in a phase with nothing pending, for the active player or for anybody else. */
export function isOfPhase({ phases, ownTurn }: AnyVerb, phase: Phase, own: boolean): boolean {
  return phases.includes(phase) && (own || !ownTurn || phase === 'setup');
}

/** Why a verb is illegal in this phase, or on this turn. */
function validatePhase(game: Game, seat: Seat, verb: AnyVerb): Refusal | null {
  const { phase, turn } = game.state;
  if (isOfPhase(verb, phase, turn === seat)) return null;
  const no = verb.closed(game, seat);
  return phase === 'setup' ? refuseBoth(refuse('setup.opening-plays'), no) : no;
}
