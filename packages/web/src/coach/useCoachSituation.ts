import { useEffect, useMemo, useRef } from 'react';
import { useIsQuiet } from '../hours/useHours.ts';
import { usePosition } from '../table/TableContext.ts';
import type { Voice } from '../voice/model.ts';
import { understood, useCoachMemory } from './memory.ts';
import { situationOf, type Situation } from './situations.ts';

/**
 * The current situation, if the coach is on and hasn't explained it before; in a guided game, always. `null` in windows
 * that the player has chosen not to stop at.
 */
export function useCoachSituation(said: Voice, always: boolean): Situation | null {
  const { game, view, outlook } = usePosition();
  const memory = useCoachMemory();
  const quiet = useIsQuiet();
  const situation = useMemo(() => situationOf({ ...outlook, said }), [outlook, said]);
  const isNew = situation !== null && (always || !memory.said.includes(situation.id));
  const shown = memory.on && isNew && !quiet ? situation : null;
  const before = useRef<Situation | null>(null);
  const acted = game.news.some(({ by }) => by === view.seat);
  useEffect(() => {
    const { current } = before;
    if (current !== null && acted && current.id !== shown?.id) understood(current.id);
    before.current = shown;
  }, [acted, shown]);
  return shown;
}
