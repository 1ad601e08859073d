/** Generates a seat's legal moves: each verb that could apply is asked once. */
import type { Box, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { Offer } from '../model/move.ts';
import type { Phase, State } from '../model/state.ts';
import { kinds } from '../frames/index.ts';
import type { FrameKind } from '../frames/kind.ts';
import { openToRead, top, type Game } from '../kernel/game.ts';
import { answersFrame, isAnswer, isOfPhase, judgeVerbGate } from './gate.ts';
import type { AnyVerb } from '../moves/verb.ts';
import { VERBS } from './verbs.ts';

/**
 * All legal moves of a seat, in a stable order. `act` accepts exactly these. The list is shared and must not be
 * changed.
 */
export function moves(box: Box, state: State, seat: Seat): readonly Offer[] {
  if (state.players[seat]?.left !== false) return NONE;
  const game = openToRead(box, state);
  const known = game.memo?.offers[seat];
  if (known !== undefined) return known;
  const frame = top(game);
  const found = frame === undefined ? openOffers(game, seat) : answers(game, seat, frame);
  if (game.memo !== null) game.memo.offers[seat] = found;
  return found;
}

const NONE: readonly Offer[] = [];

/** With nothing pending. */
function openOffers(game: Game, seat: Seat): readonly Offer[] {
  const { own, any } = OPEN[game.state.phase];
  const asked = game.state.turn === seat ? own : any;
  const found: Offer[] = [];
  for (let at = 0; at < asked.length; at++) asked[at]?.offers(game, seat, found);
  return found;
}

/** While something is pending. */
function answers(game: Game, seat: Seat, frame: Frame): readonly Offer[] {
  const found: Offer[] = [];
  for (const verb of ANSWERING[frame.f] ?? []) {
    if (judgeVerbGate(game, seat, verb) === null) verb.offers(game, seat, found);
  }
  return found.filter(({ move }) => answersFrame(game, seat, frame, move));
}

/** The verbs to check: for the active player, and for everybody else. */
interface Looked {
  readonly own: readonly AnyVerb[];
  readonly any: readonly AnyVerb[];
}

function inPhase(phase: Phase): Looked {
  return {
    own: VERBS.filter((verb) => isOfPhase(verb, phase, true)),
    any: VERBS.filter((verb) => isOfPhase(verb, phase, false)),
  };
}

/** The verbs to check in each phase with nothing pending. */
const OPEN: Readonly<Record<Phase, Looked>> = {
  setup: inPhase('setup'),
  opening: inPhase('opening'),
  door: inPhase('door'),
  trouble: inPhase('trouble'),
  combat: inPhase('combat'),
  flee: inPhase('flee'),
  closing: inPhase('closing'),
  charity: inPhase('charity'),
  over: inPhase('over'),
};

/** The verbs to check while a frame of each kind is pending. */
const ANSWERING: Readonly<Record<string, readonly AnyVerb[]>> = Object.freeze(
  Object.fromEntries(
    Object.entries<FrameKind<Frame>>(kinds).map(([f, kind]) => [
      f,
      VERBS.filter((verb) => isAnswer(kind, verb)),
    ]),
  ),
);
