/** Games that bots play among themselves, without a server. */
import {
  applyMove,
  clocks,
  isRefusal,
  legalMoves,
  SYSTEM,
  view,
  type CardPool,
  type GameEvent,
  type Move,
  type Seat,
  type State,
} from '@kickdoor/rules';
import type { Bot } from './bot.ts';
import type { Past } from './past/past.ts';

/** More moves than any game between bots takes. */
export const MOST_MOVES = 20_000;

/** Who plays, and at which table. */
export interface SelfPlay {
  readonly pool: CardPool;
  /** Who plays a seat. */
  readonly botAt: (seat: Seat) => Bot;
  /** Random numbers of at least 0 and less than 1, for all bots. */
  readonly random: () => number;
  /** The events that the bots remember; left out: none. */
  readonly past?: () => Past;
  /** Called with the events of each move. */
  readonly happened?: (events: readonly GameEvent[]) => void;
}

/** The move of the first seat that wants to move, starting with the seat whose turn it is; `null` if none does. */
export function nextMove(
  { pool, botAt, random, past }: SelfPlay,
  state: State,
): { readonly seat: Seat; readonly move: Move } | null {
  const { players, turn } = state;
  for (let at = 0; at < players.length; at += 1) {
    const seat = (turn + at) % players.length;
    const legal = legalMoves(pool, state, seat);
    if (legal.length === 0) continue;
    const decided = botAt(seat).decide(view(pool, state, seat), legal, pool, random, past?.());
    if (decided !== null) return { seat, move: decided.move };
  }
  return null;
}

/**
 * Makes one move: that of the first seat that wants to move, or a timeout if none does. Returns the seat that moved, or
 * `null`. Throws if the rules refuse a bot's move.
 */
export function playOne(game: SelfPlay, state: State): Seat | null {
  const { pool, happened } = game;
  const next = nextMove(game, state);
  if (next !== null) {
    const { seat, move } = next;
    const done = applyMove(pool, state, seat, move);
    if (isRefusal(done)) throw new Error(`${JSON.stringify(move)} was refused by ${done.rule}`);
    happened?.(done.events);
    return seat;
  }
  if (clocks(state).length === 0) return null;
  const done = applyMove(pool, state, SYSTEM, { do: 'timeout' });
  if (!isRefusal(done)) happened?.(done.events);
  return null;
}
