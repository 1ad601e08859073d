/**
 * What the moves of a finished game cost their players. Each move is judged by what its seat could know at the time:
 * the search sees the seat's view, not the cards revealed later. All moves get a brief look; the costliest get a long
 * one on new guesses, so that bad luck in the first look doesn't make a move a mistake.
 */
import {
  stream,
  type CardPool,
  type GameRecord,
  type Move,
  type Seat,
  type Verb,
  type View,
} from '@kickdoor/rules';
import { judge, type Judgment } from '../search/search.ts';
import { choicesOf, type Choice } from './choices.ts';

/** A move that cost its seat some of its chance to win. */
export interface Mistake extends Judgment {
  /** The number of the act in the record, and its turn, from 1. */
  readonly number: number;
  readonly turn: number;
  readonly seat: Seat;
  /** What the seat saw when it made the move. */
  readonly seen: View;
  readonly made: Move;
}

/** A judged move, whatever it cost. */
export type JudgedMove = Omit<Mistake, 'seen'>;

/** The result of reviewing a game. */
export interface MoveReview {
  /** The moves worth mentioning and certain enough, costliest first. */
  readonly mistakes: readonly Mistake[];
  /** All moves that could be judged, in game order. */
  readonly judged: readonly JudgedMove[];
}

export interface ReviewOptions {
  /** The seats whose moves are judged; all by default. */
  readonly seats?: readonly Seat[];
  /** Rollouts per move in the first look, and in the second. */
  readonly brief?: number;
  readonly long?: number;
  /** How many moves get a second look. */
  readonly again?: number;
}

const USUAL = { brief: 24, long: 400, again: 8 } as const;

/** The most rollouts in all first looks together: a long game gets fewer per move. */
const MOST_BRIEF = 12_000;

/** Verbs that commit to nothing: the better move was still possible afterwards. */
const FREE: ReadonlySet<Verb> = new Set<Verb>(['ask', 'equip', 'offer', 'show', 'unequip', 'withdraw']);

/** The least cost worth reporting, and how many standard deviations it must exceed zero by. */
const WORTH_TELLING = 0.02;
const SURE = 2;

function judged(pool: CardPool, choice: Choice, rollouts: number, luck: string): Mistake | null {
  const random = stream(`${luck}/${choice.number}/${rollouts}`);
  const judgment = judge(choice, pool, random, { budget: { rollouts } });
  const { number, turn, seat, seen, made } = choice;
  return judgment === null ? null : { ...judgment, number, turn, seat, seen, made };
}

const byCost = (one: Mistake, other: Mistake): number => other.cost - one.cost;

/**
 * Reviews the moves of a recorded game. Yields its progress, from 0 to 1, several times a second. The same record and
 * options give the same costs.
 */
export function* movesReviewed(
  pool: CardPool,
  record: GameRecord,
  options: ReviewOptions = {},
): Generator<number, MoveReview> {
  const { seats, brief: wished, long, again } = { ...USUAL, ...options };
  const { seed } = record.header;
  const replaying = choicesOf(pool, record, seats);
  let step = replaying.next();
  for (; step.done !== true; step = replaying.next()) yield 0;
  const choices = step.value.filter(({ made }) => !FREE.has(made.do));
  const brief = Math.max(4, Math.min(wished, Math.floor(MOST_BRIEF / Math.max(1, choices.length))));
  const all = choices.length * brief + again * long;
  const found: { readonly choice: Choice; readonly mistake: Mistake }[] = [];
  for (const [at, choice] of choices.entries()) {
    const mistake = judged(pool, choice, brief, seed);
    if (mistake !== null) found.push({ choice, mistake });
    yield ((at + 1) * brief) / all;
  }
  const worst = found
    .filter(({ mistake }) => mistake.cost > 0)
    .toSorted((a, b) => byCost(a.mistake, b.mistake))
    .slice(0, again);
  const known = new Map(found.map(({ mistake }) => [mistake.number, mistake]));
  const sure: Mistake[] = [];
  for (const [at, { choice }] of worst.entries()) {
    const mistake = judged(pool, choice, long, seed);
    if (mistake !== null) known.set(mistake.number, mistake);
    if (mistake !== null && isSure(mistake)) sure.push(mistake);
    yield (choices.length * brief + (at + 1) * long) / all;
  }
  return { mistakes: sure.toSorted(byCost), judged: [...known.values()].map(withoutView) };
}

/** Drops the view, which is large and rarely needed. */
function withoutView({ number, turn, seat, made, best, chance, cost, deviation }: Mistake): JudgedMove {
  return { number, turn, seat, made, best, chance, cost, deviation };
}

function isSure({ cost, deviation }: Mistake): boolean {
  return cost >= WORTH_TELLING && cost >= SURE * deviation;
}
