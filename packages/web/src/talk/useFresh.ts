import { useEffect, useState } from 'react';
import type { Said } from '../net/state.ts';

/**
 * Whether a message is less than `ms` milliseconds old. The calling component must not be reused for another message.
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
