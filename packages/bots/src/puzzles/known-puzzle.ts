/**
 * The puzzles of the days, found beforehand: to look for one takes many games. What is kept is where it arises, in which
 * game and after how many moves, and its line. The game is played again up to there, and the line has to
 * win: otherwise the cards, the rules or the bots are no longer those it was found with.
 */
import { isRefusal, parseMove, sheets, type Move, type State } from '@kickdoor/rules';
import { moveAlone } from './alone.ts';
import { DAILY, seedAt } from './daily.ts';
import type { Puzzle, PuzzleSource } from './find.ts';
import { gameOf } from './game.ts';
import { KNOWN } from './known-rows.ts';

/** A puzzle and where it was found. */
export interface Found {
  /** Which of the games of its seed, counted from 0. */
  readonly game: number;
  /** How many moves come before it. */
  readonly moves: number;
  readonly puzzle: Pick<Puzzle, 'seat' | 'line' | 'found'>;
}

/** A puzzle as it is kept. */
export function written({ game, moves, puzzle: { seat, line, found } }: Found): string {
  return `${game} ${moves} ${seat} ${found} ${JSON.stringify(line)}`;
}

/** What is kept, read back. */
export function read(row: string): Found {
  const [game, moves, seat, found, ...line] = row.split(' ');
  const puzzle = { seat: Number(seat), found: Number(found), line: lineOf(line.join(' ')) };
  return { game: Number(game), moves: Number(moves), puzzle };
}

function lineOf(text: string): readonly Move[] {
  const json: unknown = JSON.parse(text);
  if (!Array.isArray(json)) throw new TypeError('a line is a list of moves');
  return json.map((one: unknown) => {
    const move = parseMove(one);
    if ('error' in move) throw new TypeError(move.error);
    return move;
  });
}

/** Whether a line wins with its last move. */
function wins({ pool }: PuzzleSource, start: State, { seat, line }: Found['puzzle']): boolean {
  let state = start;
  for (const [at, move] of line.entries()) {
    const made = moveAlone(pool, state, seat, move);
    if (isRefusal(made)) return false;
    if (made.end !== null) return made.end === 'won' && at === line.length - 1;
    ({ state } = made);
  }
  return false;
}

/** The puzzle of a seed, if it is known and still arises; `null` if it has to be looked for. */
export function knownPuzzle(source: PuzzleSource, seed: string): Puzzle | null {
  const row = KNOWN.find((_, at) => seedAt(at) === seed);
  if (row === undefined || !isDaily(source)) return null;
  const { game, moves, puzzle } = read(row);
  const { state, playOne } = gameOf(source, `${seed}/${game}`);
  for (let made = 0; made < moves; made += 1) {
    if (state.phase === 'over') return null;
    playOne();
  }
  const isThere = state.phase === 'combat' && state.turn === puzzle.seat && wins(source, state, puzzle);
  return isThere ? { state, ...puzzle } : null;
}

function isDaily({ sheet, sets }: PuzzleSource): boolean {
  return sheet === DAILY.sheet && sets.join(' ') === sheets[DAILY.sheet].sets.join(' ');
}
