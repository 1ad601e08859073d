import { createContext } from 'react';

/** Switches to the rematch's table, at the same URL. */
export const GoOnContext = createContext<(next: string) => void>(() => undefined);
