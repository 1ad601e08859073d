/** Which seat a table waits for. */
import type { Seat, State } from '@kickdoor/rules';

/** The seat that has to act: the one that the innermost prompt asks, otherwise the one whose turn it is. */
export function seatToAct(state: State): Seat {
  const { combat, flight, turn, phase, players } = state;
  const frame = state.stack.at(-1);
  if (frame !== undefined) {
    if ('passed' in frame) {
      return firstOf(state, (seat) => !frame.passed.includes(seat) && !hasClaimed(frame, seat));
    }
    return 'seat' in frame ? frame.seat : turn;
  }
  if (combat !== null && combat.request !== null) return combat.request.to;
  const [trade] = state.trades;
  if (trade !== undefined) return trade.to;
  if (combat !== null && combat.claim !== null) {
    const { fighter, claim } = combat;
    return firstOf(state, (seat) => seat !== fighter && !claim.passed.includes(seat));
  }
  if (phase === 'setup') return firstOf(state, (seat) => players[seat]?.ready === false);
  return flight?.runners[0] ?? turn;
}

function hasClaimed(frame: NonNullable<State['stack'][number]>, seat: Seat): boolean {
  return frame.f === 'seize' && frame.claims.some(([one]) => one === seat);
}

function firstOf({ players, turn }: State, has: (seat: Seat) => boolean): Seat {
  for (let seat = 0; seat < players.length; seat++) {
    const it = players[seat];
    if (it?.dead === false && !it.left && has(seat)) return seat;
  }
  return turn;
}
