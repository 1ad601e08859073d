import type { PlayerView } from '@kickdoor/rules';
import { useMemo } from 'react';
import { Portrait } from '../cards/Portrait.tsx';
import { shortTime } from '../hours/duration.ts';
import type { RunningClock } from '../net/state.ts';
import { useClock } from '../prompts/useClock.ts';
import { FaceAt } from '../talk/Faces.tsx';
import { Arc } from '../ui/Arc.tsx';
import { useSeconds } from '../ui/clock.ts';
import { waitedFor } from '../voice/waiting.ts';
import { useSpoken } from '../words/WordsContext.tsx';
import { portrait, useCharacter } from './seat-kind.ts';
import { usePosition } from './TableContext.ts';
import './likeness.css';

/** A player's portrait, in a countdown ring while the table waits for them. */
export function Likeness({ player, size }: { readonly player: PlayerView; readonly size: number }) {
  const { pool, view } = usePosition();
  const clock = useClock();
  const waited = waitedFor(view).includes(player.seat);
  const character = useCharacter(player.seat);
  const looks = useMemo(() => portrait(player, pool, character), [player, pool, character]);
  return (
    <span
      className={`likeness${waited ? ' likeness-waited' : ''}`}
      data-place={`seat:${player.seat}`}
      aria-hidden
    >
      <Portrait {...looks} size={size} dead={player.dead} />
      <FaceAt seat={player.seat} />
      {waited && clock !== null ? <Countdown clock={clock} /> : null}
    </span>
  );
}

function Countdown({ clock }: { readonly clock: RunningClock }) {
  const seconds = useSeconds(clock);
  const { language } = useSpoken();
  return (
    <>
      <span className="likeness-ring">
        <Arc clock={clock} radius={17.5} line={4} />
      </span>
      <span className="likeness-seconds" aria-hidden>
        {shortTime(seconds, language)}
      </span>
    </>
  );
}
