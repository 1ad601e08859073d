import type { Seat } from '@kickdoor/rules';
import { useEffect, useState } from 'react';
import type { Beat } from '../beats/beats.ts';
import { useBeat } from '../beats/BeatsContext.ts';
import { useTools } from './TableContext.ts';
import './stamp.css';

type Mood = 'cursed' | 'caught' | 'died' | 'risen';

/** How long a stamp stays, in milliseconds. */
const STAYS = 1600;

/** The stamp that a beat puts on a seat; `null`: none. */
function moodOf(beat: Beat | null, seat: Seat): Mood | null {
  if (beat === null || !('seat' in beat.shown) || beat.shown.seat !== seat) return null;
  const { shown } = beat;
  switch (shown.kind) {
    case 'struck':
      return 'cursed';
    case 'verdict':
      return shown.caught ? 'caught' : null;
    case 'died':
      return 'died';
    case 'level':
      return shown.up ? 'risen' : null;
    default:
      return null;
  }
}

/**
 * A stamp on a player's seat that shows what has just happened to them. It fades on its own; the log has the same in
 * words.
 */
export function SeatStamp({ seat }: { readonly seat: Seat }) {
  const { say } = useTools();
  const beat = useBeat();
  const [stamp, setStamp] = useState<{ readonly key: string; readonly mood: Mood } | null>(null);
  const mood = moodOf(beat, seat);
  const key = beat?.key ?? '';
  if (mood !== null && stamp?.key !== key) setStamp({ key, mood });
  useEffect(() => {
    if (stamp === null) return undefined;
    const timer = setTimeout(() => setStamp(null), STAYS);
    return () => clearTimeout(timer);
  }, [stamp]);
  if (stamp === null) return null;
  return (
    <span key={stamp.key} className={`stamp stamp-${stamp.mood}`} aria-hidden>
      {say(`stamp-${stamp.mood}`)}
    </span>
  );
}
