/** What stands before every move: who acts at all, and what has to be answered first. */
import { TALENTS, type CardId, type Kind, type Seat } from '../model/card.ts';
import { KEEPER, type Move, type Verb } from '../model/move.ts';
import type { ChoiceTopic, Frame } from '../model/frame.ts';
import type { State } from '../model/state.ts';
import { refuse, type Refusal } from '../model/refusal.ts';
import { def, player, top, type Game } from '../kernel/game.ts';
import { isInPlay } from '../chapters/table.ts';

/** Verbs that are open to everybody while something is pending. */
const ALWAYS: ReadonlySet<Verb> = new Set(['show', 'concede']);

/** Why a seat can't make this sort of move now, whatever it says in detail. */
export function judgeGate(game: Game, seat: Seat, verb: Verb, move: Move): Refusal | null {
  if (verb === 'time' && game.state.phase !== 'over') {
    return seat === KEEPER ? null : refuse('combat.grace');
  }
  const no = judgeVerbGate(game, seat, verb);
  const frame = top(game);
  if (no !== null || frame === undefined || answersFrame(game, seat, frame, move)) return no;
  return frame.f === 'excess' ? refuse('items.big-excess') : refuse('curses.at-once', 'timing.any-time');
}

/**
 * Whether a card or power that may be played while something is pending is about what is pending, or is a card just
 * received, which waits for nobody else's answer (D51).
 */
export function answersFrame(game: Game, seat: Seat, frame: Frame, move: Move): boolean {
  if (move.do !== 'play' && move.do !== 'use') return true;
  if (frame.f === 'cancel') return move.on === frame.card;
  if (move.do !== 'play') return true;
  return (
    (mayRegain(frame, seat) && REGAINING.has(def(game, move.card).kind)) ||
    (mayPlayReceived(game, frame, seat) && isJustReceived(game, seat, move.card))
  );
}

/** Whether the seat has too much to carry, and may play what gives the power to carry it back (`items.big-excess`). */
function mayRegain(frame: Frame, seat: Seat): boolean {
  return (frame.f === 'excess' || (frame.f === 'choice' && frame.about === 'excess')) && frame.seat === seat;
}

/** What is handed out card by card: who is asked for the next one may first play the one before. */
const HANDING_OUT: ReadonlySet<ChoiceTopic> = new Set(['loot', 'treasure']);

/**
 * Whether a seat may play what it has just received though an answer is waited for (D51): another one's, which is not
 * about the seat, or its own where more is being handed out. A wait that is everybody's stops all else (D2).
 */
function mayPlayReceived(game: Game, frame: Frame, seat: Seat): boolean {
  if (frame.f === 'caught' || frame.f === 'excess') return frame.seat !== seat;
  if (frame.f !== 'choice') return false;
  if (HANDING_OUT.has(frame.about)) return true;
  return frame.seat !== seat && !isConcerned(game, seat);
}

/** Whether anything pending is about a seat. */
export function isConcerned(game: Game, seat: Seat): boolean {
  return game.state.stack.some((frame) => isAbout(game, frame, seat));
}

/** Whether something pending is being done to a seat, or with a seat's cards, which stay as they are until it is done. */
function isAbout(game: Game, frame: Frame, seat: Seat): boolean {
  if (frame.f === 'do') return frame.subject === seat;
  if (frame.f !== 'choice') return false;
  const { hand } = player(game, seat);
  return (
    frame.subject === seat ||
    frame.from.some((pick) => 'card' in pick && (hand.includes(pick.card) || isInPlay(game, seat, pick.card)))
  );
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

/** Kinds of card that may give back the power to carry more. */
const REGAINING: ReadonlySet<Kind> = new Set([
  'race',
  'class',
  'half-breed',
  'super-munchkin',
  ...TALENTS,
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
  if (frame === undefined || ALWAYS.has(verb)) return judgePhase(game, verb);
  return verb === 'play' && mayPlayReceived(game, frame, seat) ? null : judgeFrame(frame, seat, verb);
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
  return ALWAYS.has(verb) || ANSWERS[f].has(verb) || (verb === 'play' && ASKING.has(f));
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
      if (verb === 'play' && mayRegain(frame, seat)) return null;
      return ANSWERS.choice.has(verb) ? null : refuse('curses.victim-chooses');
    default:
      return refuse('timing.any-time');
  }
}

/** Frames that wait for one seat: meanwhile others may play what they have just received (D51). */
const ASKING: ReadonlySet<Frame['f']> = new Set(['caught', 'excess', 'choice']);

const NOTHING: ReadonlySet<Verb> = new Set();

/** What answers each sort of frame; nobody answers what the engine carries on with by itself. */
const ANSWERS: Readonly<Record<Frame['f'], ReadonlySet<Verb>>> = {
  do: NOTHING,
  spent: NOTHING,
  draw: NOTHING,
  reward: NOTHING,
  loot: NOTHING,
  cancel: new Set(['pass', 'use', 'play']),
  caught: new Set(['pass', 'use']),
  seize: new Set(['seize', 'pass']),
  // An excess is parted with, or the power to have it is regained (`items.big-excess`).
  excess: new Set(['give', 'sell', 'play']),
  choice: new Set(['choose', 'pass']),
};
