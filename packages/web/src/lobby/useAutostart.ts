import { useEffect } from 'react';
import type { TableClient } from '../net/client.ts';
import type { TableState } from '../net/state.ts';
import { autostart } from './new-game.ts';

/** Tables whose start was asked for here. */
const asked = new Set<string>();

/**
 * Starts a table whose game was begun with it: that is asked for with the first words to the server. Returns whether it is under
 * way: such a table has nothing to decide in its lobby, unless the server refuses.
 */
export function useAutostart(client: TableClient, table: string, { notices }: TableState): boolean {
  useEffect(() => {
    if (!autostart.delete(table)) return;
    asked.add(table);
    client.ask({ type: 'start' });
  }, [table, client]);
  const isRefused = notices.length > 0;
  useEffect(() => {
    if (isRefused) asked.delete(table);
  }, [table, isRefused]);
  return autostart.has(table) || (asked.has(table) && !isRefused);
}
