import { useEffect, useRef, type RefObject } from 'react';
import { useTitle } from '../app/useTitle.ts';
import { windowOf } from '../hours/stop-me.ts';
import { useIsQuiet } from '../hours/useHours.ts';
import { usePosition, useInteraction, type Position } from './TableContext.ts';

/** Whether the game waits for this seat, going by its legal moves. */
function isWaitedFor({ game, view }: Position): boolean {
  if (view.seat === null || view.phase === 'over') return false;
  // Everybody makes their opening plays at the same time.
  if (view.phase === 'setup') return view.players[view.seat]?.ready === false;
  if (view.players[view.seat]?.asked !== null && view.players[view.seat]?.asked !== undefined) return true;
  return (
    view.pending === null &&
    view.turn === view.seat &&
    game.legalMoves.some(({ move }) => WAITED.has(move.do))
  );
}

const WAITED = new Set(['kick', 'take', 'loot', 'claim', 'flee', 'roll', 'charity', 'end']);

/** Sets the page's title to say whether it is the player's move. */
export function useTurnTitle(): void {
  const scene = usePosition();
  useTitle(isWaitedFor(scene) ? scene.say('turn-yours') : null);
}

/** Whether the focus may be taken from an element: it isn't a text field or inside an open sheet. */
function isFree(element: Element | null): boolean {
  return element?.closest('input, textarea, select, [contenteditable], [role=dialog]') === null;
}

const ANSWER = '.act:not([disabled])';
/** The button that Space presses. */
const FIRST = `${ANSWER}[aria-keyshortcuts=Space]`;

/** The button zone, which scripts can focus. */
function zoneOf(dock: RefObject<HTMLDivElement | null>): HTMLElement | null {
  return dock.current?.closest<HTMLElement>('.voice') ?? null;
}

/**
 * Keeps keyboard focus on the action buttons. When the focused button disappears with the move it made, the first act's
 * button gets the focus, or the zone if there is none: pressing again must not trigger an unrelated act. The first
 * answer to a question or a window also gets the focus, unless somebody is typing or reading a sheet.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const { game, view } = usePosition();
  const { choosing } = useInteraction();
  const quiet = useIsQuiet();
  const isInterrupted = view.seat !== null && !quiet && windowOf(view) !== null;
  const asked =
    choosing !== null ||
    isInterrupted ||
    (view.seat !== null && (view.players[view.seat]?.asked ?? null) !== null);
  const before = useRef(false);
  const dock = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    function note({ target }: FocusEvent): void {
      inside.current = target instanceof Node && zoneOf(dock)?.contains(target) === true;
    }
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const isNew = asked && !before.current;
    before.current = asked;
    if (!inside.current && !asked) return;
    const [focused, zone] = [document.activeElement, zoneOf(dock)];
    // A new question takes the focus from any button; other changes only take it if nothing has it.
    if (focused !== document.body && focused !== zone && !(isNew && isFree(focused))) return;
    // Questions are answered in the tray if there is one, otherwise with the buttons.
    const tray = document.querySelector<HTMLElement>('[data-testid=tray] button:not([disabled])');
    const button = dock.current?.querySelector<HTMLElement>(asked ? ANSWER : FIRST);
    (tray ?? button ?? zone)?.focus({ preventScroll: true });
    // Any update may change the buttons.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [game.number, asked]);
  return dock;
}
