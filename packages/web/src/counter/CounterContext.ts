import { createContext, useContext } from 'react';
import type { CounterDocument, CounterState } from './keep/document.ts';

/** The counter on screen. */
export interface ShownCounter {
  readonly doc: CounterDocument;
  readonly state: CounterState;
}

export const CounterContext = createContext<ShownCounter | null>(null);

/** Returns the counter on screen; only below its board. */
export function useShownCounter(): ShownCounter {
  const shown = useContext(CounterContext);
  if (shown === null) throw new Error('there is no counter here');
  return shown;
}
