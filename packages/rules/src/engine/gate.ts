/** What stands before every move: who acts at all, and what has to be answered first. */
import type { Kind, Seat } from '../model/card.ts';
import { KEEPER, type Move, type Verb } from '../model/move.ts';
import type { Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { def, top, type Game } from './game.ts';

/** Verbs that are open to everybody while something is pending. */
const ALWAYS: ReadonlySet<Verb> = new Set(['show', 'concede']);

/** Why a seat can't make this sort of move now, whatever it says in detail. */
export function judgeGate(game: Game, seat: Seat, verb: Verb, move: Move): Refusal | null {
  if (verb === 'time' && game.state.phase !== 'over') {
    return seat === KEEPER ? null : refuse('combat.grace');
  }
  const no = judgeVerbGate(game, seat, verb);
  const frame = top(game);
  if (no !== null || frame === undefined || answersFrame(game, frame, move)) return no;
  return frame.f === 'excess' ? refuse('items.big-excess') : refuse('curses.at-once', 'timing.any-time');
}

/** Whether a card or power that may be played while something is pending is about what is pending. */
export function answersFrame(game: Game, frame: Frame, move: Move): boolean {
  if (move.do !== 'play' && move.do !== 'use') return true;
  if (frame.f === 'cancel') return move.on === frame.card;
  return frame.f !== 'excess' || (move.do === 'play' && REGAINING.has(def(game, move.card).kind));
}

/** Kinds of card that may give back the power to carry more. */
const REGAINING: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  'sidekick',
  'cheat',
]);

/** Why a seat can't make any move of this sort now. */
export function judgeVerbGate(game: Game, seat: Seat, verb: Verb): Refusal | null {
  const { state } = game;
  if (state.phase === 'over') return refuse('winning.first-to-ten');
  const it = state.players[seat];
  if (it === undefined || it.left) return refuse('setup.players');
  const frame = top(game);
  return frame === undefined || ALWAYS.has(verb) ? judgePhase(game, verb) : judgeFrame(frame, seat, verb);
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

/** Whether anything of a verb may be lawful while a frame of this sort is pending. */
export function isAnswer(f: Frame['f'], verb: Verb): boolean {
  return ALWAYS.has(verb) || ANSWERS[f].has(verb);
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

/** While something is pending, only what answers it is open (D2, D25). */
function judgeFrame(frame: Frame, seat: Seat, verb: Verb): Refusal | null {
  switch (frame.f) {
    case 'cancel':
      return ANSWERS.cancel.has(verb) ? null : refuse('curses.at-once', 'timing.any-time');
    case 'caught':
      if (frame.seat !== seat) return refuse('flee.each-monster', 'flee.roll');
      return ANSWERS.caught.has(verb) ? null : refuse('flee.bad-stuff', 'flee.roll');
    case 'seize':
      return ANSWERS.seize.has(verb) ? null : refuse('fast.claim-discard', 'timing.any-time');
    case 'excess':
      if (frame.seat !== seat) return refuse('items.big-excess');
      return ANSWERS.excess.has(verb) ? null : refuse('items.big-excess');
    case 'choice':
      if (frame.seat !== seat) return refuse('curses.victim-chooses', 'help.bribe-treasure', 'death.looting');
      return ANSWERS.choice.has(verb) ? null : refuse('curses.victim-chooses');
    default:
      return refuse('timing.any-time');
  }
}

const NOTHING: ReadonlySet<Verb> = new Set();

/** What answers each sort of frame; nobody answers what the engine carries on with by itself. */
const ANSWERS: Readonly<Record<Frame['f'], ReadonlySet<Verb>>> = {
  do: NOTHING,
  spent: NOTHING,
  reward: NOTHING,
  loot: NOTHING,
  cancel: new Set(['pass', 'use', 'play']),
  caught: new Set(['pass', 'use']),
  seize: new Set(['seize', 'pass']),
  // An excess is parted with, or the power to have it is regained (`items.big-excess`).
  excess: new Set(['give', 'sell', 'play']),
  choice: new Set(['choose', 'pass']),
};
