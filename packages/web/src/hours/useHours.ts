/** What the page knows of the time of its table. */
import type { SeatInfo, TableInfo } from '@kickdoor/protocol';
import type { Seat } from '@kickdoor/rules';
import { useEffect } from 'react';
import { usePosition, useTableState } from '../table/TableContext.ts';
import { isOwnAct, stopsMe } from './stop-me.ts';

/** The table as it was last told; `null` before that. */
export function useInfo(): TableInfo | null {
  return useTableState().table;
}

/** What is known of a seat besides the game. */
export function useSeatInfo(seat: Seat | null): SeatInfo | null {
  return useInfo()?.seats.find((info) => info.seat === seat) ?? null;
}

/** Whether the open window goes by without interrupting this player. */
export function useIsQuiet(): boolean {
  const { view, game } = usePosition();
  const { you } = useTableState();
  return view.seat !== null && !stopsMe(view, game.legalMoves, you.stop);
}

/** Lets the window go by at once that this player has opened by an act of their own. */
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

/** Whether this player has nothing to do but to say that they are back, or to go on. */
export function useIsResting(): boolean {
  const { view } = usePosition();
  const own = useSeatInfo(view.seat);
  const info = useInfo();
  return info?.paused === true || own?.standIn === true;
}

/** Whether a person sits there who plays and can be called. */
export function isCallable(info: SeatInfo | undefined): boolean {
  return info?.kind === 'person' && !info.standIn;
}
