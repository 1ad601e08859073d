import { createContext } from 'react';

/** Goes on at the table of the rematch, under the same address. */
export const GoOnContext = createContext<(next: string) => void>(() => undefined);
