/**
 * A bot that searches: it guesses full tables that its seat may be looking at, tries its moves on each, plays on a
 * little, and compares the outcomes. All moves are tried on the same guesses, so that luck affects them equally.
 */
import {
  MOST_CONSIDERED,
  type CardPool,
  type Considered,
  type LegalMove,
  type Move,
  type View,
} from '@kickdoor/rules';
import type { Bot } from '../bot.ts';
import type { Past } from '../past/past.ts';
import { reasoned } from '../reason.ts';
import { sceneOf, type Scene } from '../scene.ts';
import { tunedBot } from '../sensible.ts';
import { PLAIN } from '../style.ts';
import { candidates, type Candidate } from './candidates.ts';
import { posterior, priorOf, type Belief } from './prior.ts';
import { saysEnough } from './sample.ts';
import { sortOf } from './sort.ts';
import { guess, type RolloutOptions } from './trial.ts';
import { keepsWord, withPrice } from './word.ts';

/** The limit of a search: a number of rollouts, or a time by the given clock. */
export type Budget =
  | { readonly rollouts: number }
  | {
      readonly milliseconds: number;
      /** The clock that measures them. */
      readonly now: () => number;
    };

export interface SearchOptions extends RolloutOptions {
  readonly budget: Budget;
  /** Moves tried on each guess, besides the tuned bot's. */
  readonly width?: number;
}

/** What a search has found out about a candidate. */
export interface Appraisal {
  readonly candidate: Candidate;
  /** The seat's chance to win with it, from 0 to 1, and the standard deviation. */
  readonly chance: number;
  readonly deviation: number;
  /** The number of its rollouts. */
  readonly tries: number;
}

/** The results of a candidate, compared with the tuned bot's move on the same guesses. */
interface Arm {
  readonly candidate: Candidate;
  readonly prior: Belief;
  belief: Belief;
  tries: number;
  gain: number;
  squares: number;
}

/** Measures the spent share of the budget, from 0. */
function meterOf(budget: Budget): (rollouts: number) => number {
  if ('rollouts' in budget) return (rollouts) => rollouts / budget.rollouts;
  const began = budget.now();
  return () => (budget.now() - began) / budget.milliseconds;
}

/** The optimistic gain of a candidate: those with the highest are tried next. */
const hope = ({ belief }: Arm): number => belief.mean + belief.deviation;

/**
 * A gain too small to deviate from the tuned bot's move. It is usually an error of the value, and detours that cost
 * nothing now repeat until they do.
 */
const WORTHLESS = 0.003;
/** Standard deviations above the mean at which a real gain is unlikely. */
const UNLIKELY = 1.6;

/** Whether more rollouts are unlikely to change the choice. */
function isSettled(arms: readonly Arm[]): boolean {
  return arms.every(({ belief }) => belief.mean + UNLIKELY * belief.deviation < WORTHLESS);
}

function learn(arm: Arm, gain: number): void {
  arm.tries += 1;
  arm.gain += gain;
  arm.squares += gain * gain;
  arm.belief = posterior(arm.prior, arm);
}

interface Comparison {
  readonly arms: readonly Arm[];
  /** The mean chance to win with the tuned bot's move, and how often it was tried. */
  readonly base: number;
  readonly tries: number;
}

function armOf(scene: Scene, candidate: Candidate, regular: Candidate): Arm {
  const prior = priorOf(sortOf(scene, candidate, regular));
  return { candidate, prior, belief: prior, tries: 0, gain: 0, squares: 0 };
}

/** Tries the other candidates against the first, the tuned bot's; `asked` is tried on every guess. */
function compare(
  scene: Scene,
  [regular = null, ...rest]: readonly Candidate[],
  options: SearchOptions,
  asked: Candidate = regular,
): Comparison {
  const arms = rest.map((candidate) => armOf(scene, candidate, regular));
  const always = arms.filter(({ candidate }) => isSame(candidate, asked));
  const others = arms.filter((arm) => !always.includes(arm));
  const spent = meterOf(options.budget);
  const width = options.width ?? 3;
  let [sum, tries] = [0, 0];
  for (let rollouts = 0; spent(rollouts) < 1 && (always.length > 0 || !isSettled(arms));) {
    const attempt = guess(scene, options);
    const base = attempt?.(regular) ?? null;
    if (attempt === null || base === null) break;
    sum += base;
    tries += 1;
    const next = [...always, ...others.toSorted((a, b) => hope(b) - hope(a)).slice(0, width)];
    for (const arm of next) {
      // If only the guess forbids a move, that says nothing about the move.
      learn(arm, (attempt(arm.candidate) ?? base) - base);
    }
    rollouts += 1 + next.length;
  }
  return { arms, base: tries === 0 ? Number.NaN : sum / tries, tries };
}

/** The best arm by belief; `null` if the tuned bot's move is best. */
function bestOf(arms: readonly Arm[]): Arm | null {
  const [first] = arms.filter(({ tries }) => tries > 0).toSorted((a, b) => b.belief.mean - a.belief.mean);
  return first !== undefined && first.belief.mean > WORTHLESS ? first : null;
}

const isSame = (one: Candidate, other: Candidate): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The scene of a seat, if a search can use it; `null` if the seat sees too little. */
function searchable(
  seen: View,
  legal: readonly LegalMove[],
  pool: CardPool,
  random: () => number,
  past?: Past,
): Scene | null {
  return saysEnough(seen) ? sceneOf(seen, legal, pool, random, PLAIN, past) : null;
}

/**
 * Appraises the candidates for the viewing seat, best first; empty if the view doesn't say enough or there is no
 * choice. The tuned bot's move is always among them.
 */
export function appraise(
  seen: View,
  legal: readonly LegalMove[],
  pool: CardPool,
  random: () => number,
  options: SearchOptions,
): Appraisal[] {
  const scene = searchable(seen, legal, pool, random);
  if (scene === null) return [];
  const all = candidates(scene, tunedBot.decide(seen, legal, pool, random)?.move ?? null);
  if (all.length < 2) return [];
  return ranked(all, compare(scene, all, options));
}

/** The candidates of a comparison as appraisals, best first; empty if nothing could be tried. */
function ranked([regular = null]: readonly Candidate[], { arms, base, tries }: Comparison): Appraisal[] {
  if (tries === 0) return [];
  const found = arms.map(({ candidate, belief, tries: made }) => ({
    candidate,
    chance: Math.min(1, Math.max(0, base + belief.mean)),
    deviation: belief.deviation,
    tries: made,
  }));
  const first = { candidate: regular, chance: base, deviation: 0, tries };
  return [first, ...found].toSorted((a, b) => b.chance - a.chance);
}

/** A move that was made, compared with the best one found. */
export interface Judgment {
  readonly best: Candidate;
  /** The seat's chance to win with the best move, from 0 to 1. */
  readonly chance: number;
  /** How much lower the chance is with the move made, 0 for the best itself, and the standard deviation. */
  readonly cost: number;
  readonly deviation: number;
}

/**
 * What a move cost the seat that made it, as far as the seat could know; `null` if the view doesn't say enough or there
 * was no choice.
 */
export function judge(
  { seen, legal, made }: { readonly seen: View; readonly legal: readonly LegalMove[]; readonly made: Move },
  pool: CardPool,
  random: () => number,
  options: SearchOptions,
): Judgment | null {
  const scene = searchable(seen, legal, pool, random);
  if (scene === null) return null;
  const proposed = candidates(scene, tunedBot.decide(seen, legal, pool, random)?.move ?? null);
  const all = proposed.some((one) => isSame(one, made)) ? proposed : [...proposed, made];
  const [regular = null] = all;
  if (all.length < 2) return null;
  const { arms, base, tries } = compare(scene, all, options, made);
  if (tries === 0) return null;
  const best = bestOf(arms);
  const own = arms.find(({ candidate }) => isSame(candidate, made)) ?? null;
  const [to, from] = [best?.belief ?? SURE, own?.belief ?? SURE];
  return {
    best: best === null ? regular : best.candidate,
    chance: Math.min(1, Math.max(0, base + to.mean)),
    // A move that is better than the tuned bot's, but not by enough to count, costs nothing.
    cost: best === own ? 0 : Math.max(0, to.mean - from.mean),
    deviation: best === own ? 0 : Math.hypot(to.deviation, from.deviation),
  };
}

/** The belief about the tuned bot's move: it gains nothing over itself. */
const SURE: Belief = { mean: 0, deviation: 0 };

/**
 * A bot that searches. With a budget in rollouts it is as pure as any bot: the same view, legal moves and random
 * numbers give the same decision. It follows `base`, the tuned bot or one with a character, if nothing better turns up
 * or the view doesn't say enough.
 */
export function searchBot(options: SearchOptions, base: Bot = tunedBot): Bot {
  return {
    decide(seen, legal, pool, random, past) {
      if (legal.length === 0) return null;
      const regular = base.decide(seen, legal, pool, random, past);
      const scene = searchable(seen, legal, pool, random, past);
      if (scene === null) return regular;
      const word = keepsWord(seen, legal, (other) => base.decide(other, legal, pool, random, past));
      if (word !== null) return reasoned(scene, word);
      const all = candidates(scene, regular?.move ?? null);
      const found = all.length < 2 ? null : compare(scene, all, options);
      const best = found === null ? null : bestOf(found.arms);
      const move = best === null ? (regular?.move ?? null) : best.candidate;
      if (move === null) return null;
      // Even the regular bot's move doesn't get its reason: that would reveal whether the search found a better one.
      const decided = withPrice(reasoned(scene, move), regular);
      return found === null ? decided : { ...decided, compared: consideredIn(all, found) };
    },
  };
}

/** A summary of what the search compared, without the moves it never tried. */
function consideredIn(all: readonly Candidate[], found: Comparison): readonly Considered[] {
  return ranked(all, found)
    .filter(({ tries }) => tries > 0)
    .slice(0, MOST_CONSIDERED)
    .map(({ candidate, chance }) => ({ move: candidate, chance }));
}
