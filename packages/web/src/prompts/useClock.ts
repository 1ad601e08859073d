import type { RunningClock } from '../net/state.ts';
import { usePosition } from '../table/TableContext.ts';

/** The running clock, restricted to the given kinds if there are any. */
export function useClock(...kinds: readonly RunningClock['kind'][]): RunningClock | null {
  const { game } = usePosition();
  const last = game.clocks.at(-1);
  if (last === undefined) return null;
  return kinds.length === 0 || kinds.includes(last.kind) ? last : null;
}
