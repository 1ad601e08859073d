/** Presence and time at the table. */
import type { SeatInfo, TableInfo } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { useEffect } from 'react';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { isOwnAct, stopsMe } from './stop-me.ts';

/** The latest table info; `null` before the first. */
export function useInfo(): TableInfo | null {
  return useTableState().table;
}

/** A seat's info apart from the game. */
export function useSeatInfo(seat: Seat | null): SeatInfo | null {
  return useInfo()?.seats.find((info) => info.seat === seat) ?? null;
}

/** Whether the open window passes without interrupting this player. */
export function useIsQuiet(): boolean {
  const { view, game } = usePosition();
  const { you } = useTableState();
  return view.seat !== null && !stopsMe(view, game.legalMoves, you.stop);
}

/** Passes at once on a window that this player's own act has opened. */
export function usePassesOwn(): void {
  const { client, view, game } = usePosition();
  const resting = useIsResting();
  const may = game.legalMoves.some(({ move }) => move.do === 'pass');
  const passes = may && isOwnAct(view) && !resting;
  useEffect(() => {
    if (passes) client.move({ do: 'pass' });
    // One act may follow another without anything in between.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, passes, game.number]);
}

/** Whether all this player can do is say that they are back, or resume the game. */
export function useIsResting(): boolean {
  const { view } = usePosition();
  const own = useSeatInfo(view.seat);
  const info = useInfo();
  return info?.paused === true || own?.standIn === true;
}

/** Whether the seat has a person who plays and can be nudged. */
export function isCallable(info: SeatInfo | undefined): boolean {
  return info?.kind === 'person' && !info.standIn;
}
