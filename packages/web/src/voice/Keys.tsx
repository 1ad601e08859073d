import { useEffect } from 'react';
import { useHeld, usePosition, useInteraction } from '../table/TableContext.ts';
import { isAmongCards } from '../prompts/Tray.tsx';
import { useOpenTalk } from '../talk/panel.ts';
import type { Voice } from './model.ts';

/** Whether the keyboard belongs to a text field or a dialog. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;
}

/** Whether the focused element handles Space itself. */
function ownsSpace({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('button, a, [role=radio], [role=switch], summary') !== null
  );
}

/**
 * The table's keyboard shortcuts: Space performs the first act, 1 to 9 hold out a card, P passes, L opens the log, T
 * opens Talk, ? lists the shortcuts.
 */
export function Keys({ said: { primary, others } }: { readonly said: Voice }): null {
  const { view, run, select, setOpen } = usePosition();
  const { open, choosing } = useInteraction();
  const selected = useHeld();
  const openTalk = useOpenTalk();
  useEffect(() => {
    function holdOut(at: number): void {
      if (isAmongCards(choosing)) {
        // The tray is in the place of the hand.
        const pick = choosing.choice.from.filter((each) => 'card' in each)[at];
        if (pick !== undefined) choosing.toggle(pick);
        return;
      }
      const card = view.hand?.[at];
      if (card === undefined || choosing !== null) return;
      select(card === selected ? null : card);
    }
    function pass(): void {
      const found = [primary, ...others].find((act) => act?.legalMove.move.do === 'pass');
      if (found !== null && found !== undefined) run(found.legalMove);
    }
    /** Handles a key. Returns whether it means anything here. */
    function press(event: KeyboardEvent): boolean {
      const { key } = event;
      if (/^[1-9]$/u.test(key)) holdOut(Number(key) - 1);
      else if (key === 'p' || key === 'P') pass();
      else if (key === 'l' || key === 'L') setOpen({ kind: 'log' });
      else if (key === 't' || key === 'T') openTalk?.();
      else if (key === '?') setOpen({ kind: 'keys' });
      else if (key === 'Escape' && selected !== null) select(null);
      else if (key === ' ' && !event.repeat && !ownsSpace(event) && choosing !== null) {
        if (choosing.enough) choosing.confirm();
      } else if (key === ' ' && !event.repeat && !ownsSpace(event) && primary !== null && selected === null) {
        if (primary.opensTargets) setOpen({ kind: 'which', like: primary.legalMove });
        else run(primary.legalMove);
      } else return false;
      return true;
    }
    function hear(event: KeyboardEvent): void {
      if (open === null && !event.defaultPrevented && !isTaken(event) && press(event)) event.preventDefault();
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [view, primary, others, run, select, setOpen, selected, open, choosing, openTalk]);
  return null;
}
