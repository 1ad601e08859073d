import { useEffect, useState } from 'react';
import type { Said } from '../net/state.ts';

/**
 * Whether something was heard less than `ms` milliseconds ago. The calling component must not be reused for another
 * item.
 */
export function useFresh({ heard }: Pick<Said, 'heard'>, ms: number): boolean {
  const [over, setOver] = useState(() => heard === null || performance.now() - heard > ms);
  useEffect(() => {
    if (over) return undefined;
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [over, ms]);
  return !over;
}
