/** What is lawful for a seat now: each verb that could have something to say is asked once. */
import type { Box, Seat } from '../model/card.ts';
import type { Offer, Verb } from '../model/move.ts';
import type { Frame, Phase, State } from '../model/state.ts';
import { openToRead, top, type Game, type Known } from './game.ts';
import { answersFrame, isAnswer, isOfPhase, isOwnTurns, judgeVerbGate } from './gate.ts';
import type { AnyVerb } from './verb.ts';
import { VERBS } from './verbs.ts';

/** Everything that is lawful for a seat now, in a stable order. `act` accepts exactly this. */
export function moves(box: Box, state: State, seat: Seat): Offer[] {
  const game = openToRead(box, state);
  if (game.memo === null || state.players[seat]?.left !== false) return [];
  const { memo } = game;
  const known = memo.offers[seat];
  if (known?.talk === memo.talk) return known.offers.slice();
  const frame = top(game);
  const now = frame === undefined ? openOffers(game, seat, known) : answers(game, seat, frame);
  memo.offers[seat] = { ...now, talk: memo.talk };
  return now.offers.slice();
}

type Found = Omit<Known, 'talk'>;

/** Verbs of which something else may be lawful once something was said. */
const ABOUT_TALK: ReadonlySet<Verb> = new Set(['accept', 'decline', 'withdraw', 'ask', 'offer']);

/** With nothing pending. Of what was known before something was said, only what is about talk is asked again. */
function openOffers(game: Game, seat: Seat, known: Known | undefined): Found {
  const { own, any } = OPEN[game.state.phase];
  const offers: Offer[] = [];
  const ends: number[] = [];
  let from = 0;
  for (const [at, verb] of (game.state.turn === seat ? own : any).entries()) {
    const to = known?.ends[at] ?? 0;
    if (known === undefined || ABOUT_TALK.has(verb.name)) verb.offers(game, seat, offers);
    else copy(known.offers, from, to, offers);
    from = to;
    ends.push(offers.length);
  }
  return { offers, ends };
}

function copy(offers: readonly Offer[], from: number, to: number, into: Offer[]): void {
  for (let at = from; at < to; at++) {
    const offer = offers[at];
    if (offer !== undefined) into.push(offer);
  }
}

/** While something is pending. */
function answers(game: Game, seat: Seat, frame: Frame): Found {
  const offers: Offer[] = [];
  for (const verb of ANSWERING[frame.f]) {
    if (judgeVerbGate(game, seat, verb.name) === null) verb.offers(game, seat, offers);
  }
  const about = frame.f === 'cancel' || frame.f === 'excess';
  return { offers: about ? offers.filter(({ move }) => answersFrame(game, frame, move)) : offers, ends: [] };
}

/** The verbs to look at: for whose turn it is, and for anybody else. */
interface Looked {
  readonly own: readonly AnyVerb[];
  readonly any: readonly AnyVerb[];
}

function inPhase(phase: Phase): Looked {
  const own = VERBS.filter((verb) => isOfPhase(phase, verb.name));
  return { own, any: own.filter((verb) => !isOwnTurns(phase, verb.name)) };
}

/** The verbs to look at in each phase with nothing pending. */
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

function answering(f: Frame['f']): readonly AnyVerb[] {
  return VERBS.filter((verb) => isAnswer(f, verb.name));
}

/** The verbs to look at while something is pending. */
const ANSWERING: Readonly<Record<Frame['f'], readonly AnyVerb[]>> = {
  do: answering('do'),
  cancel: answering('cancel'),
  caught: answering('caught'),
  choice: answering('choice'),
  reward: answering('reward'),
  loot: answering('loot'),
  excess: answering('excess'),
  spent: answering('spent'),
  seize: answering('seize'),
};
