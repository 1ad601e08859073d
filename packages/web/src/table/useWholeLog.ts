import type { CardPool } from '@kickdoor/rules';
import { createContext, useEffect, useMemo, useState } from 'react';
import { recordAt } from '../net/api.ts';
import type { TableState } from '../net/state.ts';
import { isWhole } from './told.ts';

/**
 * How much of a finished game's log the page has: all of it; only the last part until its record arrives; or only the
 * last part for good.
 */
export type Reach = 'whole' | 'asking' | 'cut';

export const ReachContext = createContext<Reach>('whole');

/** The log in the record of a game; `null` if it isn't available. */
interface Found {
  readonly key: string;
  readonly log: TableState['log'] | null;
}

/**
 * The state of a table, with the complete log once its game is over. For a long game the server only sends late
 * visitors the last moves; the rest comes from the record.
 */
export function useWholeLog(
  state: TableState,
  pool: CardPool,
): { readonly state: TableState; readonly reach: Reach } {
  const { game, table, log } = state;
  const [found, setFound] = useState<Found | null>(null);
  const turns = game?.view.turns ?? 0;
  const position = table?.position;
  const isCut = useMemo(
    () => game?.view.phase === 'over' && !isWhole(log, { turns, position }),
    [game?.view.phase, turns, position, log],
  );
  const seat = game?.view.seat ?? null;
  const id = isCut ? (table?.id ?? null) : null;
  const key = `${id} ${seat}`;
  useEffect(() => {
    if (id === null) return undefined;
    const stop = new AbortController();
    const ask = async (): Promise<Found['log']> => {
      const [{ logOfRecord }, answer] = await Promise.all([import('./whole-log.ts'), recordAt(id)]);
      return answer.ok ? logOfRecord(answer.value, { pool, seat }, stop.signal) : null;
    };
    void (async () => {
      const told = await ask().catch(() => null);
      if (!stop.signal.aborted) setFound({ key, log: told });
    })();
    return () => stop.abort();
  }, [id, seat, key, pool]);
  return useMemo(() => {
    if (!isCut) return { state, reach: 'whole' };
    if (found?.key !== key) return { state, reach: 'asking' };
    if (found.log === null || !isWhole(found.log, { turns, position })) return { state, reach: 'cut' };
    return { state: { ...state, log: found.log }, reach: 'whole' };
  }, [state, isCut, found, key, turns, position]);
}
