/** Points at one thing on the table, whoever draws it: a card of the hand or a button. */
import { useEffect } from 'react';
import type { Situation } from './situations.ts';

/** Things are found by what they stand for. Inside a sheet of rules that no other part of the page has to know. */
function selectorOf({ card, verb }: Situation): string | null {
  if (card !== null) {
    return `[data-testid="hand"] [data-card="${card}"], [data-testid="door-card"] [data-card="${card}"]`;
  }
  // Of several such buttons, the one that comes first.
  return verb === null ? null : `.button-main[data-testid="do-${verb}"]`;
}

/** Lets what a situation is about pulse until it is over; where motion is reduced, it stands in a ring instead. */
export function usePointer(situation: Situation | null): void {
  const selector = situation === null ? null : selectorOf(situation);
  useEffect(() => {
    if (selector === null) return undefined;
    const sheet = new CSSStyleSheet();
    // A ring that fades in and out costs nothing while it does; one that grows is painted sixty times a second.
    sheet.replaceSync(`:is(${selector}) { position: relative; }
      :is(${selector})::after {
        content: ''; position: absolute; inset: 0; border-radius: inherit; pointer-events: none;
        box-shadow: 0 0 0 7px var(--ui-gold); animation: coach-point 1.4s ease-in-out infinite;
      }
      @media (prefers-reduced-motion: reduce) { :is(${selector})::after { animation: none; } }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [selector]);
}
