import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How far an element has to shrink to fit: the first step at which nothing overflows, found before painting. Starts
 * over when the contents or the available room changes.
 */
export function useFit<Shown extends HTMLElement>({ contents, room, last }: FitProps): Fit<Shown> {
  const shown = useRef<Shown>(null);
  const [size, setSize] = useState('');
  const key = `${contents} ${size}`;
  const [fit, setFit] = useState({ key, step: 0, overflows: false });
  const step = fit.key === key ? Math.min(fit.step, last) : 0;
  // The contents can change with any render. An unchanged answer causes no further render, and there are few steps.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const { current } = shown;
    const overflows = current !== null && current.scrollHeight > current.clientHeight + 1;
    const next = overflows ? Math.min(step + 1, last) : step;
    if (fit.key !== key || fit.step !== next || fit.overflows !== overflows) {
      setFit({ key, step: next, overflows });
    }
  });
  useEffect(() => {
    const around = shown.current?.closest(room) ?? null;
    if (around === null) return undefined;
    const observer = new ResizeObserver(() => setSize(`${around.clientWidth} ${around.clientHeight}`));
    observer.observe(around);
    return () => observer.disconnect();
  }, [room]);
  return { shown, step, overflows: fit.overflows };
}

interface FitProps {
  /** A key for the contents. */
  readonly contents: string;
  /** A selector of the surrounding element, whose size determines the room. */
  readonly room: string;
  /** The last step: whatever still doesn't fit scrolls. */
  readonly last: number;
}

interface Fit<Shown> {
  readonly shown: RefObject<Shown | null>;
  readonly step: number;
  readonly overflows: boolean;
}
