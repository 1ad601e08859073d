/** Undo and redo: a table can be serialized at any time and rebuilt as it was. */
import {
  applyMove,
  canonicalJson,
  isRefusal,
  rebuild,
  type CardPool,
  type Applied,
  type Move,
  type Refusal,
  type Seat,
  type State,
} from '@kickdoor/rules';

/** A table's first state and all its moves. */
export interface Rollback {
  readonly start: State;
  readonly moves: { readonly seat: Seat; readonly move: Move }[];
}

interface Place {
  readonly pool: CardPool;
  state: State;
  readonly history: Rollback | null;
}

/** A history that starts with this state. */
export function newRollback(state: State): Rollback {
  return { start: readBack(state), moves: [] };
}

/** A state after a round trip through its serialized form. */
export function readBack(state: State): State {
  const written: unknown = JSON.parse(JSON.stringify(state));
  if (typeof written !== 'object' || written === null) throw new Error('a state is not written as a map');
  return { ...state, ...written };
}

/**
 * Makes a move. If the table keeps a history, the move is made on a serialized copy, undone by rebuilding the table
 * from its start, and redone there; all results must agree.
 */
export function perform(table: Place, seat: Seat, move: Move): Applied | Refusal {
  const { pool, history } = table;
  if (history === null) return applyMove(pool, table.state, seat, move);
  const before = canonicalJson(table.state);
  table.state = readBack(table.state);
  const answer = applyMove(pool, table.state, seat, move);
  if (isRefusal(answer)) {
    same('a refused move', before, canonicalJson(table.state));
    return answer;
  }
  const again = rebuild(pool, history, history.moves.length);
  same('the table before the move', before, canonicalJson(again));
  const repeated = applyMove(pool, again, seat, move);
  same('what came of the move', canonicalJson(answer), canonicalJson(repeated));
  same('the table after the move', canonicalJson(table.state), canonicalJson(again));
  history.moves.push({ seat, move });
  table.state = readBack(again);
  return answer;
}

function same(what: string, expected: string, found: string): void {
  if (expected === found) return;
  let at = 0;
  while (expected[at] === found[at]) at += 1;
  const near = (text: string): string => text.slice(Math.max(0, at - 40), at + 40);
  throw new Error(`${what} is another one: ${near(expected)} was expected, ${near(found)} was found`);
}
