import { useMemo } from 'react';
import { useTableState } from '../table/TableContext.ts';
import { useMuted } from './muted.ts';
import type { Said } from '../net/state.ts';

/** Messages from players who aren't muted, oldest first. */
export function useSaid(): readonly Said[] {
  const { said, table } = useTableState();
  const muted = useMuted(table?.link);
  return useMemo(
    () => said.filter(({ seat }) => !muted.includes(table?.seats[seat]?.name ?? '')),
    [said, muted, table],
  );
}
