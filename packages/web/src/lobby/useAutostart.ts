import { useEffect } from 'react';
import type { TableClient } from '../net/client.ts';
import type { TableState } from '../net/state.ts';
import { autostart } from './new-game.ts';

/** Tables that this page has asked to start. */
const asked = new Set<string>();

/**
 * Starts a table that was created together with its game, as soon as the connection opens. Returns whether that is
 * under way: such a table skips its lobby, unless the server refuses.
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
