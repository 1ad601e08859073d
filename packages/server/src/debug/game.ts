/** A table's whole game: its position, its history, and everybody's legal moves. */
import {
  Course,
  canonicalJson,
  clone,
  isRefusal,
  isRuling,
  isUnreadable,
  SYSTEM,
  legalMoves,
  printMove,
  printRuling,
  readState,
  type CardPool,
  type State,
} from '@kickdoor/rules';
import { TableProblem } from '@kickdoor/tables/base/problem.ts';
import { beginningOf } from '@kickdoor/tables/game/load-game.ts';
import type { ServerContext } from '../context.ts';
import type { MoveRecord, Setup } from '@kickdoor/tables/store/records.ts';

export interface WholeGame {
  readonly setup: Setup;
  readonly pool: CardPool;
  readonly number: number;
  readonly state: State;
  readonly first: State;
  readonly moves: readonly MoveRecord[];
}

/** Reads a table's game from the store. */
export async function wholeGame(context: ServerContext, table: string): Promise<WholeGame> {
  const record = await context.store.table(table);
  if (record === null) throw new TableProblem('no-table', 'there is no such table');
  const { setup } = record;
  const game = setup.began === null ? null : await context.store.game(table);
  if (game === null || setup.began === null) {
    throw new TableProblem('not-started', 'the game has not started');
  }
  const { pool, start } = await beginningOf(context, setup.began.header);
  const all = await context.store.moves(table, 1, Number.MAX_SAFE_INTEGER);
  const snapshot = readState(pool, game.snapshot.state);
  if (isUnreadable(snapshot)) throw new TableProblem('game-stopped', snapshot.error);
  const first = start();
  // A rewind may lead to before the snapshot.
  const isBack = game.moves.some(({ move }) => move.do === 'rewind');
  const state = isBack ? played(pool, first, all) : played(pool, snapshot, game.moves);
  return { setup, pool, number: all.at(-1)?.number ?? 0, state, first, moves: all };
}

/** The state after some moves. Throws a problem with the number of a move that is no longer legal. */
function played(pool: CardPool, from: State, steps: readonly MoveRecord[]): State {
  const course = new Course(pool, clone(from), (steps[0]?.number ?? 1) - 1);
  for (const { number, seat, move } of steps) {
    const answer = course.play(seat, move);
    if (isRefusal(answer)) {
      throw new TableProblem('defect', `move ${number} is refused now (${answer.rule})`, 'number');
    }
  }
  return course.state;
}

/** The state after the move with a number; 0 is the beginning. */
export function stateAt({ pool, first, moves: all, number: last, state }: WholeGame, number: number): State {
  if (number > last) throw new TableProblem('not-found', `there are ${last} moves`, 'number');
  const found = played(
    pool,
    first,
    all.filter((step) => step.number <= number),
  );
  if (number === last && canonicalJson(found) !== canonicalJson(state)) {
    throw new TableProblem('defect', 'the moves, made again, do not lead to this position', 'number');
  }
  return found;
}

/** What the debug panel shows of a game. */
export function report(game: WholeGame) {
  const { pool, state, number } = game;
  const table = { pool, players: state.players };
  return {
    number,
    state,
    players: state.players.map(({ name }, seat) => ({
      name,
      moves: legalMoves(pool, state, seat).map((legalMove) => printMove(table, seat, legalMove.move)),
    })),
    history: game.moves.map((step) => ({
      number: step.number,
      by: step.seat === SYSTEM ? null : step.seat,
      text: isRuling(step.move) ? printRuling(table, step.move) : printMove(table, step.seat, step.move),
    })),
  };
}
