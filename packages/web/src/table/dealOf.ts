import type { View } from '@kickdoor/rules';

export type Trade = View['trades'][number];

/** The trade on the stage: one that involves this seat, or else any; none while something else is happening. */
export function dealOf({ trades, seat, pending, combat, flight }: View): Trade | null {
  if (pending !== null || combat !== null || flight !== null) return null;
  return trades.find(({ from, to }) => from === seat || to === seat) ?? trades[0] ?? null;
}
