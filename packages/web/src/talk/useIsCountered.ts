import { usePosition, useTableState } from '../table/TableContext.ts';

/** Whether this seat is asked for something that it can counter with one touch. */
export function useIsCountered(): boolean {
  const { view } = usePosition();
  const { table } = useTableState();
  const { combat, seat, trades, pending } = view;
  // Whatever else is asked comes first.
  if (seat === null || pending !== null) return false;
  if (combat?.request?.to !== seat) return trades.some(({ to }) => to === seat);
  return table?.talk !== 'off' && combat.request.terms.treasures < combat.treasures;
}
