/** Who a wait is for. */
import { defaultMove, type Move, type Seat } from '@kickdoor/rules';
import type { Wait } from '../game/clock-keeper.ts';
import type { LiveGame } from '../game/live-game.ts';

/** What a seat owes, and what the game does if the seat doesn't act in time (D25). */
export interface Debt {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Waits in which everybody may act and nobody has to: before a win, before a curse strikes, while a card is claimed.
 */
const WINDOWS: Readonly<Record<Wait['kind'], boolean>> = {
  grace: true,
  cancel: true,
  seize: true,
  request: false,
  choice: false,
  turn: false,
};

/** Whether everybody may act in a wait and nobody has to. */
export function isWindow({ kind }: Pick<Wait, 'kind'>): boolean {
  return WINDOWS[kind];
}

/** Who owes a move during a wait; nobody in a window. */
export function debts({ pool, state }: Pick<LiveGame, 'pool' | 'state'>, wait: Pick<Wait, 'kind'>): Debt[] {
  if (isWindow(wait)) return [];
  return candidates(state, wait).flatMap((seat) => {
    const move = defaultMove(pool, state, seat);
    return move === null ? [] : [{ seat, move }];
  });
}

/** A trade offer isn't a debt: it lapses with the turn. */
function candidates(
  { combat, players, phase, turn }: LiveGame['state'],
  { kind }: Pick<Wait, 'kind'>,
): Seat[] {
  if (kind === 'request') return combat?.request ? [combat.request.to] : [];
  if (kind === 'turn' && phase !== 'setup') return [turn];
  return [...players.keys()];
}

/** Who may let the open window go by and hasn't yet. */
export function askedInWindow({ pool, state }: LiveGame, wait: Pick<Wait, 'kind'>): Seat[] {
  if (!isWindow(wait)) return [];
  return [...state.players.keys()].filter((seat) => defaultMove(pool, state, seat)?.do === 'pass');
}
