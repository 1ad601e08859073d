import { view, type CardPool, type Seat, type State } from '@kickdoor/rules';

/** Whether a game waits for a seat: it was asked something, or nobody was and it is its turn. */
export function awaited(pool: CardPool, state: State, seat: Seat): boolean {
  const { players, turn, phase } = view(pool, state, seat);
  if (phase === 'setup') return players[seat]?.ready === false;
  const asked = players.filter((player) => player.asked !== null);
  return asked.length > 0 ? asked.some((player) => player.seat === seat) : turn === seat;
}
