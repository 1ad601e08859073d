import { usePosition } from '../table/TableContext.ts';

/** A key that changes with every new question, even if the answers are the same: another window, another offer. */
export function useQuestion(): string {
  const { view } = usePosition();
  const asked = view.trades.filter(({ to }) => to === view.seat);
  return [view.clocks.at(-1), ...asked].map((each) => each?.id ?? '').join(' ');
}
