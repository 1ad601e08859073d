/**
 * What has just come under a finger is not what the finger means: for a moment, a button that took another one's place
 * can't be pressed with a pointer. Keyboards and screen readers say what they press, and are always answered.
 */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PressEvent } from 'react-aria-components';
import { onUncovered, uncovered } from '../app/way-back.ts';

/** Milliseconds that people take at least to see what is there and to press it. */
const SETTLING = 400;

/** Tests that press as fast as a machine turn it off. */
const isOn = read() !== 'off';

function read(): string | null {
  try {
    return localStorage.getItem('kickdoor.settling');
  } catch {
    // Storage is unavailable.
    return null;
  }
}

/** Whether a press says where, and not what. */
function isPointed({ pointerType }: PressEvent): boolean {
  return pointerType !== 'keyboard' && pointerType !== 'virtual';
}

export interface Settled {
  /** Whether it may be pressed by now: it looks so. */
  readonly settled: boolean;
  /** At the start of a press: whether it came too soon to be meant. */
  readonly isTooSoon: (press: PressEvent) => boolean;
  /** It was pressed: the second press of a double one means nothing. */
  readonly begin: () => void;
}

/**
 * Whether a button has been what it is for long enough. `place` says what it is and where; it also begins anew when a
 * sheet that lay over it has gone. `isCalled`: the player's own press has brought it up, somewhere else.
 */
export function useSettled(place: string, isCalled = false): Settled {
  const key = `${useSyncExternalStore(onUncovered, uncovered)} ${place}`;
  const [known, setKnown] = useState(isOn && !isCalled ? null : key);
  const since = useRef(Number.NEGATIVE_INFINITY);
  const last = useRef(isCalled ? key : null);
  useLayoutEffect(() => {
    if (last.current !== key) since.current = performance.now();
    last.current = key;
  }, [key]);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setKnown(key), SETTLING);
    return () => clearTimeout(timer);
  }, [key]);
  return {
    settled: !isOn || known === key,
    isTooSoon: (press) => isOn && isPointed(press) && performance.now() - since.current < SETTLING,
    begin: () => {
      since.current = performance.now();
    },
  };
}
