import type { Seat } from '@kickdoor/rules';
import { useClock } from '../prompts/useClock.ts';
import { useGround } from '../table/TableContext.ts';
import { useSeconds } from '../ui/clock.ts';

/** Minutes and seconds, as on a stopwatch. */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whom the table waits for, and how long at most. */
export function Waiting({ seats }: { readonly seats: readonly Seat[] }) {
  const { say, names } = useGround();
  const clock = useClock();
  const seconds = useSeconds(clock);
  if (seats.length === 0) return null;
  const players = seats.map((seat) => names.who(seat));
  return (
    <span className="voice-waiting" data-testid="waiting">
      {seconds === null
        ? say('voice-waiting', { players })
        : say('voice-waiting-time', { players, time: clockTime(seconds) })}
    </span>
  );
}
