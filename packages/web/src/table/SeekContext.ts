import { createContext } from 'react';

/** Goes to the moment after so many acts, where the game is a replay; `null` at a table. */
export const SeekContext = createContext<((number: number) => void) | null>(null);
