import { useEffect, useState } from 'react';
import type { TableClient } from '../net/client.ts';
import type { TableState } from '../net/state.ts';

/** The table states of several connections. */
export function useTablesOf(clients: readonly TableClient[]): readonly TableState[] {
  const [states, setStates] = useState(() => clients.map((client) => client.snapshot()));
  useEffect(() => {
    const hear = () => setStates(clients.map((client) => client.snapshot()));
    hear();
    const deaf = clients.map((client) => client.subscribe(hear));
    return () => {
      for (const one of deaf) one();
    };
  }, [clients]);
  return states;
}
