import { useEffect, useRef, type RefObject } from 'react';
import { useTable } from './TableContext.ts';

/** Whether the game waits for this seat, as far as its offers tell. */
function isWaitedFor({ game, view }: ReturnType<typeof useTable>): boolean {
  if (view.seat === null || view.phase === 'over') return false;
  if (view.players[view.seat]?.asked !== null && view.players[view.seat]?.asked !== undefined) return true;
  return (
    view.pending === null && view.turn === view.seat && game.offers.some(({ move }) => WAITED.has(move.do))
  );
}

const WAITED = new Set(['kick', 'take', 'loot', 'claim', 'flee', 'roll', 'charity', 'end']);

/** Says in the title of the page whether one's own move is waited for. */
export function useTitle(): void {
  const scene = useTable();
  const waited = isWaitedFor(scene);
  const { say } = scene;
  useEffect(() => {
    document.title = waited ? `${say('turn-yours')} · Kickdoor` : 'Kickdoor';
    return () => {
      document.title = 'Kickdoor';
    };
  }, [waited, say]);
}

/**
 * Keeps the keyboard where the buttons are: when the button that had the focus is gone with the move that it made,
 * the first of the new ones gets it.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const { game } = useTable();
  const dock = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    function note({ target }: FocusEvent): void {
      inside.current = target instanceof Node && dock.current?.contains(target) === true;
    }
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    dock.current?.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true });
    // With every update the buttons may be others.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [game.number]);
  return dock;
}
