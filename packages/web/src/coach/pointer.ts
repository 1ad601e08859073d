/** Highlights something on the table, whichever component renders it: a card in the hand, or a button. */
import { useEffect } from 'react';
import type { Situation } from './situations.ts';

/**
 * A selector for the subject of a situation. A style sheet of its own means no other component has to know about it.
 */
function selectorOf({ card, verb }: Situation): string | null {
  if (card !== null) {
    return `[data-testid="hand"] [data-card="${card}"], [data-testid="door-card"] [data-card="${card}"]`;
  }
  // The first of several such buttons.
  return verb === null ? null : `.button-main[data-testid="do-${verb}"]`;
}

/** Makes the subject of a situation pulse, then keeps a steady ring around it; with reduced motion, only the ring. */
export function usePointer(situation: Situation | null): void {
  const selector = situation === null ? null : selectorOf(situation);
  useEffect(() => {
    if (selector === null) return undefined;
    const sheet = new CSSStyleSheet();
    // A ring that fades is painted once; one that grows is painted sixty times a second. After three and a half times
    // it is fully visible, and the page comes to rest.
    sheet.replaceSync(`:is(${selector}) { position: relative; }
      :is(${selector})::after {
        content: ''; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;
        box-shadow: 0 0 0 7px var(--ui-gold); animation: coach-point 1.4s ease-in-out 3.5;
      }
      @media (prefers-reduced-motion: reduce) { :is(${selector})::after { animation: none; } }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [selector]);
}
