import { useMemo } from 'react';
import { useIsQuiet } from '../hours/useHours.ts';
import { usePosition } from '../table/TableContext.ts';
import { voiceOf, type Voice } from './model.ts';

/** What the voice says at the position that is shown. */
export function useSaid(): Voice {
  const { outlook } = usePosition();
  const quiet = useIsQuiet();
  return useMemo(() => voiceOf(outlook, quiet), [outlook, quiet]);
}
