import { createContext } from 'react';

/** The text of the record that a replay shows; `null` at a table, whose server has it. */
export const RecordContext = createContext<string | null>(null);
