/** Which players the table waits for. */
import type { PendingView, Seat, View } from '@kickdoor/rules';

/** All players still in the game except these. */
function allBut(view: View, ...excused: readonly Seat[]): readonly Seat[] {
  return view.players
    .filter(({ seat, left, dead }) => !left && !dead && !excused.includes(seat))
    .map(({ seat }) => seat);
}

function askedBy(pending: PendingView, view: View): readonly Seat[] {
  switch (pending.kind) {
    case 'cancel':
    case 'seize':
      return view.players
        .filter(({ seat, left }) => !left && !pending.passed.includes(seat))
        .map(({ seat }) => seat);
    default:
      return [pending.seat];
  }
}

/** The seats the table waits for, in order; nobody once the game is over. */
export function waitedFor(view: View): readonly Seat[] {
  const { combat, flight, pending, phase, players, turn } = view;
  if (phase === 'over') return [];
  if (pending !== null) return askedBy(pending, view);
  if (phase === 'setup') return players.filter(({ ready, left }) => !ready && !left).map(({ seat }) => seat);
  if (combat !== null && combat.request !== null) return [combat.request.to];
  if (combat !== null && combat.claim !== null) {
    return allBut(view, combat.fighter, ...combat.claim.passed);
  }
  return [flight?.runner ?? turn];
}
