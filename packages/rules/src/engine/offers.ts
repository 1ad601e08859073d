/** What is lawful for a seat now: each verb that could have something to say is asked once. */
import type { Box, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { Offer } from '../model/move.ts';
import type { Phase, State } from '../model/state.ts';
import { openToRead, top, type Game, type Known } from './game.ts';
import { answersFrame, isAnswer, isOfPhase, isOwnTurns, judgeVerbGate } from './gate.ts';
import type { AnyVerb } from './verb.ts';
import { VERBS } from './verbs.ts';

/** Everything that is lawful for a seat now, in a stable order. `act` accepts exactly this. The list is shared: it stays as it is. */
export function moves(box: Box, state: State, seat: Seat): readonly Offer[] {
  const game = openToRead(box, state);
  if (game.memo === null || state.players[seat]?.left !== false) return NONE;
  const known = game.memo.offers[seat];
  if (known?.changed === 0) return known.offers;
  const frame = top(game);
  const now = frame === undefined ? openOffers(game, seat, known) : answers(game, seat, frame);
  game.memo.offers[seat] = now;
  return now.offers;
}

const NONE: readonly Offer[] = [];

/** With nothing pending. Of what was known before, only verbs are asked again that see what has changed since. */
function openOffers(game: Game, seat: Seat, known: Known | undefined): Known {
  const { own, any } = OPEN[game.state.phase];
  const { groups, places } = game.state.turn === seat ? own : any;
  if (known?.places === places) return renewed(game, seat, known, groups);
  const offers: Offer[] = [];
  const bounds = [0];
  for (const { verbs, place, sees } of groups) {
    const before = known === undefined || (sees & known.changed) !== 0 ? -1 : (known.places[place] ?? -1);
    if (known === undefined || before < 0) for (const verb of verbs) verb.offers(game, seat, offers);
    else copy(known.offers, known.bounds[before] ?? 0, known.bounds[before + 1] ?? 0, offers);
    bounds.push(offers.length);
  }
  return { offers, bounds, places, changed: 0 };
}

/** The same where the same verbs are looked at as before: often nothing is new in the end. */
function renewed(game: Game, seat: Seat, known: Known, groups: readonly Group[]): Known {
  const { changed } = known;
  const offers: Offer[] = [];
  const bounds = [0];
  let isNew = false;
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at];
    if (group === undefined) break;
    const from = known.bounds[at] ?? 0;
    const to = known.bounds[at + 1] ?? 0;
    const before = offers.length;
    if ((group.sees & changed) === 0) copy(known.offers, from, to, offers);
    else for (const verb of group.verbs) verb.offers(game, seat, offers);
    // Where a group that was asked had nothing to offer and has nothing now, the list is the same.
    if ((group.sees & changed) !== 0 && (to > from || offers.length > before)) isNew = true;
    bounds.push(offers.length);
  }
  known.changed = 0;
  return isNew ? { offers, bounds, places: known.places, changed: 0 } : known;
}

function copy(offers: readonly Offer[], from: number, to: number, into: Offer[]): void {
  for (let at = from; at < to; at++) {
    const offer = offers[at];
    if (offer !== undefined) into.push(offer);
  }
}

/** While something is pending: nothing of it outlasts that. */
function answers(game: Game, seat: Seat, frame: Frame): Known {
  const all: Offer[] = [];
  for (const verb of ANSWERING[frame.f]) {
    if (judgeVerbGate(game, seat, verb.name) === null) verb.offers(game, seat, all);
  }
  const about = frame.f === 'cancel' || frame.f === 'excess';
  const offers = about ? all.filter(({ move }) => answersFrame(game, frame, move)) : all;
  return { offers, bounds: [], places: [], changed: 0 };
}

/** The verbs to look at: for whose turn it is, and for anybody else. */
interface Looked {
  readonly own: Asked;
  readonly any: Asked;
}

/** Groups of verbs, asked one after the other; and where in this list the group of each number is. */
interface Asked {
  readonly groups: readonly Group[];
  readonly places: readonly number[];
}

/** Verbs that follow one another and see the same, with the group's number among all that there are. */
interface Group {
  readonly verbs: readonly AnyVerb[];
  readonly place: number;
  readonly sees: number;
}

const numbers = new Map<string, number>();

/** The number of a group: the same wherever the same verbs are asked together. */
function numberOf(verbs: readonly AnyVerb[]): number {
  const name = verbs.map((verb) => verb.name).join();
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

function asked(list: readonly AnyVerb[]): Asked {
  const runs: AnyVerb[][] = [];
  for (const verb of list) {
    const last = runs.at(-1);
    if (last?.[0]?.sees === verb.sees) last.push(verb);
    else runs.push([verb]);
  }
  const groups = runs.map((verbs) => ({ verbs, place: numberOf(verbs), sees: verbs[0]?.sees ?? 0 }));
  const places: number[] = [];
  for (const [at, { place }] of groups.entries()) {
    while (places.length <= place) places.push(-1);
    places[place] = at;
  }
  return { groups, places };
}

function inPhase(phase: Phase): Looked {
  const own = VERBS.filter((verb) => isOfPhase(phase, verb.name));
  return { own: asked(own), any: asked(own.filter((verb) => !isOwnTurns(phase, verb.name))) };
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
