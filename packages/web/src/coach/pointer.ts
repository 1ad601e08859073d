/** Points at one thing on the table, whoever draws it: a card of the hand or a button. */
import { useEffect } from 'react';
import type { Situation } from './situations.ts';

/** Things are found by what they stand for. Inside a sheet of rules that no other part of the page has to know. */
function selectorOf({ card, verb }: Situation): string | null {
  if (card !== null) {
    return `[data-testid="hand"] [data-card="${card}"], [data-testid="door-card"] [data-card="${card}"]`;
  }
  return verb === null ? null : `[data-testid="do-${verb}"]`;
}

/** Lets what a situation is about pulse, until it is over. */
export function usePointer(situation: Situation | null): void {
  const selector = situation === null ? null : selectorOf(situation);
  useEffect(() => {
    if (selector === null) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}) { animation: coach-point 1.4s ease-in-out infinite; }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [selector]);
}
