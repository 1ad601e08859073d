/**
 * What a server does for a move: copies the table, makes the move, and computes the legal moves and views of four
 * seats.
 */
import {
  fork,
  eventFor,
  legalMoves,
  view,
  type CardPool,
  type GameEvent,
  type LegalMove,
  type State,
} from '@kickdoor/rules';
import { numbers } from '../figures.ts';
import { measure, type Rate, type Seconds } from '../measure.ts';
import { poolOf, drawMove, make, MOST, SHEETS, tableOf } from '../table.ts';

/** What a seat is sent after a move. */
interface Update {
  readonly view: unknown;
  readonly legalMoves: readonly LegalMove[];
  readonly events: readonly GameEvent[];
}

/** Serves moves; returns decisions per second for the same random legal play of all seats as in place. */
export function serving(seconds: Seconds): Rate {
  const random = numbers(808);
  let game = 0;
  return measure(seconds, () => {
    let decisions = 0;
    for (const setup of SHEETS) {
      game += 1;
      decisions += serve(poolOf(setup.sets), tableOf(setup, `server/${game}`), random);
    }
    return decisions;
  });
}

function serve(pool: CardPool, first: State, random: () => number): number {
  let state = first;
  let updates = updatesOf(pool, state, []);
  let count = 0;
  while (count < MOST && state.phase !== 'over') {
    const drawn = drawMove(
      state,
      updates.map((update) => update.legalMoves),
      random,
    );
    const next = fork(state);
    const events = make(pool, next, drawn);
    updates = updatesOf(pool, next, events);
    state = next;
    count += 1;
  }
  return count;
}

function updatesOf(pool: CardPool, state: State, events: readonly GameEvent[]): Update[] {
  return state.players.map((_, seat) => ({
    view: view(pool, state, seat),
    legalMoves: legalMoves(pool, state, seat),
    events: events.map((event) => eventFor(event, seat)),
  }));
}
