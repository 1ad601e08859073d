import { useEffect, useRef, type RefObject } from 'react';
import { usePosition, useTouch, type Position } from './TableContext.ts';

/** Whether the game waits for this seat, judging by its legal moves. */
function isWaitedFor({ game, view }: Position): boolean {
  if (view.seat === null || view.phase === 'over') return false;
  // Everybody's opening plays come at once.
  if (view.phase === 'setup') return view.players[view.seat]?.ready === false;
  if (view.players[view.seat]?.asked !== null && view.players[view.seat]?.asked !== undefined) return true;
  return (
    view.pending === null &&
    view.turn === view.seat &&
    game.legalMoves.some(({ move }) => WAITED.has(move.do))
  );
}

const WAITED = new Set(['kick', 'take', 'loot', 'claim', 'flee', 'roll', 'charity', 'end']);

/** Shows in the page's title whether it's the player's move. */
export function useTitle(): void {
  const scene = usePosition();
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
 * Keeps keyboard focus on the buttons: when the focused button disappears with the move it made, the first of the new
 * ones gets the focus. So does the first answer to a question, unless something else has the focus.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const { game, view } = usePosition();
  const { choosing } = useTouch();
  const asked =
    choosing !== null || (view.seat !== null && (view.players[view.seat]?.asked ?? null) !== null);
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
    if ((!inside.current && !asked) || document.activeElement !== document.body) return;
    // What is asked is answered from the tray, if there is one, or from the buttons.
    const tray = document.querySelector<HTMLElement>('[data-testid=tray] button:not([disabled])');
    const button = dock.current?.querySelector<HTMLElement>('.act:not([disabled])');
    (tray ?? button)?.focus({ preventScroll: true });
    // Any update may change the buttons.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [game.number, asked]);
  return dock;
}
