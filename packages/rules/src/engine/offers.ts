/** What is lawful for a seat now: each verb that could have something to say is asked once. */
import type { Box, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { Offer } from '../model/move.ts';
import type { Phase, State } from '../model/state.ts';
import { openToRead, top, type Asked, type Game, type Group, type Known } from './game.ts';
import { answersFrame, isAnswer, isOfPhase, isOwnTurns, judgeVerbGate } from './gate.ts';
import type { AnyVerb } from './verb.ts';
import { VERBS } from './verbs.ts';

/** Everything that is lawful for a seat now, in a stable order. `act` accepts exactly this. The list is shared: it stays as it is. */
export function moves(box: Box, state: State, seat: Seat): readonly Offer[] {
  const game = openToRead(box, state);
  if (game.memo === null || state.players[seat]?.left !== false) return NONE;
  const known = game.memo.offers[seat];
  if (known?.changed === 0) return known.all;
  const frame = top(game);
  const now = frame === undefined ? openOffers(game, seat, known) : answers(game, seat, frame);
  game.memo.offers[seat] = now;
  return now.all;
}

const NONE: readonly Offer[] = [];

/** With nothing pending. Of what was known before, only verbs are asked again that see what has changed since. */
function openOffers(game: Game, seat: Seat, known: Known | undefined): Known {
  const { own, any } = OPEN[game.state.phase];
  const asked = game.state.turn === seat ? own : any;
  const isSame = known?.asked === asked;
  const lists = isSame ? known.lists : [];
  let isNew = !isSame;
  for (let at = 0; at < asked.groups.length; at++) {
    const group = asked.groups[at];
    if (group === undefined) break;
    const before = known === undefined ? undefined : isSame ? known.lists[at] : foundBefore(known, group);
    if (known !== undefined && before !== undefined && (group.sees & known.changed) === 0) {
      lists[at] = before;
      continue;
    }
    const now = ask(game, seat, group);
    lists[at] = now;
    // Where a group that was asked had nothing to offer and has nothing now, the list stays as it is.
    if (now !== before) isNew = true;
  }
  if (known === undefined || !isSame) return { all: joined(lists), lists, asked, changed: 0 };
  if (isNew) known.all = joined(lists);
  known.changed = 0;
  return known;
}

/** What a group had to offer when it was asked last, among others perhaps. */
function foundBefore({ asked, lists }: Known, { place }: Group): readonly Offer[] | undefined {
  const at = asked.places[place] ?? -1;
  return at < 0 ? undefined : lists[at];
}

function ask(game: Game, seat: Seat, { verbs }: Group): readonly Offer[] {
  const found: Offer[] = [];
  for (let at = 0; at < verbs.length; at++) verbs[at]?.offers(game, seat, found);
  return found.length === 0 ? NONE : found;
}

function joined(lists: readonly (readonly Offer[])[]): readonly Offer[] {
  const all: Offer[] = [];
  for (let at = 0; at < lists.length; at++) {
    const list = lists[at] ?? NONE;
    for (let i = 0; i < list.length; i++) {
      const offer = list[i];
      if (offer !== undefined) all.push(offer);
    }
  }
  return all;
}

/** While something is pending: nothing of it outlasts that. */
function answers(game: Game, seat: Seat, frame: Frame): Known {
  const found: Offer[] = [];
  for (const verb of ANSWERING[frame.f]) {
    if (judgeVerbGate(game, seat, verb.name) === null) verb.offers(game, seat, found);
  }
  const all = found.filter(({ move }) => answersFrame(game, seat, frame, move));
  return { all, lists: [], asked: NOTHING_ASKED, changed: 0 };
}

/** The verbs to look at: for whose turn it is, and for anybody else. */
interface Looked {
  readonly own: Asked;
  readonly any: Asked;
}

const NOTHING_ASKED: Asked = { groups: [], places: [] };

const numbers = new Map<string, number>();

/** The number of a group: the same wherever the same verbs are asked together. */
function numberOf(verbs: readonly AnyVerb[]): number {
  const name = verbs.map((verb) => verb.name).join();
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

function inGroups(list: readonly AnyVerb[]): Asked {
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
  return { own: inGroups(own), any: inGroups(own.filter((verb) => !isOwnTurns(phase, verb.name))) };
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
  draw: answering('draw'),
  reward: answering('reward'),
  loot: answering('loot'),
  excess: answering('excess'),
  spent: answering('spent'),
  seize: answering('seize'),
};
