/** Generates a seat's legal moves: each verb that could apply is asked once. */
import type { CardPool, Seat } from '../model/card.ts';
import type { Frame } from '../model/frame.ts';
import type { LegalMove, Verb } from '../model/move.ts';
import type { Phase, State } from '../model/state.ts';
import { kinds } from '../frames/index.ts';
import type { FrameKind } from '../frames/kind.ts';
import { hasQuestion } from '../chapters/trade.ts';
import { runner } from '../chapters/flee.ts';
import { inCombat } from '../chapters/foes.ts';
import { openToRead, top, type Game } from '../kernel/game.ts';
import { handMemoOf, memoOf, type KeptMoves } from '../kernel/known.ts';
import { listedIn, newMemo, type Listed, type Memo } from '../kernel/memo.ts';
import { answersFrame, isAnswer, isOfPhase, validateVerbGate } from './gate.ts';
import type { AnyVerb, Follows } from '../moves/verb.ts';
import { VERBS } from './verbs.ts';

/**
 * All legal moves of a seat, in a stable order; `applyMove` accepts exactly these. Entries may be shared and frozen;
 * changing the list makes nothing else legal. Moves with an `unwanted` verb are left out, which spares a search their
 * cost. Results are cached by the identity of that set, so pass the same object each time.
 */
export function legalMoves(
  pool: CardPool,
  state: State,
  seat: Seat,
  unwanted: ReadonlySet<Verb> = NO_VERBS,
): readonly LegalMove[] {
  if (state.players[seat]?.left !== false) return NONE;
  const game = openToRead(pool, state);
  const memo = (game.memo ??= newMemo());
  const known = listedIn(memo, seat);
  if (known?.unwanted === unwanted) return known.given;
  const frame = top(game);
  const found =
    frame === undefined ? openMoves(game, seat, memo, unwanted) : answers(game, seat, memo, frame, unwanted);
  memo.listed[seat] = found;
  return found.given;
}

const NONE: readonly LegalMove[] = Object.freeze([]);
const NO_VERBS: ReadonlySet<Verb> = new Set<Verb>();

/** With nothing pending. What was found before a negotiation is repeated where the negotiation doesn't matter. */
function openMoves(game: Game, seat: Seat, { position, listed }: Memo, unwanted: ReadonlySet<Verb>): Listed {
  const { open, openFast } = lookedFor(unwanted);
  const { own, any } = (game.state.options.fast ? openFast : open)[game.state.phase];
  const { stretches, blank } = leader(game) === seat ? own : any;
  const last = listed[seat];
  const before = last?.unwanted === unwanted ? last : undefined;
  const found: LegalMove[] = [];
  const ends = blank.slice();
  let from = 0;
  for (let at = 0; at < stretches.length; at++) {
    const stretch = stretches[at];
    if (stretch === undefined) break;
    const to = before?.ends[at] ?? 0;
    if (before === undefined || stretch.follows === 'negotiation' || stretch.follows === 'question') {
      findIn(stretch, game, seat, found);
    } else {
      repeat(before.legalMoves, from, to, found);
    }
    from = to;
    ends[at] = found.length;
  }
  return { position, unwanted, legalMoves: found, given: found.slice(), ends };
}

const NOWHERE: readonly number[] = [];

/** Who leads: the fighter of a combat, the current runner of a run, otherwise the active player. */
function leader(game: Game): Seat | null {
  const { phase, turn, combat } = game.state;
  if (phase === 'combat') return combat?.fighter ?? null;
  return phase === 'flee' ? runner(game) : turn;
}

/** Adds the legal moves with some verbs, which may have been found before. */
function findIn(stretch: Stretch, game: Game, seat: Seat, out: LegalMove[]): void {
  if (stretch.follows === 'question' && !hasQuestion(game, seat)) return;
  const kept = keptFor(stretch, game, seat);
  if (kept === null) {
    ask(stretch.verbs, game, seat, out);
    return;
  }
  const known = kept[stretch.place];
  if (known !== undefined) {
    repeat(known, 0, known.length, out);
    return;
  }
  const from = out.length;
  ask(stretch.verbs, game, seat, out);
  kept[stretch.place] = out.slice(from);
}

/** Where what follows from the seat's cards alone is kept; `null` if the verbs look at more than that. */
function keptFor({ follows }: Stretch, game: Game, seat: Seat): KeptMoves | null {
  switch (follows) {
    case 'gear':
      return inCombat(game, seat) ? null : (memoOf(game, seat)?.kept ?? null);
    case 'cards':
      return inCombat(game, seat) ? null : (handMemoOf(game, seat)?.kept ?? null);
    case 'hand':
      return handMemoOf(game, seat)?.kept ?? null;
    default:
      return null;
  }
}

function ask(verbs: readonly AnyVerb[], game: Game, seat: Seat, out: LegalMove[]): void {
  for (let at = 0; at < verbs.length; at++) verbs[at]?.legalMoves(game, seat, out);
}

function repeat(known: readonly LegalMove[], from: number, to: number, out: LegalMove[]): void {
  for (let at = from; at < to; at++) {
    const legalMove = known[at];
    if (legalMove !== undefined) out.push(legalMove);
  }
}

/** While something is pending. */
function answers(
  game: Game,
  seat: Seat,
  { position }: Memo,
  frame: Frame,
  unwanted: ReadonlySet<Verb>,
): Listed {
  const found: LegalMove[] = [];
  for (const [verb, stretch] of lookedFor(unwanted).answering[frame.f] ?? []) {
    if (validateVerbGate(game, seat, verb) === null) findIn(stretch, game, seat, found);
  }
  const legal = found.filter(({ move }) => answersFrame(game, seat, frame, move));
  return { position, unwanted, legalMoves: legal, given: legal.slice(), ends: NOWHERE };
}

/** Consecutive verbs with the same dependencies, and their cache slot (-1: not cached). */
interface Stretch {
  readonly follows: Follows;
  readonly verbs: readonly AnyVerb[];
  readonly place: number;
}

/** All verbs that may be legal, and as many zeros as there are stretches of them. */
interface Looked {
  readonly stretches: readonly Stretch[];
  readonly blank: readonly number[];
}

/** The verbs to check: for whoever leads, and for everybody else. */
interface InPhase {
  readonly own: Looked;
  readonly any: Looked;
}

function inPhase(verbs: readonly AnyVerb[], phase: Phase, fast: boolean): InPhase {
  const open = verbs.filter((verb) => fast || !verb.fast);
  // Who leads a combat or a run need not be the active player, who has no moves of their own then.
  const isLed = phase === 'combat' || phase === 'flee';
  return {
    own: inStretches(open.filter((verb) => isOfPhase(verb, phase, !isLed))),
    any: inStretches(open.filter((verb) => isOfPhase(verb, phase, false) && !verb.leads)),
  };
}

function inStretches(all: readonly AnyVerb[]): Looked {
  const groups: AnyVerb[][] = [];
  for (const verb of all) {
    const last = groups.at(-1);
    if (last !== undefined && joint([...last, verb]) !== null) last.push(verb);
    else groups.push([verb]);
  }
  return { stretches: groups.map(stretchOf), blank: groups.map(() => 0) };
}

/** What all of these verbs follow from; `null` if they have to be asked at different times. */
function joint(verbs: readonly AnyVerb[]): Follows | null {
  const all = new Set(verbs.map(({ follows }) => follows));
  if (all.has('cards')) all.delete('gear');
  const [one, ...more] = all;
  return one === undefined || more.length > 0 ? null : one;
}

const places: string[] = [];

/** Some verbs as a stretch: wherever the same verbs are asked, what they answered is kept in the same place. */
function stretchOf(verbs: readonly AnyVerb[]): Stretch {
  const follows = joint(verbs) ?? 'table';
  if (follows !== 'gear' && follows !== 'cards' && follows !== 'hand') return { follows, verbs, place: -1 };
  const names = verbs.map(({ name }) => name).join();
  if (!places.includes(names)) places.push(names);
  return { follows, verbs, place: places.indexOf(names) };
}

/** A verb that answers what is pending. Its legal moves are kept only if it is always open. */
function alone(verb: AnyVerb): Stretch {
  return verb.always ? stretchOf([verb]) : { follows: 'table', verbs: [verb], place: -1 };
}

type InPhases = Readonly<Record<Phase, InPhase>>;
type Answering = Readonly<Record<string, readonly (readonly [AnyVerb, Stretch])[]>>;

/** The verbs to check in each phase with nothing pending. */
function inPhases(verbs: readonly AnyVerb[], fast: boolean): InPhases {
  const within = (phase: Phase): InPhase => inPhase(verbs, phase, fast);
  return {
    setup: within('setup'),
    opening: within('opening'),
    door: within('door'),
    trouble: within('trouble'),
    combat: within('combat'),
    flee: within('flee'),
    closing: within('closing'),
    charity: within('charity'),
    over: within('over'),
  };
}

/** The verbs to check while a frame of each kind is pending, each by itself. */
function answering(verbs: readonly AnyVerb[]): Answering {
  return Object.fromEntries(
    Object.entries<FrameKind<Frame>>(kinds).map(([f, kind]) => [
      f,
      verbs.filter((verb) => isAnswer(kind, verb)).map((verb) => [verb, alone(verb)] as const),
    ]),
  );
}

/** What there is to ask, without the verbs that somebody does not want. */
interface Wanted {
  readonly open: InPhases;
  readonly openFast: InPhases;
  readonly answering: Answering;
}

const wanted = new WeakMap<ReadonlySet<Verb>, Wanted>();

function lookedFor(unwanted: ReadonlySet<Verb>): Wanted {
  if (unwanted === NO_VERBS) return ALL;
  const known = wanted.get(unwanted);
  if (known !== undefined) return known;
  const made = without(unwanted);
  wanted.set(unwanted, made);
  return made;
}

function without(unwanted: ReadonlySet<Verb>): Wanted {
  const verbs = Object.values(VERBS).filter(({ name }) => !unwanted.has(name));
  return Object.freeze({
    open: inPhases(verbs, false),
    openFast: inPhases(verbs, true),
    answering: answering(verbs),
  });
}

/** The usual case: nothing is left out. */
const ALL: Wanted = without(NO_VERBS);
