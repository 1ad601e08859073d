import { createContext } from 'react';

/** The text of the replayed record; `null` at a table, whose server has it. */
export const RecordContext = createContext<string | null>(null);
