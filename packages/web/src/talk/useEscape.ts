import { useEffect, type RefObject } from 'react';

/** Handles Escape within an element, instead of what Escape does elsewhere. `null`: Escape isn't handled here. */
export function useEscape(part: RefObject<HTMLElement | null>, act: (() => void) | null): void {
  useEffect(() => {
    const { current: element } = part;
    if (element === null || act === null) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    element.addEventListener('keydown', hear);
    return () => element.removeEventListener('keydown', hear);
  }, [part, act]);
}
