import { useEffect, useState } from 'react';
import type { Said } from '../net/state.ts';

/** Whether something was heard less than so many milliseconds ago. A part that asks is drawn for one thing only. */
export function useFresh({ heard }: Pick<Said, 'heard'>, ms: number): boolean {
  const [over, setOver] = useState(() => heard === null || performance.now() - heard > ms);
  useEffect(() => {
    if (over) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [over, ms]);
  return !over;
}
