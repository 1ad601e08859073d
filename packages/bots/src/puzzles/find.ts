/** Puzzles: positions of games between bots in which exactly one line wins this turn. */
import {
  fork,
  sheets,
  type CardPool,
  type Move,
  type Seat,
  type SheetId,
  type State,
  type Verb,
} from '@kickdoor/rules';
import { MOST_MOVES } from '../self-play.ts';
import { gameOf } from './game.ts';
import { shareFound } from './grade.ts';
import { solve, stepOf } from './solve.ts';

/** A position in which the player at `seat` wins this turn if nobody interferes, and only with this line. */
export interface Puzzle {
  readonly state: State;
  readonly seat: Seat;
  /** The moves, in a possible order. Every winning line contains all of them. */
  readonly line: readonly Move[];
  /** How often a regular bot finds it, from 0 to 1. */
  readonly found: number;
}

/** The source of puzzles. */
export interface PuzzleSource {
  readonly pool: CardPool;
  readonly sheet: SheetId;
  readonly sets: readonly string[];
  readonly players: readonly { readonly name: string; readonly sex: 'male' | 'female' }[];
}

/** How many Levels below the winning one a player can still win in one turn. */
const FAR = 4;

/** The most positions searched for a line; a longer one would be too long for people, too. */
const MOST_TRIED = 1500;

/** The most positions searched to prove that nothing else wins. */
const MOST_PROVED = 20_000;

/** Verbs that follow from other moves. */
const FOLLOWS: ReadonlySet<Verb> = new Set<Verb>(['claim', 'choose', 'end', 'pass']);

/** The fewest moves in a line that take an idea: a single one is no puzzle. */
const FEWEST_IDEAS = 2;

/** The winning line of a position if it is the only one, that is, if nothing wins without each of its moves. */
function onlyLine(pool: CardPool, state: State, seat: Seat): readonly Move[] | null {
  const line = solve(pool, state, seat, { most: MOST_TRIED });
  if (typeof line === 'string') return null;
  const ideas = new Set(line.filter((move) => !FOLLOWS.has(move.do)).map(stepOf));
  if (ideas.size < FEWEST_IDEAS) return null;
  const steps = new Set(line.filter((move) => move.do !== 'claim').map(stepOf));
  const isOnly = [...steps].every(
    (without) => solve(pool, state, seat, { most: MOST_PROVED, without }) === 'none',
  );
  return isOnly ? line : null;
}

/** Whether the player whose turn it is fights, nothing is pending, and the game is close enough to its end. */
function isOfInterest({ sheet, phase, turn, combat, stack, trades, players }: State): boolean {
  if (phase !== 'combat' || combat === null || combat.fighter !== turn || stack.length > 0) return false;
  if (combat.claim !== null || combat.request !== null || trades.length > 0) return false;
  return (players[turn]?.level ?? 0) >= sheets[sheet].lastLevel - FAR;
}

/**
 * The puzzles of one game, each idea once; the same source and seed give the same.
 */
export function* puzzlesOf(source: PuzzleSource, seed: string): Generator<Puzzle> {
  for (const { puzzle } of puzzlesAlong(source, seed)) yield puzzle;
}

/** The puzzles of one game, and how many moves come before each. */
export function* puzzlesAlong(
  source: PuzzleSource,
  seed: string,
): Generator<{ readonly puzzle: Puzzle; readonly moves: number }> {
  const { pool } = source;
  const { state, playOne } = gameOf(source, seed);
  const known = new Set<string>();
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves += 1) {
    const { turn: seat } = state;
    const line = isOfInterest(state) ? onlyLine(pool, state, seat) : null;
    const idea = JSON.stringify(line?.map(stepOf).toSorted());
    if (line !== null && !known.has(idea)) {
      known.add(idea);
      const found = shareFound(pool, state, seat);
      yield { puzzle: { state: fork(state), seat, line, found }, moves };
    }
    playOne();
  }
}

/** One step of the search: a puzzle, or the end of a game. */
export interface Searched {
  /** Counted from 0. */
  readonly game: number;
  /** `null` once the game is over. */
  readonly puzzle: Puzzle | null;
}

/**
 * Searches one game after another, starting with the game `from`. Yields each puzzle as soon as it is found, and once
 * after each game, so that the caller can do other work in between. Never ends by itself.
 */
export function* puzzlesFrom(source: PuzzleSource, seed: string, from = 0): Generator<Searched> {
  for (let game = from; ; game += 1) {
    for (const puzzle of puzzlesOf(source, `${seed}/${game}`)) yield { game, puzzle };
    yield { game, puzzle: null };
  }
}
