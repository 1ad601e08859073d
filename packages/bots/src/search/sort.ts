/**
 * Sorts of candidates by move and situation: what was learned about a sort is where the search of its candidates
 * begins.
 */
import type { CombatView, MoveOf, Seat } from '@kickdoor/rules';
import { def, playerAt, type Scene } from '../scene.ts';
import { foeStrength, isThreat, levelAfter, powerNamed } from '../strength.ts';
import type { Candidate } from './candidates.ts';

/** Beliefs about broad and narrow sorts; the empty name stands for all others. */
export type Priors = Readonly<Record<string, readonly [mean: number, deviation: number]>>;

/** The seat's part in a combat, who is winning it, and whether it decides the game. */
function battle(scene: Scene, combat: CombatView): string {
  const { seat, view } = scene;
  const stands = combat.winning ? 'winning' : 'losing';
  const open = combat.claim === null ? '' : ' claimed';
  if (combat.fighter === seat) {
    const last = levelAfter(scene, combat) >= view.options.level ? ' last' : '';
    return `fighter ${stands}${last}${open}`;
  }
  if (combat.helper === seat) return `helper ${stands}${open}`;
  const ahead = playerAt(scene, combat.fighter).level >= scene.me.level ? ' ahead' : '';
  return `other ${stands}${isThreat(scene, combat) ? ' last' : ahead}${open}`;
}

function situation(scene: Scene): string {
  const { view, seat } = scene;
  if (view.combat !== null && view.flight === null) return battle(scene, view.combat);
  const whose = (view.flight?.runner ?? view.turn) === seat ? 'own' : 'other';
  return `${whose} ${view.phase}`;
}

/** The target of a move, relative to the seat. */
function target(scene: Scene, on: Seat | undefined): string {
  if (on === undefined) return '';
  if (on === scene.seat) return ' self';
  const { combat } = scene.view;
  if (combat !== null && (combat.fighter === on || combat.helper === on)) return ' fighter';
  return playerAt(scene, on).level >= scene.me.level ? ' ahead' : ' behind';
}

function playSort(scene: Scene, move: MoveOf<'play'>): string {
  const { kind, plays } = def(scene, move.card);
  const [first] = plays;
  const effect = first === undefined ? '' : ` ${first.play}`;
  const side = move.side === undefined ? '' : ` ${move.side}`;
  return `play ${kind}${effect}${side}${target(scene, move.seat)}`;
}

function fightSort(scene: Scene, { card }: MoveOf<'fight'>): string {
  const { me } = scene;
  const short = foeStrength(scene, def(scene, card), [me]) + 1 - me.strength.total;
  if (short <= 0) return 'fight weaker';
  return short <= 4 ? 'fight a little stronger' : 'fight stronger';
}

/** What a candidate does. Verbs that do different things are split into several sorts. */
function act(scene: Scene, candidate: Candidate): string {
  if (candidate === null) return 'wait';
  switch (candidate.do) {
    case 'play':
      return playSort(scene, candidate);
    case 'use': {
      const power = powerNamed(scene, candidate.power)?.power ?? 'power';
      return `use ${power}${target(scene, candidate.seat)}`;
    }
    case 'fight':
      return fightSort(scene, candidate);
    case 'ask':
      return `ask for ${Math.min(4, candidate.terms.treasures)}`;
    default:
      return candidate.do;
  }
}

/** A sort of candidate: what it does, and in which situation and instead of what. */
export interface Sort {
  readonly broad: string;
  readonly narrow: string;
}

/** The sort of a candidate that replaces the regular bot's decision. */
export function sortOf(scene: Scene, candidate: Candidate, regular: Candidate): Sort {
  const broad = act(scene, candidate);
  const instead = regular === null || regular.do === 'pass' ? 'idle' : 'busy';
  return { broad, narrow: `${situation(scene)} ${instead}: ${broad}` };
}
