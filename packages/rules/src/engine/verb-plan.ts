/**
 * Which verbs are asked for legal moves, grouped in stretches: consecutive verbs whose moves depend on the same things,
 * and are cached together.
 */
import type { Frame } from '../model/frame.ts';
import type { Verb } from '../model/move.ts';
import type { Phase } from '../model/state.ts';
import { kinds } from '../frames/index.ts';
import type { FrameKind } from '../frames/kind.ts';
import type { AnyVerb, Follows } from '../moves/verb.ts';
import { isAnswer, isOfPhase } from './gate.ts';
import { VERBS } from './verbs.ts';

/** Leaves out no verb. */
export const NO_VERBS: ReadonlySet<Verb> = new Set<Verb>();

/** Consecutive verbs with the same dependencies, and their cache slot (-1: not cached). */
export interface Stretch {
  readonly follows: Follows;
  readonly verbs: readonly AnyVerb[];
  readonly place: number;
}

/** Stretches in the order in which they are asked, and a list with a zero for each. */
interface Stretches {
  readonly stretches: readonly Stretch[];
  readonly blank: readonly number[];
}

/** The verbs to check: for the leader, and for everybody else. */
interface InPhase {
  readonly own: Stretches;
  readonly any: Stretches;
}

function inPhase(verbs: readonly AnyVerb[], phase: Phase, fast: boolean): InPhase {
  const open = verbs.filter((verb) => fast || !verb.fast);
  // The leader of a combat or run need not be the active player, who has no moves of their own then.
  const isLed = phase === 'combat' || phase === 'flee';
  return {
    own: inStretches(open.filter((verb) => isOfPhase(verb, phase, !isLed))),
    any: inStretches(open.filter((verb) => isOfPhase(verb, phase, false) && !verb.leads)),
  };
}

function inStretches(all: readonly AnyVerb[]): Stretches {
  const groups: AnyVerb[][] = [];
  for (const verb of all) {
    const last = groups.at(-1);
    if (last !== undefined && joint([...last, verb]) !== null) last.push(verb);
    else groups.push([verb]);
  }
  return { stretches: groups.map(stretchOf), blank: groups.map(() => 0) };
}

/** What the moves of all these verbs depend on; `null` if they have to be cached separately. */
function joint(verbs: readonly AnyVerb[]): Follows | null {
  const all = new Set(verbs.map(({ follows }) => follows));
  if (all.has('cards')) all.delete('gear');
  const [one, ...more] = all;
  return one === undefined || more.length > 0 ? null : one;
}

const places: string[] = [];

/** Makes a stretch of some verbs. The same verbs always have the same cache slot. */
function stretchOf(verbs: readonly AnyVerb[]): Stretch {
  const follows = joint(verbs) ?? 'table';
  if (follows !== 'gear' && follows !== 'cards' && follows !== 'hand') return { follows, verbs, place: -1 };
  const names = verbs.map(({ name }) => name).join();
  if (!places.includes(names)) places.push(names);
  return { follows, verbs, place: places.indexOf(names) };
}

/** Makes a stretch of a verb that answers what is pending. Its legal moves are cached only if it is always open. */
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

/** The verbs to check: in each phase with nothing pending, in fast play or not, and while a frame is pending. */
interface Plan {
  readonly open: InPhases;
  readonly openFast: InPhases;
  readonly answering: Answering;
}

const plans = new WeakMap<ReadonlySet<Verb>, Plan>();

/** Returns the plan without some verbs, made once for each such set. */
export function planWithout(unwanted: ReadonlySet<Verb>): Plan {
  if (unwanted === NO_VERBS) return ALL;
  const known = plans.get(unwanted);
  if (known !== undefined) return known;
  const made = makePlan(unwanted);
  plans.set(unwanted, made);
  return made;
}

function makePlan(unwanted: ReadonlySet<Verb>): Plan {
  const verbs = Object.values(VERBS).filter(({ name }) => !unwanted.has(name));
  return Object.freeze({
    open: inPhases(verbs, false),
    openFast: inPhases(verbs, true),
    answering: answering(verbs),
  });
}

/** The usual case: nothing is left out. */
const ALL: Plan = makePlan(NO_VERBS);
