import { createContext } from 'react';

/** Closes the curtain, so that somebody else at this device can open it; `null` if players don't share a device. */
export const PassContext = createContext<(() => void) | null>(null);
