import { useMemo } from 'react';
import { useIsQuiet } from '../hours/useHours.ts';
import { usePosition } from '../table/TableContext.ts';
import { voiceOf, type Voice } from './model.ts';

/** The voice at the current position. */
export function useSaid(): Voice {
  const { outlook } = usePosition();
  const quiet = useIsQuiet();
  return useMemo(() => voiceOf(outlook, quiet), [outlook, quiet]);
}
