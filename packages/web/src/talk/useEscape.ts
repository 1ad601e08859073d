import { useEffect, type RefObject } from 'react';

/** Does something else with Escape inside a part of the page; nothing where `act` is `null`. */
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
