import { createContext } from 'react';

/** Jumps to a move in a replay, by its number; `null` at a table. */
export const SeekContext = createContext<((number: number) => void) | null>(null);
