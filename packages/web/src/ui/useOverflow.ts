import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

function isOver(element: HTMLElement | null): boolean {
  return element !== null && element.scrollHeight > element.clientHeight + 1;
}

/** Whether an element holds more than it shows, and so has to be reached by keyboard, too, to be scrolled. */
export function useOverflow<Shown extends HTMLElement>(): {
  readonly shown: RefObject<Shown | null>;
  readonly overflows: boolean;
} {
  const shown = useRef<Shown>(null);
  const [overflows, setOverflows] = useState(false);
  // What is in it changes with each drawing, its size with the screen; the same answer again draws nothing.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => setOverflows(isOver(shown.current)));
  useEffect(() => {
    const { current } = shown;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setOverflows(isOver(current)));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { shown, overflows };
}
