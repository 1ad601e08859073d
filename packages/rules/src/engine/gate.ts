/** What stands before every move: who acts at all, and what has to be answered first. */
import type { CardId, Kind, Seat } from '../model/card.ts';
import { KEEPER, type Move, type Verb } from '../model/move.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { def, player, top, type Game } from '../kernel/game.ts';
import { kindOf } from '../frames/kind-of.ts';
import type { FrameKind, Prompt } from '../frames/kind.ts';

/** Verbs that are open to everybody while something is pending. */
const ALWAYS: ReadonlySet<Verb> = new Set(['show', 'concede']);

/** What the game carries on with by itself is over before anybody moves. */
const WAITING = refuse('timing.any-time');

/** Why a seat can't make this sort of move now, whatever it says in detail. */
export function judgeGate(game: Game, seat: Seat, verb: Verb, move: Move): Refusal | null {
  if (verb === 'time' && game.state.phase !== 'over') {
    return seat === KEEPER ? null : refuse('combat.grace');
  }
  const no = judgeVerbGate(game, seat, verb);
  const frame = top(game);
  if (no !== null || frame === undefined || answersFrame(game, seat, frame, move)) return no;
  return kindOf(frame).prompt?.elsewhere ?? WAITING;
}

/**
 * Whether a card or power that may be played while something is pending is about what is pending, or is a card just
 * received, which waits for nobody else's answer (D51).
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
 * Whether a seat may play what it has just received though an answer is waited for (D51): another one's, which is not
 * about the seat, or its own where more is being handed out. A wait that is everybody's stops all else (D2).
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

/** Whether anything pending is about a seat. */
export function isConcerned(game: Game, seat: Seat): boolean {
  return game.state.stack.some((frame) => kindOf(frame).isAbout(game, frame, seat));
}

/** Whether a card counts as just received and is of a kind that may be played then (`timing.on-receipt`). */
function isJustReceived(game: Game, seat: Seat, card: CardId): boolean {
  const { deck, kind } = def(game, card);
  return player(game, seat).fresh.includes(card) && (deck === 'treasures' || LAID_OUT.has(kind));
}

/** Doors that are laid out in front of their owner. */
const LAID_OUT: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'sidekick',
  'steed',
]);

/** Why a seat can't make any move of this sort now. */
export function judgeVerbGate(game: Game, seat: Seat, verb: Verb): Refusal | null {
  const { state } = game;
  if (state.phase === 'over') return refuse('winning.first-to-ten');
  const it = state.players[seat];
  if (it === undefined || it.left) return refuse('setup.players');
  const frame = top(game);
  if (frame === undefined || ALWAYS.has(verb)) return judgePhase(game, verb);
  // While something is pending, only what answers it is open (D2, D25).
  const { prompt } = kindOf(frame);
  if (prompt === null) return WAITING;
  return verb === 'play' && mayPlayReceived(game, frame, prompt, seat)
    ? null
    : prompt.judge(frame, seat, verb);
}

/** Verbs of which something may be lawful in a phase with nothing pending; offering looks at no others. */
const ANY_TIME = [
  'accept',
  'decline',
  'withdraw',
  'use',
  'play',
  'equip',
  'unequip',
  'offer',
  'seize',
  'join',
  'part',
  'drop',
  'show',
  'concede',
] as const;
const IN_PHASE: Readonly<Record<State['phase'], readonly Verb[]>> = {
  setup: ['play', 'equip', 'unequip', 'end', 'show', 'concede'],
  opening: [...ANY_TIME, 'kick', 'sell'],
  door: [...ANY_TIME, 'take', 'fight', 'sell'],
  trouble: [...ANY_TIME, 'kick', 'fight', 'loot', 'sell'],
  combat: [...ANY_TIME, 'pass', 'claim', 'flee', 'ask'],
  flee: [...ANY_TIME, 'roll', 'sacrifice'],
  closing: [...ANY_TIME, 'sell', 'end'],
  charity: [...ANY_TIME, 'sell', 'charity'],
  over: [],
};

/** Verbs that are only for whose turn it is. In the setup everybody ends the opening plays. */
const OWN_TURN: ReadonlySet<Verb> = new Set(['kick', 'take', 'fight', 'loot', 'sell', 'charity', 'end']);

/** Whether only whose turn it is could do anything of a verb in a phase. */
export function isOwnTurns(phase: State['phase'], verb: Verb): boolean {
  return phase !== 'setup' && OWN_TURN.has(verb);
}

/** Whether anything of a verb may be lawful while a frame of this kind is pending; the cards just received may be, too. */
export function isAnswer({ prompt }: FrameKind<Frame>, verb: Verb): boolean {
  return ALWAYS.has(verb) || (prompt !== null && (verb === 'play' || prompt.answers.has(verb)));
}

/** Whether anything of a verb may be lawful in a phase with nothing pending. */
export function isOfPhase(phase: State['phase'], verb: Verb): boolean {
  return IN_PHASE[phase].includes(verb);
}

function judgePhase(game: Game, verb: Verb): Refusal | null {
  if (game.state.phase !== 'setup') return null;
  return SETUP.has(verb) ? null : refuse('setup.opening-plays');
}

const SETUP: ReadonlySet<Verb> = new Set(['play', 'equip', 'unequip', 'end', 'show', 'concede', 'choose']);
