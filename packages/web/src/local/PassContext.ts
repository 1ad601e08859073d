import { createContext } from 'react';

/** Closes the curtain, so that somebody else at this device can open it; `null` where everybody has their own. */
export const PassContext = createContext<(() => void) | null>(null);
