/** Generates a seat's legal moves: each verb that could apply is asked once. */
import type { CardPool, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { LegalMove } from '../model/move.ts';
import type { Phase, State } from '../model/state.ts';
import { kinds } from '../frames/index.ts';
import type { FrameKind } from '../frames/kind.ts';
import { openToRead, top, type Game } from '../kernel/game.ts';
import { answersFrame, isAnswer, isOfPhase, validateVerbGate } from './gate.ts';
import type { AnyVerb } from '../moves/verb.ts';
import { VERBS } from './verbs.ts';

/**
 * All legal moves of a seat, in a stable order. `applyMove` accepts exactly these. The list is shared and must not be
 * changed.
 */
export function legalMoves(pool: CardPool, state: State, seat: Seat): readonly LegalMove[] {
  if (state.players[seat]?.left !== false) return NONE;
  const game = openToRead(pool, state);
  const known = game.memo?.legalMoves[seat];
  if (known !== undefined) return known;
  const frame = top(game);
  const found = frame === undefined ? openMoves(game, seat) : answers(game, seat, frame);
  if (game.memo !== null) game.memo.legalMoves[seat] = found;
  return found;
}

const NONE: readonly LegalMove[] = [];

/** With nothing pending. What was found before a negotiation is repeated where the negotiation doesn't matter. */
function openMoves(game: Game, seat: Seat): readonly LegalMove[] {
  const { own, any } = OPEN[game.state.phase];
  const asked = game.state.turn === seat ? own : any;
  const before = game.memo?.stretches[seat];
  const found: LegalMove[] = [];
  const ends: number[] = [];
  let from = 0;
  for (let at = 0; at < asked.length; at++) {
    const stretch = asked[at];
    if (stretch === undefined) break;
    const to = before?.ends[at] ?? 0;
    if (before === undefined || stretch.answersNegotiation) findWith(stretch.verbs, game, seat, found);
    else repeat(before.legalMoves, from, to, found);
    from = to;
    ends.push(found.length);
  }
  if (game.memo !== null) game.memo.stretches[seat] = { legalMoves: found, ends };
  return found;
}

function findWith(verbs: readonly AnyVerb[], game: Game, seat: Seat, out: LegalMove[]): void {
  for (let at = 0; at < verbs.length; at++) verbs[at]?.legalMoves(game, seat, out);
}

function repeat(known: readonly LegalMove[], from: number, to: number, out: LegalMove[]): void {
  for (let at = from; at < to; at++) {
    const legalMove = known[at];
    if (legalMove !== undefined) out.push(legalMove);
  }
}

/** While something is pending. */
function answers(game: Game, seat: Seat, frame: Frame): readonly LegalMove[] {
  const found: LegalMove[] = [];
  for (const verb of ANSWERING[frame.f] ?? []) {
    if (validateVerbGate(game, seat, verb) === null) verb.legalMoves(game, seat, found);
  }
  return found.filter(({ move }) => answersFrame(game, seat, frame, move));
}

/** Consecutive verbs whose legal moves depend on what is being negotiated, or don't. */
interface Stretch {
  readonly answersNegotiation: boolean;
  readonly verbs: AnyVerb[];
}

/** The verbs to check: for the active player, and for everybody else. */
interface Looked {
  readonly own: readonly Stretch[];
  readonly any: readonly Stretch[];
}

function inPhase(phase: Phase): Looked {
  return {
    own: inStretches(VERBS.filter((verb) => isOfPhase(verb, phase, true))),
    any: inStretches(VERBS.filter((verb) => isOfPhase(verb, phase, false))),
  };
}

function inStretches(all: readonly AnyVerb[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const verb of all) {
    const { answersNegotiation } = verb;
    const last = stretches.at(-1);
    if (last?.answersNegotiation === answersNegotiation) last.verbs.push(verb);
    else stretches.push({ answersNegotiation, verbs: [verb] });
  }
  return stretches;
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
