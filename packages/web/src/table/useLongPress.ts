import { useEffect, useRef } from 'react';

/** Milliseconds for a long press. */
const LONG = 480;

export interface LongPress {
  readonly start: (event: { readonly pointerType: string }) => void;
  readonly end: () => void;
  /** Whether the press that just ended was a long one; true only once. */
  readonly fired: () => boolean;
}

/** Detects a finger or pen resting on something. */
export function useLongPress(act: () => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: ({ pointerType }) => {
      done.current = false;
      if (pointerType !== 'touch' && pointerType !== 'pen') return;
      timer.current = setTimeout(() => {
        done.current = true;
        act();
      }, LONG);
    },
    end: () => clearTimeout(timer.current),
    fired: () => {
      const was = done.current;
      done.current = false;
      return was;
    },
  };
}
