/** Moves that are taken back and made again: a table can be written out at any time, and rebuilt as it was before. */
import {
  act,
  canonicalJson,
  isRefusal,
  rebuild,
  type Box,
  type Done,
  type Move,
  type Refusal,
  type Seat,
  type State,
} from '@kickdoor/rules';

/** A table's first state and all that was done at it. */
export interface Rollback {
  readonly start: State;
  readonly moves: { readonly seat: Seat; readonly move: Move }[];
}

interface Place {
  readonly box: Box;
  state: State;
  readonly history: Rollback | null;
}

/** A history that begins with this state. */
export function newRollback(state: State): Rollback {
  return { start: readBack(state), moves: [] };
}

/** A state as it is read after having been written out. */
export function readBack(state: State): State {
  const written: unknown = JSON.parse(JSON.stringify(state));
  if (typeof written !== 'object' || written === null) throw new Error('a state is not written as a map');
  return { ...state, ...written };
}

/**
 * Makes a move. Where the table keeps its history, the move is made at a table that was written out and read back, then
 * taken back by rebuilding the table from its start, and made again there; all must come to the same.
 */
export function perform(table: Place, seat: Seat, move: Move): Done | Refusal {
  const { box, history } = table;
  if (history === null) return act(box, table.state, seat, move);
  const before = canonicalJson(table.state);
  table.state = readBack(table.state);
  const answer = act(box, table.state, seat, move);
  if (isRefusal(answer)) {
    same('a refused move', before, canonicalJson(table.state));
    return answer;
  }
  const again = rebuild(box, history, history.moves.length);
  same('the table before the move', before, canonicalJson(again));
  const repeated = act(box, again, seat, move);
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
