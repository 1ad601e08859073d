/**
 * Guards against accidental presses: a button that has just replaced another one ignores the pointer for a moment.
 * Keyboards and screen readers always work, since they announce what they press.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PressEvent } from 'react-aria-components';
import { onUncovered, uncovered } from '../app/way-back.ts';

/** The shortest time in which people can see and press something, in milliseconds. */
const SETTLING = 400;

/** Tests press immediately, so they turn the guard off. */
const isOn = read() !== 'off';

function read(): string | null {
  try {
    return localStorage.getItem('kickdoor.settling');
  } catch {
    // Storage is unavailable.
    return null;
  }
}

/**
 * Recognizes the second press of a double one, on what one press turns on and the next turns off: a double click, as on a
 * desktop, must not undo itself.
 */
export function useDoublePress(): (isByPointer: boolean) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return useCallback((isByPointer) => {
    const since = performance.now() - last.current;
    last.current = performance.now();
    return isOn && isByPointer && since < SETTLING;
  }, []);
}

/** Whether a press has a position rather than a target. */
export function isPointed({ pointerType }: PressEvent): boolean {
  return pointerType !== 'keyboard' && pointerType !== 'virtual';
}

export interface Settled {
  /** Whether the button can be pressed yet; it is styled accordingly. */
  readonly settled: boolean;
  /** Called at the start of a press: whether it came too soon to be intended. */
  readonly isTooSoon: (press: PressEvent) => boolean;
  /** Called when pressed, so that the second press of a double press is ignored. */
  readonly begin: () => void;
}

/**
 * Whether a button has been unchanged for long enough. `place` identifies its action and position. The wait also
 * restarts when a sheet above the button closes. `isCalled`: the player's own press elsewhere has made it appear.
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
