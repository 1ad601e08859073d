import type { Seat } from '@kickdoor/rules';
import { durationPhrase } from '../hours/duration.ts';
import { useClock } from '../prompts/useClock.ts';
import { useTools } from '../table/TableContext.ts';
import { useSeconds } from '../ui/clock.ts';

/** The players whom the table waits for, and the maximum time. */
export function Waiting({ seats }: { readonly seats: readonly Seat[] }) {
  const { say, names } = useTools();
  const clock = useClock();
  const seconds = useSeconds(clock);
  if (seats.length === 0) return null;
  const players = seats.map((seat) => names.who(seat));
  return (
    <span className="voice-waiting" data-testid="waiting">
      {seconds === null
        ? say('voice-waiting', { players })
        : say('voice-waiting-time', { players, time: say(durationPhrase(seconds)) })}
    </span>
  );
}
