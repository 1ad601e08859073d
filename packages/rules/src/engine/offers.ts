/** What is lawful for a seat now: each verb that could have something to say is asked once. */
import type { Box, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { Offer, Verb } from '../model/move.ts';
import type { Phase, State } from '../model/state.ts';
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
  memo.offers[seat] = { offers: now.offers, ends: now.ends, talk: memo.talk };
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
  for (const { verbs, talk } of game.state.turn === seat ? own : any) {
    const to = known?.ends[ends.length] ?? 0;
    if (known === undefined || talk) for (const verb of verbs) verb.offers(game, seat, offers);
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
  readonly own: readonly Group[];
  readonly any: readonly Group[];
}

/** Verbs that are listed one after the other, and are all about talk or none of them. */
interface Group {
  readonly talk: boolean;
  readonly verbs: AnyVerb[];
}

function grouped(list: readonly AnyVerb[]): Group[] {
  const groups: Group[] = [];
  for (const verb of list) {
    const talk = ABOUT_TALK.has(verb.name);
    const last = groups.at(-1);
    if (last?.talk === talk) last.verbs.push(verb);
    else groups.push({ talk, verbs: [verb] });
  }
  return groups;
}

function inPhase(phase: Phase): Looked {
  const own = VERBS.filter((verb) => isOfPhase(phase, verb.name));
  return { own: grouped(own), any: grouped(own.filter((verb) => !isOwnTurns(phase, verb.name))) };
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
