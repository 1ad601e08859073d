import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * How far something has to give way for all of it to be seen: the first of so many steps at which nothing of it is left
 * over, found before anything is drawn. It begins anew with other contents, and with another room.
 */
export function useFit<Shown extends HTMLElement>({ contents, room, last }: FitProps): Fit<Shown> {
  const shown = useRef<Shown>(null);
  const [size, setSize] = useState('');
  const key = `${contents} ${size}`;
  const [fit, setFit] = useState({ key, step: 0, overflows: false });
  const step = fit.key === key ? Math.min(fit.step, last) : 0;
  // What is in it changes with each drawing; the same answer again draws nothing, and there are few steps.
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
  /** Says what is in it. */
  readonly contents: string;
  /** A selector of what is around it, whose size decides how much room there is. */
  readonly room: string;
  /** The last step: what doesn't fit then scrolls. */
  readonly last: number;
}

interface Fit<Shown> {
  readonly shown: RefObject<Shown | null>;
  readonly step: number;
  readonly overflows: boolean;
}
