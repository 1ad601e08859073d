import { usePosition, useTableState } from '../table/TableContext.ts';

/** Whether this seat has been asked for something that has a one-press counteroffer. */
export function useIsCountered(): boolean {
  const { view } = usePosition();
  const { table } = useTableState();
  const { combat, seat, trades, pending } = view;
  // Other questions come first.
  if (seat === null || pending !== null) return false;
  if (combat?.request?.to !== seat) return trades.some(({ to }) => to === seat);
  return table?.talk !== 'off' && combat.request.terms.treasures < combat.treasures;
}
